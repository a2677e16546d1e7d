"""A line of an example stands where it means nothing.

First the position, then what happens; `expect error` directly after what is refused.

```card
    example "too late to say" {
        you play "Tax"
        given you have 2 lore
    }
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW907", "example-out-of-order")


def report(span: Span, why: str) -> Diagnostic:
    """The line at `span` stands in a wrong place."""
    return error(RULE, why, span)
