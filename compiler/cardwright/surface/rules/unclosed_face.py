"""A die face is not closed: `[` without `]`.

```card
game ring

event "Muster" {
    play {
        hit target for each [red
    }
}
```

```card
game ring

event "Muster" {
    play {
        hit target for each [red]
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW010", "unclosed-face")


def report(span: Span) -> Diagnostic:
    """The face that starts at `span` and may end where it ends."""
    end = Span(span.source, span.end, span.end)
    fix = Fix("close it with `]`", (Edit(end, "]"),), safe=False)
    return error(RULE, "this die face is not closed", span, fixes=(fix,))
