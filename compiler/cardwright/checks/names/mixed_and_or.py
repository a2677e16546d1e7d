"""Conditions are joined by `and` and by `or` in one line.

`a, and b, or c` means two things to two readers.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        if target is blue, and target is bold, or target is ordered, hit target
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        if target is blue, and target is bold, hit target
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW226", "mixed-and-or")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(RULE, fault, "`and` and `or` are mixed", "put one of the two into an `if` of its own")


CHECK = Check(RULE, _run)
