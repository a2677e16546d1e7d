"""A line of an example answers nothing that the game asks.

The lines are used in their order, each by the game's next question to that player. A line that the
game has no use for usually means that the card asks less than its author thinks, or asks somebody
else.

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
        given your hand is "Tax"
        you play "Tax"
        you roll [red]
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
        given your hand is "Tax"
        you play "Tax"
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW904", "example-script-unused")


def report(span: Span, why: str, notes: tuple[str, ...] = ()) -> Diagnostic:
    """The line at `span` is not used; `why` says what the game does instead."""
    return error(RULE, why, span, "not used", notes=notes)
