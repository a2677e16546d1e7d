"""A phrase does not say how many.

A missing number never means any or all: a card says `1`, `up to 2`, `each`, `all` or `any number of`.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        order ordered units
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        order 1 friendly unit
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW225", "quantity-missing")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(
            RULE,
            fault,
            f"`{fault.text}` does not say how many",
            "write `1`, `each`, `all` or `any number of` before it",
        )


CHECK = Check(RULE, _run)
