"""A trigger causes the very event that it waits for.

A trigger without a limit that does what it answers would answer itself for ever.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react after a roll by an enemy unit as attacker {
        until the end of the turn {
            after a roll by attacker {
                roll 1 die
                hit attacker for each [flag] rolled
            }
        }
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react after a roll by an enemy unit as attacker {
        until the end of the turn {
            after a roll by attacker, once per turn {
                roll 1 die
                hit attacker for each [flag] rolled
            }
        }
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound.feeding import caused, trigger
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW318", "self-feeding")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        found = trigger("", timed.ability)
        if found is not None:
            for sentence in caused(found, found):
                yield error(
                    RULE,
                    "this happens again because of itself, without an end",
                    sentence.span,
                    also=(Label(found.window.span, "it waits for the same thing"),),
                    hints=("limit it: `once per turn`",),
                )


CHECK = Check(RULE, _run)
