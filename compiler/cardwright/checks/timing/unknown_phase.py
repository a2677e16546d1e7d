"""A card names a phase or step that the game does not have.

A game is a tree of rounds, turns, phases and steps. A window or a duration in another one never comes.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the combt phase {
        gain 1 lore
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the combat phase {
        gain 1 lore
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check, left, misnamed
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW301", "unknown-phase")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misnamed(RULE, fault, f"no phase or step is called `{fault.text}`")


CHECK = Check(RULE, _run)
