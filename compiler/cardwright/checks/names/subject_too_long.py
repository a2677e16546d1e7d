"""A window or condition names somebody and what they do without a sign where the one ends.

A subject of several words hides where the verb starts, so `an enemy unit moves` is read as one noun. A
name after it (`an enemy unit as mover moves`) or a passive (`an enemy unit is moved`) shows it.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react when an enemy unit attacks {
        gain 1 lore
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react before a roll by an enemy unit as attacker {
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
            "give the subject a name: `an enemy unit as mover moves`",
        )


CHECK = Check(RULE, _run)
