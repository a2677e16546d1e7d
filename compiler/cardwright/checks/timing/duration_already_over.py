"""A duration ends with a step that is not going on.

`until the end of the battle` lasts until this battle ends. Where no battle is going on there is none
whose end could come.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 friendly unit as champion
        until the end of this battle: champion has 1 more die
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 friendly unit as champion
        until the end of the turn: champion has 1 more die
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.calendar import calendar
from cardwright.bound.walk import statements
from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error

RULE = Rule("CW309", "duration-already-over")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(RULE, fault, f"`{fault.text}` ends nothing here", "put it into an effect")
    days = calendar(case.vocabulary)
    for timed in case.abilities:
        for statement in statements(timed.ability.body):
            if isinstance(statement, bound.Last) and not isinstance(statement.until, bound.Unresolved):
                inside = days.parts(statement.until.id)
                if timed.moments and not any(moment.step in inside for moment in timed.moments):
                    name = statement.until.words[0]
                    yield error(
                        RULE,
                        f"no {name} is going on when this is used",
                        statement.span,
                        hints=("end it with a step that is: `until the end of the turn`",),
                    )


CHECK = Check(RULE, _run)
