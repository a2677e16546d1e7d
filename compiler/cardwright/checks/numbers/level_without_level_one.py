"""A number by level leaves a level out.

A card played out of character counts as level 1 (L16), so a table starts with level 1 and goes up to
the highest. An effect that asks for more does nothing then.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain 2/3 lore
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain 1/2/3 lore
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error

RULE = Rule("CW503", "level-without-level-one")


def _run(case: Case) -> Iterator[Diagnostic]:
    level = next((entry for entry in case.vocabulary.attributes if "level" in entry.words), None)
    for timed in case.abilities:
        if timed.around is None and level is not None:
            for node in timed.nodes:
                if isinstance(node, bound.ByLevel) and len(node.values) != level.high:
                    yield error(
                        RULE,
                        f"there are {level.high} levels, and {len(node.values)} numbers for them",
                        node.span,
                        hints=("give a number for each level, level 1 first",),
                    )
            match timed.ability.body:
                case (bound.If() as only,) if not only.otherwise and _asks_more(only.condition, level.id):
                    yield error(
                        RULE,
                        "at level 1 this does nothing",
                        only.condition.span,
                        hints=("say with `otherwise` what happens at level 1",),
                    )


def _asks_more(condition: bound.Condition, level: str) -> bool:
    return (
        isinstance(condition, bound.Compare)
        and isinstance(condition.left, bound.AttributeOf)
        and condition.left.attribute.id == level
        and isinstance(condition.right, bound.Whole)
        and (condition.op, condition.right.value) not in ((">=", 1), (">", 0))
        and condition.op in (">=", ">")
    )


CHECK = Check(RULE, _run)
