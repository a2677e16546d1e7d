"""Two cards would be written to one module, or to one with a name that is kept for something else.

The module of a card is named by its title in plain letters. Two titles that differ in marks only, or a
title that is a word of Python or the name of a device, leave no name for it.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain 1 lore
    }
}

lore "Émber" {
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
from cardwright.bound.module_name import is_free, module_name
from cardwright.bound.sets import cards
from cardwright.checks.rule import SetCheck
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW603", "name-collision")


def _run(files: tuple[bound.File, ...]) -> Iterator[Diagnostic]:
    first: dict[tuple[str, str], bound.Card] = {}
    for game, card in cards(files):
        name = module_name(card.title)
        if not name:
            hint = "give it a name with letters, digits or signs"
            yield error(RULE, "nothing of this name can be seen", card.title_span, hints=(hint,))
            continue
        if not is_free(name):
            yield error(
                RULE,
                f"the module of this card would be called `{name}`, a name that is kept for something else",
                card.title_span,
                hints=(f"give it another name, such as `The {card.title}`",),
            )
        known = first.setdefault((game, name), card)
        if (known.title, known.kind.word) != (card.title, card.kind.word):
            yield error(
                RULE,
                f"the modules of this card and of `{known.title}` would both be called `{name}`",
                card.title_span,
                also=(Label(known.title_span, "the other one"),),
                hints=("give one of the two a name with other letters",),
            )


CHECK = SetCheck(RULE, _run)
