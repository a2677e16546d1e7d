"""A sentence has a verb that nobody can carry out.

A game declares all its verbs and every form of each. A sentence with another verb would do nothing.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        hitt target
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
        hit target
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check, left, misnamed
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW202", "unknown-verb")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misnamed(RULE, fault, f"nobody can `{fault.text}` in this game")


CHECK = Check(RULE, _run)
