"""A word or mark is one too many.

Without it the line would be right: a word written twice, a brace closed twice.

```card
game ring

event "Muster" {
    play {
        move target to to reserve
    }
}
```

```card
game ring

event "Muster" {
    play {
        move target to reserve
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Rule, error
from cardwright.surface.table import Token
from cardwright.surface.terminals import spoken
from cardwright.text.source import Span

RULE = Rule("CW006", "word-too-many")


def report(token: Token) -> Diagnostic:
    """`token` is one too many."""
    span = token.span
    text = span.source.text
    start = span.start
    while start and text[start - 1] in " \t" and text[span.end : span.end + 1] in (" ", "\n", "\r", ""):
        start -= 1
    fix = Fix(f"leave out {spoken(token)}", (Edit(Span(span.source, start, span.end), ""),), safe=False)
    return error(RULE, f"{spoken(token)} is one too many", span, fixes=(fix,))
