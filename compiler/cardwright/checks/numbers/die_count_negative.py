"""A number of dice, cards or pieces can fall below zero.

`level - 2 dice` is less than none at level 1. A card says where it stops, or counts from another number.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        roll level - 2 dice
        if any [Lore] was rolled, gain 1 lore
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        roll level + 2 dice
        if any [Lore] was rolled, gain 1 lore
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.numbers import bounds
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error

RULE = Rule("CW505", "die-count-negative")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        if timed.around is None:
            for node in timed.nodes:
                match node:
                    case bound.Argument() if node.slot.type == "count" and isinstance(node.value, bound.Sum):
                        number = node.value
                    case bound.Quantity() if isinstance(node.number, bound.Sum):
                        number = node.number
                    case _:
                        continue
                low = bounds(number).low
                if low < 0:
                    yield error(
                        RULE,
                        f"this can be as low as {low}",
                        number.span,
                        hints=("count up from a number that is always there",),
                    )


CHECK = Check(RULE, _run)
