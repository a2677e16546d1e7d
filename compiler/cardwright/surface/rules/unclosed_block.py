"""A block is opened with `{` and never closed.

The next card begins, or the file ends, while a block is still open. The place shown is the block
whose closing brace is missing, as far as the indentation tells.

```card
game ring

event "Muster" {
    play {
        draw 1 card
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

from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error
from cardwright.surface.table import Token

RULE = Rule("CW008", "unclosed-block")


def report(opened: Token, noticed: Token) -> Diagnostic:
    """The block opened by the brace `opened` was still open at `noticed`."""
    also = (Label(noticed.span, "still open here"),) if noticed.kind != "$END" else ()
    return error(
        RULE,
        "this block is never closed",
        opened.span,
        also=also,
        hints=("close it with `}` on a line of its own",),
    )
