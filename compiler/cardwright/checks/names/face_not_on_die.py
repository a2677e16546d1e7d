"""A face in brackets is on no die of the game.

The faces of a game's dice are declared. One that can never be rolled would make its line dead.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        roll 2 dice
        if any [skull] was rolled, hit target
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
        roll 2 dice
        if any [Lore] was rolled, hit target
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check, left, misnamed
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW227", "face-not-on-die")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misnamed(RULE, fault, f"no die shows `[{fault.text}]`")


CHECK = Check(RULE, _run)
