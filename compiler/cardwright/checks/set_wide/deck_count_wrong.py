"""A deck holds another number of cards than it says.

A deck may say how many cards it has; its list has to come to that.

```card
game battlelore

deck "Small" {
    cards 3
    2 "Ember"
}

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain 1 lore
    }
}
```

```card
game battlelore

deck "Small" {
    cards 2
    2 "Ember"
}

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain 1 lore
    }
}
```
"""

from collections.abc import Iterator
from typing import Final

from cardwright.bound import nodes as bound
from cardwright.bound.sets import decks, said_size
from cardwright.checks.rule import SetCheck
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error

RULE = Rule("CW604", "deck-count-wrong")
_MOST: Final = 99  # copies of one card; the largest printed deck has 60 cards


def _run(files: tuple[bound.File, ...]) -> Iterator[Diagnostic]:
    for _, deck in decks(files):
        if not deck.counts:
            hint = 'list its cards, each with its number: `2 "Fireball"`'
            yield error(RULE, "this deck holds no card", deck.span, hints=(hint,))
        for count, title, span in deck.counts:
            if not 1 <= count <= _MOST:
                says = f"a deck holds from 1 to {_MOST} of a card that it lists, not {count}"
                yield error(RULE, says, span, hints=(f'write `1 "{title}"`, or leave the line out',))
        size = said_size(deck)
        held = sum(count for count, _, _ in deck.counts)
        if size is not None and size.values[0] != held:
            yield error(
                RULE,
                f"this deck holds {held} cards, not {size.values[0]}",
                size.span,
                hints=(f"write `cards {held}`, or mend the counts",),
            )


CHECK = SetCheck(RULE, _run)
