"""Words of a card that mean nothing where they stand.

Each of them is known, but the sentence around them has no place for them, so they would be lost. A lost
restriction means "any", so nothing is ever passed over in silence.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        either, in melee {
            gain 1 lore
        } or {
            order 1 friendly unit
        }
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        either {
            gain 1 lore
        } or {
            order 1 friendly unit
        }
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW228", "unread-words")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(
            RULE,
            fault,
            f"`{fault.text}` says nothing here",
            "take it out, or make it a sentence of its own",
        )


CHECK = Check(RULE, _run)
