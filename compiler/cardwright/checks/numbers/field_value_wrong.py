"""A printed field holds something that cannot stand there.

A field is a number, a word out of a list, icons, places or a text, as its kind of card declares.

```card
game battlelore

lore "Ember" {
    class Wizzard, number 1
    cost 3
    play in the command phase {
        gain 1 lore
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain 1 lore
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check, left, misnamed
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW509", "field-value-wrong")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misnamed(RULE, fault, f"`{fault.text}` cannot stand in this field")


CHECK = Check(RULE, _run)
