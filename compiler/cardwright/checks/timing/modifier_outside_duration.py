"""An effect changes a number or a permission and does not say until when.

`attacker has 2 dice` among the sentences of an effect has no end. What changes numbers or permissions
stands under `until`, `while` or `always`.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 friendly unit as champion
        champion has 1 more die
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 friendly unit as champion
        until the end of the turn: champion has 1 more die
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW314", "modifier-outside-duration")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(RULE, fault, f"`{fault.text}` has no end", "put it under `until the end of …`")


CHECK = Check(RULE, _run)
