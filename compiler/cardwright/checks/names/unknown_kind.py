"""A phrase should name a kind of piece and names none.

Pieces come in the kinds that a game declares: units, hexes, cards. What a card chooses, counts or waits
for is of one of them.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy untis as target
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
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check, left, misnamed
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW203", "unknown-kind")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misnamed(RULE, fault, f"no kind of piece is called `{fault.text}`")


CHECK = Check(RULE, _run)
