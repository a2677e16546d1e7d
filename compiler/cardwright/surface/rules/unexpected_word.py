"""A word or mark stands where nothing of its kind can stand.

A sentence is an order (`hit target`), a permit (`you may draw 1 card`), what a player does
(`the Mordor player draws 1 card`) or how something is (`attacker has exactly 2 dice`). Where a
line is none of these and no small change would make it one, the rest of the line is passed over
and reading goes on with the next.

```card
game ring

event "Muster" {
    play {
        may may must draw of of
    }
}
```

```card
game ring

event "Muster" {
    play {
        you may draw 1 card
    }
}
```
"""

from collections.abc import Sequence

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.surface.table import LINE_END, Token
from cardwright.surface.terminals import one_of, spoken

RULE = Rule("CW001", "unexpected-word")


def report(token: Token, expected: Sequence[str]) -> Diagnostic:
    """`token` cannot stand where it does; `expected` could."""
    if token.kind == LINE_END:
        message = "the line ends too early"
    elif token.kind == "$END":
        message = "the file ends too early"
    else:
        message = f"{spoken(token)} cannot stand here"
    if token.text == "not":
        return error(RULE, message, token.span, hints=("say `cannot`, or `is not`",))
    hints = (f"here may stand {one_of(expected)}",) if expected else ()
    return error(RULE, message, token.span, hints=hints)
