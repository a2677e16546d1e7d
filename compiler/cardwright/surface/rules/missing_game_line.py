"""The first line does not say the game.

The words of a card mean something only in one game, so a file begins with `game` and its name.

```card
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
from cardwright.text.source import Span

RULE = Rule("CW018", "missing-game-line")


def report(span: Span) -> Diagnostic:
    """`span` stands where the game should be named."""
    return error(
        RULE,
        "the first line must name the game",
        span,
        hints=("write `game` and its name, as in `game ring`",),
    )
