"""A least or most number is said behind it: `3 or more`.

`or` joins alternatives; a bound is said before the number, `at least 3` or `at most 3`.

```card
game ring

event "Muster" {
    play {
        if you have 3 or more cards {
            draw 1 card
        }
    }
}
```

```card
game ring

event "Muster" {
    play {
        if you have at least 3 cards {
            draw 1 card
        }
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Rule, error
from cardwright.surface.table import Token
from cardwright.text.source import cover

RULE = Rule("CW024", "or-more")


def report(number: Token, more: Token, bound: str) -> Diagnostic:
    """`number or more` should be `at least number`; `bound` is `least` or `most`."""
    span = cover(number.span, more.span)
    text = f"at {bound} {number.text}"
    fix = Fix(f"write `{text}`", (Edit(span, text),), safe=False)
    return error(
        RULE,
        f"a bound is said before its number, not behind it with `or {more.text}`",
        span,
        hints=(f"say `{text}`",),
        fixes=(fix,),
    )
