"""A brace, bracket, comma, colon or line end is missing.

`{` opens what an ability does, `}` closes it, `:` stands before a body of one line, a comma
parts fields and clauses, and every statement has a line of its own.

```card
game ring

event "Muster" {
    play
        draw 1 card
    }
}
```

```card
game ring

event "Muster" {
    play {
        draw 1 card
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Rule, error
from cardwright.surface.table import LINE_END, Token
from cardwright.surface.terminals import SPELT, human, place_before, spoken

RULE = Rule("CW004", "missing-mark")

_SPACED = frozenset({"LBRACE", "RBRACE"})


def report(kind: str, before: Token, previous: Token | None) -> Diagnostic:
    """A mark of `kind` is missing between `previous` and `before`."""
    where = place_before(before, previous)
    behind = f" after {spoken(previous)}" if previous else ""
    if kind == LINE_END:
        return error(
            RULE, f"a new line is missing{behind}", where, hints=("every statement has a line of its own",)
        )
    text = f" {SPELT[kind]}" if kind in _SPACED else SPELT[kind]
    fix = Fix(f"insert `{SPELT[kind]}`", (Edit(where, text),), safe=False)
    return error(RULE, f"{human(kind)} is missing{behind}", where, fixes=(fix,))
