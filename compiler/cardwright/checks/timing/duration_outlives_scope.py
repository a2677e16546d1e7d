"""A duration stands inside another one.

What stands under `until the end of the battle` is over with the battle. A longer duration inside it would
promise what the outer one takes away, and a shorter one leaves the outer one without a meaning.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react before a roll by an enemy unit as attacker {
        until the end of this battle {
            until the end of the turn {
                attacker has 2 dice
            }
        }
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react before a roll by an enemy unit as attacker {
        until the end of the turn {
            attacker has 2 dice
        }
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.walk import walk
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW310", "duration-outlives-scope")


def _run(case: Case) -> Iterator[Diagnostic]:
    for node in case.nodes:
        if isinstance(node, bound.Last):
            for inner in walk(node.abilities):
                if isinstance(inner, bound.Unresolved) and inner.problem == "duration-already-over":
                    yield error(
                        RULE,
                        "this stands inside another duration, which decides when it ends",
                        inner.span,
                        also=(Label(node.span, "the outer duration"),),
                        hints=("take it out of the outer one",),
                    )


CHECK = Check(RULE, _run)
