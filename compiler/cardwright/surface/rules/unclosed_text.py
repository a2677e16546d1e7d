"""A text in quotes is not closed.

A name or text ends on the line it starts on. Only a map, a text between `\"\"\"` and `\"\"\"`,
runs over several lines.

```card
game ring

event "Muster {
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

from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW007", "unclosed-text")


def report(span: Span, quotes: str = '"') -> Diagnostic:
    """The text that starts at `span` and may end where it ends."""
    if span.end == span.start + 1:
        return error(RULE, "this quote closes no text and opens none", span)
    end = Span(span.source, span.end, span.end)
    fix = Fix(f"close it with `{quotes}`", (Edit(end, quotes),), safe=False)
    return error(RULE, "this text is not closed", span, fixes=(fix,))
