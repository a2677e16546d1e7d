"""A title in quotes belongs to no card.

A card, deck or example that names another card in quotes means a card of the set, letter by letter.

```card
game battlelore

deck "Small" {
    2 "Embre"
}

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain 1 lore
    }
}
```

```card
game battlelore

deck "Small" {
    2 "Ember"
}

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain 1 lore
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check, left, misnamed
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW208", "unknown-card")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misnamed(RULE, fault, f"no card is called `{fault.text}`")


CHECK = Check(RULE, _run)
