"""A phrase says `same` or `that` and nothing before it is meant.

`of the same section` needs an earlier thing to be the same as.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit in the same section as target
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
        choose 1 enemy unit in the left section as target
        hit target
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error

RULE = Rule("CW409", "linked-target-unlinked")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in case.unresolved:
        if fault.problem == RULE.name or fault.text.split(" ")[0] == "same":
            yield error(
                RULE,
                f"`{fault.text}` refers to nothing before it",
                fault.span,
                hints=("give the earlier thing a name with `as`, and use the name",),
            )


CHECK = Check(RULE, _run)
