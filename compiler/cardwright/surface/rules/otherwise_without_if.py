"""An `otherwise` line has no `if` before it.

`otherwise,` belongs to the `if` on the line directly before, which has no `otherwise` yet.

```card
game ring

event "Muster" {
    play {
        draw 1 card
        otherwise, draw 2 cards
    }
}
```

```card
game ring

event "Muster" {
    play {
        if your hand is empty, draw 1 card
        otherwise, draw 2 cards
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW016", "otherwise-without-if")


def report(line: Span) -> Diagnostic:
    """The statement at `line` begins with a stray `otherwise`."""
    word = Span(line.source, line.start, min(line.end, line.start + len("otherwise")))
    return error(
        RULE, "there is no `if` before this `otherwise`", word, hints=("`if` stands on the line before",)
    )
