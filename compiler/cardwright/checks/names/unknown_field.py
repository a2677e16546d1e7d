"""A card has a printed field that its kind does not have.

What is printed on a kind of card is declared by the game, so a misspelt field would never be printed.

```card
game battlelore

lore "Ember" {
    class Wizard, numbr 1
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

RULE = Rule("CW206", "unknown-field")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misnamed(RULE, fault, f"such a card has no field `{fault.text}`")


CHECK = Check(RULE, _run)
