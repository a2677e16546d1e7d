"""Two cards of one deck or class have the same number.

The printed number orders the cards of a deck; two with one number mean that one is wrong.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain 1 lore
    }
}

lore "Cinder" {
    class Wizard, number 1
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

lore "Cinder" {
    class Wizard, number 2
    cost 3
    play in the command phase {
        gain 1 lore
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.sets import identities, printed_number
from cardwright.checks.rule import SetCheck
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW602", "duplicate-number")


def _run(files: tuple[bound.File, ...]) -> Iterator[Diagnostic]:
    first: dict[tuple[str, ...], bound.Card] = {}
    for identity, card in identities(files):
        number = printed_number(card)
        if number is not None:
            known = first.setdefault((*identity, str(number.values[0])), card)
            if known is not card and known.title != card.title:
                yield error(
                    RULE,
                    f"`{known.title}` has number {number.values[0]} already",
                    number.span,
                    also=(Label(known.title_span, "the first one"),),
                    hints=("give one of the two another number",),
                )


CHECK = SetCheck(RULE, _run)
