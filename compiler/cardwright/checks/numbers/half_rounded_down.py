"""A half is rounded down.

A halved odd number is rounded up (L14), without a word on the card.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain (half of your lore) lore, rounded down
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain (half of your lore) lore
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error

RULE = Rule("CW504", "half-rounded-down")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in case.unresolved:
        if fault.text.casefold().startswith("rounded"):
            yield error(
                RULE,
                "halves are rounded up",
                fault.span,
                hints=("leave out `rounded`; no card rounds down",),
            )


CHECK = Check(RULE, _run)
