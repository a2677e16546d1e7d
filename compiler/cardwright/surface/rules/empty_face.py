"""A die face names nothing: `[]`.

```card
game ring

event "Muster" {
    play {
        hit target for each []
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

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW011", "empty-face")


def report(face: Span) -> Diagnostic:
    """`face` has no words in it."""
    return error(RULE, "this die face names nothing", face, hints=("write its name in the brackets",))
