"""A window waits for an event that never happens.

The engine raises a fixed set of events. A window on anything else would never open.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react before a rol by an enemy unit as attacker {
        hit attacker
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

from cardwright.checks.rule import Case, Check, left, misnamed
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW302", "unknown-event")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misnamed(RULE, fault, f"no event is called `{fault.text}`")


CHECK = Check(RULE, _run)
