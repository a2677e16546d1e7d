"""A window or condition names somebody and what they do without a sign where the one ends.

A subject of several words hides where the verb starts, so `an enemy unit rolls` is read as one noun. A
name after it (`an enemy unit as attacker rolls`) shows it, and so does an event said as a noun
(`a roll by an enemy unit`).

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react before an enemy unit rolls {
        gain 1 lore
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react before an enemy unit as attacker rolls {
        hit attacker
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW215", "subject-too-long")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(
            RULE,
            fault,
            f"`{fault.text}` does not show where its verb starts",
        )


CHECK = Check(RULE, _run)
