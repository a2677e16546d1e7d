"""A number is too large to be meant.

```card
game ring

event "Muster" {
    play {
        draw 10000000 cards
    }
}
```

```card
game ring

event "Muster" {
    play {
        draw 10 cards
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW020", "number-too-large")


def report(number: Span) -> Diagnostic:
    """`number` has too many digits."""
    return error(RULE, "this number is too large", number, hints=("numbers have six digits at most",))
