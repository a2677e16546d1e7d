"""A word is missing.

The sentence would be whole with one word more: a name after `as`, the `must` between a long
subject and its verb, a number, a title.

```card
game ring

event "Muster" {
    play {
        choose 1 army as
    }
}
```

```card
game ring

event "Muster" {
    play {
        choose 1 army as chosen
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Rule, error
from cardwright.surface.table import Token
from cardwright.surface.terminals import SPELT, human, place_before, spoken

RULE = Rule("CW003", "missing-word")


def report(kind: str, before: Token, previous: Token | None) -> Diagnostic:
    """A word of `kind` is missing between `previous` and `before`."""
    where = place_before(before, previous)
    text = SPELT.get(kind)
    fixes: tuple[Fix, ...] = ()
    if text:
        edit = Edit(where, f" {text}" if previous and where.start == previous.span.end else f"{text} ")
        fixes = (Fix(f"insert `{text}`", (edit,), safe=False),)
    behind = f" after {spoken(previous)}" if previous else ""
    return error(RULE, f"{human(kind)} is missing{behind}", where, fixes=fixes)
