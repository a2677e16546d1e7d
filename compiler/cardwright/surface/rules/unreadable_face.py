"""A die face holds something else than words.

In the brackets stands the name of one face, `[bonus strike]`, or what it is of, `[banner of target]`.

```card
game ring

event "Muster" {
    play {
        hit target for each [red, blue]
    }
}
```

```card
game ring

event "Muster" {
    play {
        hit target for each [red] or [blue]
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW012", "unreadable-face")


def report(part: Span, text: str) -> Diagnostic:
    """`part` of a face, which reads `text`, is no word."""
    return error(
        RULE, f"`{text}` is no word of a die face", part, hints=("one face in each pair of brackets",)
    )
