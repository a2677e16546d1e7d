"""The position of an example is one that the game cannot hold.

Before anything is played, the game looks whether the pieces, cards and tokens could lie like this
at all. A position it refuses proves nothing about a card.

Say a position that can come up in play; what is not said is empty.

```card
game battlelore

lore "Tax" {
    class Rogue, number 1
    cost 1
    play in the command phase {
        take 1 lore from your opponent
    }
    example "one token" {
        given you have a level 1 Rogue
        given you have 1 lore, and your opponent has 3 lore
        given your unit at z99
    }
}
```

```card
game battlelore

lore "Tax" {
    class Rogue, number 1
    cost 1
    play in the command phase {
        take 1 lore from your opponent
    }
    example "one token" {
        given you have a level 1 Rogue
        given you have 1 lore, and your opponent has 3 lore
        given your unit at e5
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW901", "example-position-wrong")


def report(span: Span, why: str, notes: tuple[str, ...] = ()) -> Diagnostic:
    """The line at `span` says what the game refuses, for the reason `why`."""
    return error(RULE, why, span, "said here", notes=notes)
