"""A line that such a block cannot hold.

A card holds fields, abilities and examples; a deck holds how many of which cards; rulings hold examples.
Anything else would be passed over, so it is refused.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    3 "Fireball"
    play in the command phase {
        gain 1 lore
    }
}
```

```card
game battlelore

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

from cardwright.checks.rule import Case, Check, left
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error

RULE = Rule("CW513", "misplaced-member")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield error(
            RULE,
            f"a block of the kind `{fault.note}` cannot hold this",
            fault.span,
            hints=("cards hold fields, abilities and examples, decks counts, rulings examples",),
        )


CHECK = Check(RULE, _run)
