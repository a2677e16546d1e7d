"""A sentence in an effect makes nothing happen.

The body of an ability tells what happens. A sentence that only says how things are belongs after `if`,
`while` or `until`.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react before a roll by an enemy unit as attacker {
        until the end of the turn {
            attacker is adjacent to a hill hex
        }
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react before a roll by an enemy unit as attacker {
        until the end of the turn {
            attacker has 2 dice
        }
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW218", "not-a-statement")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(RULE, fault, f"`{fault.text}` makes nothing happen", *_advice(fault))


def _advice(fault: bound.Unresolved) -> tuple[str, ...]:
    return () if fault.note else ("say what is done; what only has to hold stands behind `if`",)


CHECK = Check(RULE, _run)
