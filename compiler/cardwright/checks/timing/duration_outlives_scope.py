"""A lasting effect stands inside a shorter one.

What stands under `until the end of the battle` is over with the battle. A longer duration inside it
would promise what the outer one takes away.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react before a roll by an enemy unit as attacker {
        until the end of this battle {
            until the end of the turn {
                attacker has 2 dice
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
    react before a roll by an enemy unit as attacker {
        until the end of the turn {
            attacker has 2 dice
        }
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.calendar import calendar
from cardwright.bound.walk import statements
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error
from cardwright_engine import vocabulary as words

RULE = Rule("CW310", "duration-outlives-scope")


def _run(case: Case) -> Iterator[Diagnostic]:
    days = calendar(case.vocabulary)
    for timed in case.abilities:
        if timed.until is not None and timed.ability.form == "static":
            longer = days.around(timed.until.id)[1:]
            for statement in statements(timed.ability.body):
                match statement:
                    case bound.Last(until=words.Step(id=step)) if step in longer:
                        yield error(
                            RULE,
                            f"this is over at the end of the {timed.until.words[0]}",
                            statement.span,
                            also=(Label(timed.ability.span, "the shorter duration"),),
                            hints=("take it out of the shorter duration",),
                        )


CHECK = Check(RULE, _run)
