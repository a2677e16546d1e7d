"""Two options of a choice are the same.

A choice between two equal things is none, and mostly a line that was copied and not changed.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        either {
            gain 1 lore
        } or {
            gain 1 lore
        }
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        either {
            gain 1 lore
        } or {
            take 1 lore from your opponent
        }
    }
}
```
"""

from collections.abc import Iterator
from itertools import combinations

from cardwright.bound import nodes as bound
from cardwright.bound.walk import same
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW506", "option-without-difference")


def _run(case: Case) -> Iterator[Diagnostic]:
    for node in case.nodes:
        if isinstance(node, bound.Either):
            for one, other in combinations(node.branches, 2):
                if same(one, other):
                    yield error(
                        RULE,
                        "both options do the same",
                        other[0].span if other else node.span,
                        also=(Label(one[0].span, "the first one"),) if one else (),
                        hints=("leave one out, or say what is different",),
                    )


CHECK = Check(RULE, _run)
