"""An example was played as it says, and what it expects does not hold.

Either the card says something else than its author means, or the expectation was worked out
wrongly. The report says what came instead, and what happened until then.

```card
    example "one token too many" {
        given you have 2 lore
        you play "Tax"
        expect you have 4 lore
    }
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW902", "example-failed")


def report(span: Span, why: str, notes: tuple[str, ...] = ()) -> Diagnostic:
    """The expectation at `span` does not hold; `why` says what came instead."""
    return error(RULE, why, span, "expected here", notes=notes)
