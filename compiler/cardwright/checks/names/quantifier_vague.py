"""A bare number in a condition, which one reader takes for exactly so many and another for at least.

`if you have 3 lore` is read both ways at every table, so a card has to say which it means. A number that
something *is* (`if your lore is 3`) can only be exact, and what an example expects is exact too.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        if you have 3 lore: order 1 friendly unit
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        if you have at least 3 lore: order 1 friendly unit
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW229", "quantifier-vague")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(
            RULE,
            fault,
            f"`{fault.text}` can be read as exactly or as at least so many",
            f"write `exactly {fault.text}` or `at least {fault.text}`",
        )


CHECK = Check(RULE, _run)
