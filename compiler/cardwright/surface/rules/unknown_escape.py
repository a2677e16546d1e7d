r"""A backslash in a text stands before something else than a quote or a backslash.

In a text `\"` is a quote and `\\` a backslash; there are no other escapes.

```card
game ring

event "Mus\ter" {
    play {
        draw 1 card
    }
}
```

```card
game ring

event "Mus\\ter" {
    play {
        draw 1 card
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW013", "unknown-escape")


def report(escape: Span, text: str) -> Diagnostic:
    """`escape`, which reads `text`, means nothing."""
    slash = Span(escape.source, escape.start, escape.start + 1)
    return error(
        RULE,
        f"`{text}` means nothing in a text",
        escape,
        hints=('write a backslash as `\\\\` and a quote as `\\"`',),
        fixes=(Fix("write a backslash", (Edit(slash, "\\\\"),), safe=False),),
    )
