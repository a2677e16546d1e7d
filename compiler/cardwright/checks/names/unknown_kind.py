"""A block or a phrase should name a kind that the game has, and names none.

Cards and pieces come in the kinds that a game declares. A block starts with the kind of card it is; what
a card chooses, counts or waits for is of a kind of piece.

```card
game battlelore

lor "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
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
        yield misnamed(RULE, fault, f"no kind is called `{fault.text}`")


CHECK = Check(RULE, _run)
