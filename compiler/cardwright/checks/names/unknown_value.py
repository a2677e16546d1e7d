"""An attribute is compared with a word that it can never be.

An attribute with words, such as the banner of a unit, is one of the few words that the game declares.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        if the banner of target is purple, hit target
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
        if the banner of target is blue, hit target
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check, left, misnamed
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW205", "unknown-value")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misnamed(RULE, fault, f"`{fault.text}` is no value that it can have")


CHECK = Check(RULE, _run)
