"""A piece is used that may never have been chosen.

`you may choose 1 …` and `up to 1` can end with nothing. What follows has to ask first: `if you do`.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose up to 1 enemy unit as target
        eliminate target
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
        eliminate target
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound.dataflow import maybe_absent
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error

RULE = Rule("CW410", "maybe-absent")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        for name in maybe_absent(timed.ability.body):
            yield error(
                RULE,
                f"there may be no `{name.name}`",
                name.span,
                hints=("ask before: `if you do, …`",),
            )


CHECK = Check(RULE, _run)
