"""A line of an example answers nothing that the game asks.

The lines are used in their order, each by the game's next question to that player. A line that the
game has no use for usually means that the card asks less than its author thinks, or asks somebody
else.

```card
    example "nobody asks" {
        you play "Tax"
        you roll [red]
    }
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW904", "example-script-unused")


def report(span: Span, why: str, notes: tuple[str, ...] = ()) -> Diagnostic:
    """The line at `span` is not used; `why` says what the game does instead."""
    return error(RULE, why, span, "not used", notes=notes)
