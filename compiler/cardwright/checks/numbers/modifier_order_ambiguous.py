"""One number is set twice in one effect.

A number is computed in one order: what sets it, what adds to it, what caps it, what locks it. Two
sentences of one effect at the same place of that order contradict each other.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react before a roll by an enemy unit as attacker {
        until the end of the turn {
            attacker has 2 dice
            attacker has 3 dice
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
from itertools import combinations

from cardwright.bound import nodes as bound
from cardwright.bound.walk import same
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW512", "modifier-order-ambiguous")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        for one, other in combinations(timed.ability.modifies, 2):
            if one.stage == other.stage and one.stage in ("set", "lock") and _same_number(one, other):
                yield error(
                    RULE,
                    f"`{other.attribute.words[0]}` of one piece is set twice here",
                    other.span,
                    also=(Label(one.span, "set here before"),),
                    hints=("leave one of the two out",),
                )


def _same_number(one: bound.Modify, other: bound.Modify) -> bool:
    return one.attribute == other.attribute and same(one.subject, other.subject)


CHECK = Check(RULE, _run)
