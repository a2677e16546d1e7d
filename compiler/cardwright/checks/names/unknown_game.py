"""The first line names a game that is not installed.

A source says which game its cards are for. Games are packages; one that is not installed, or is
misspelt, has no words with which the cards could be read.

```card
game batlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        hit target
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

RULE = Rule("CW207", "unknown-game")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        if not fault.text:
            continue  # there is no line that names one, which is said already
        yield misnamed(RULE, fault, f"no game is called `{fault.text}`")


CHECK = Check(RULE, _run)
