"""A name is used that nothing was given.

A choice, a roll, a loop or a window gives a name with `as`. A name that was never given stands for
nothing.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        hit targt
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

RULE = Rule("CW211", "unbound-name")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misnamed(
            RULE,
            fault,
            f"nothing is called `{fault.text}` here",
            advice=f"give it its name where it is chosen: `as {fault.text}`",
        )


CHECK = Check(RULE, _run)
