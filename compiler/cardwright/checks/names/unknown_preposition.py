"""A verb or noun is followed by a preposition that it does not take.

Each verb declares which prepositions it takes and what stands after each; each kind of piece declares
its relations. Anything else after them has no meaning.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        eliminate target from your hand
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
        eliminate target
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check, left, misnamed
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW209", "unknown-preposition")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misnamed(RULE, fault, f"`{fault.text}` says nothing here")


CHECK = Check(RULE, _run)
