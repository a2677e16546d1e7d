"""`the` before something of which there can be several.

`the enemy unit` means one that everybody knows, but no rule says that there is only one. Say who chooses it,
say `each`, or use the name of one that was chosen before.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        hit the enemy unit
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        hit 1 enemy unit
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW233", "definite-vague")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(
            RULE,
            fault,
            f"`{fault.text}` can be several",
            "say how many are chosen, say `each`, or use a name that was given with `as`",
        )


CHECK = Check(RULE, _run)
