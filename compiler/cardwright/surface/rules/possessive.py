"""An owner is written with `'s`.

What belongs to somebody is said with `of`, or with `your` and `their`.

```card
game ring

event "Muster" {
    play {
        discard the opponent's card
    }
}
```

```card
game ring

event "Muster" {
    play {
        discard the card of your opponent
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW023", "possessive")


def report(mark: Span) -> Diagnostic:
    """`mark` covers the `'s`."""
    return error(
        RULE,
        "an owner is not written with `'s`",
        mark,
        hints=("say it with `of`: the hand of your opponent",),
    )
