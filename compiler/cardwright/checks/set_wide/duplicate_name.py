"""Two cards of a set are one and the same by name.

A card is known by its game, its deck or class, and its name. Two with one identity could not be told
apart by a deck, an example or another card.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain 1 lore
    }
}

lore "Ember" {
    class Wizard, number 2
    cost 3
    play in the command phase {
        gain 1 lore
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain 1 lore
    }
}

lore "Ember" {
    class Rogue, number 2
    cost 3
    play in the command phase {
        gain 1 lore
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.sets import identities
from cardwright.checks.rule import SetCheck
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW601", "duplicate-name")


def _run(files: tuple[bound.File, ...]) -> Iterator[Diagnostic]:
    first: dict[tuple[str, ...], bound.Card] = {}
    for identity, card in identities(files):
        known = first.setdefault((*identity, card.title), card)
        if known is not card:
            yield error(
                RULE,
                f"there is another card `{card.title}` here",
                card.title_span,
                also=(Label(known.title_span, "the first one"),),
                hints=("give one of the two another name",),
            )


CHECK = SetCheck(RULE, _run)
