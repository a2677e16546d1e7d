"""A choice does not say who makes it.

Where a text has no single player, as when a place is activated, somebody has to be named who chooses.

```card
game ring

path "Ember" {
    path number 5, victory points 1, path defense 0
    on activation: eliminate 1 character on this
}
```

```card
game ring

path "Ember" {
    path number 5, victory points 1, path defense 0
    on activation: the Mordor player eliminates 1 character on this
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW407", "chooser-missing")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(
            RULE,
            fault,
            f"`{fault.text}` does not say who chooses",
            "begin the sentence with the player who chooses",
        )


CHECK = Check(RULE, _run)
