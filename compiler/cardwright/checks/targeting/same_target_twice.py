"""Two choices of one effect can hit the same piece without saying so.

Two targets are usually meant to be two pieces. A card says `another`, or makes one choice of both.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as prey
        choose 1 enemy unit as quarry
        hit prey
        hit quarry
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 2 enemy units as targets
        hit targets
    }
}
```
"""

from collections.abc import Iterator
from itertools import combinations

from cardwright.bound import nodes as bound
from cardwright.bound.satisfiable import decide_tests, demands
from cardwright.bound.walk import walk
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW414", "same-target-twice")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        chosen = [statement.chosen for statement in timed.ability.body if isinstance(statement, bound.Choose)]
        done = _done(timed.ability)
        for one, other in combinations(chosen, 2):
            verbs = done.get(one.name, set()) & done.get(other.name, set())
            if verbs and _can_be_one(case, one.pieces, other.pieces):
                yield error(
                    RULE,
                    f"`{one.name}` and `{other.name}` can be one and the same",
                    other.span,
                    also=(Label(one.span, "chosen before"),),
                    hints=("write `another`, or choose both at once",),
                )


def _done(ability: bound.Ability) -> dict[str, set[str]]:
    """The verbs that are done to each name."""
    found: dict[str, set[str]] = {}
    for node in walk(ability.body):
        if isinstance(node, bound.Do):
            for argument in node.arguments[:1]:
                if isinstance(argument.value, bound.Local):
                    found.setdefault(argument.value.name, set()).add(node.verb.id)
    return found


def _can_be_one(case: Case, one: bound.Pieces, other: bound.Pieces) -> bool:
    if not isinstance(one, bound.Select) or not isinstance(other, bound.Select) or one.kind != other.kind:
        return False
    tests = (*demands(one), *demands(other))
    if any(isinstance(test, bound.IsOneOf) for test in tests):
        return False  # `another`: it says which pieces it is not
    return decide_tests(one.kind, other.span, tests, case.vocabulary).matches in ("some", "everything")


CHECK = Check(RULE, _run)
