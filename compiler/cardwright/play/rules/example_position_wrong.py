"""The position of an example is one that the game cannot hold.

Before anything is played, the game looks whether the pieces, cards and tokens could lie like this
at all. A position it refuses proves nothing about a card.

```card
    example "a unit that stands nowhere" {
        given your unit at z99
    }
```

Say a position that can come up in play; what is not said is empty.
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW901", "example-position-wrong")


def report(span: Span, why: str, notes: tuple[str, ...] = ()) -> Diagnostic:
    """The line at `span` says what the game refuses, for the reason `why`."""
    return error(RULE, why, span, "said here", notes=notes)
