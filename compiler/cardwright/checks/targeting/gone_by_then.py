"""A piece is used after it has left play.

What was eliminated is not there any more for the sentences that follow.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        eliminate target
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
        choose 1 enemy unit as target
        hit target
        eliminate target
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound.dataflow import gone
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW411", "gone-by-then")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        for piece in gone(timed.ability.body):
            yield error(
                RULE,
                f"`{piece.name}` has left play by then",
                piece.use,
                also=(Label(piece.left, f"`{piece.verb}` takes it out of play"),),
                hints=("put this sentence before the other",),
            )


CHECK = Check(RULE, _run)
