"""A line stands outside of every card.

After the first line a file holds blocks only: a kind, a name, and what belongs to it in braces.
A line between two blocks is often left over from a card that a brace too many closed early.

```card
game ring

draw 1 card

event "Muster" {
    play {
        draw 1 card
    }
}
```

```card
game ring

event "Muster" {
    play {
        draw 1 card
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.surface.table import Token
from cardwright.surface.terminals import spoken

RULE = Rule("CW022", "outside-a-block")


def report(token: Token) -> Diagnostic:
    """What begins with `token` belongs to no block."""
    return error(
        RULE,
        f"{spoken(token)} stands outside of every card",
        token.span,
        hints=('a card begins with its kind and its name, as in `event "Muster" {`',),
    )
