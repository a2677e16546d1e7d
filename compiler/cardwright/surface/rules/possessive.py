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


def report(mark: Span, owner: str = "", owned: str = "") -> Diagnostic:
    """`mark` covers the `'s` between `owner` and `owned`, as far as these could be read."""
    said = f"`the {owned} of {owner}`" if owner and owned else "the hand of your opponent"
    return error(RULE, "an owner is not written with `'s`", mark, hints=(f"say it with `of`: {said}",))
