"""An effect comes after the only steps in which it would matter.

Orders are for the movement, moves for the movement phase. Given later in the turn they are never read.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the draw phase {
        choose 1 friendly unit as runner
        order runner
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 friendly unit as runner
        order runner
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.calendar import Calendar, calendar
from cardwright.bound.timing import AbilityInTime
from cardwright.bound.walk import statements
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error

RULE = Rule("CW308", "too-late")


def _run(case: Case) -> Iterator[Diagnostic]:
    days = calendar(case.vocabulary)
    for timed in case.abilities:
        if timed.moments:
            for statement in statements(timed.ability.body):
                match statement:
                    case bound.Do() if _over(statement.verb.serves, timed, days):
                        steps = _named(statement.verb.serves, days)
                        yield error(
                            RULE,
                            f"it is too late to `{statement.verb.forms[0]}`",
                            statement.span,
                            hints=(f"let it be done earlier: it serves {steps}",),
                        )
                    case bound.Delay() if _over((statement.step.id,), timed, days):
                        yield error(
                            RULE,
                            f"the {statement.step.words[0]} is over by then",
                            statement.span,
                            hints=("wait for a step that is still to come",),
                        )
            for modify in timed.ability.modifies if timed.around is not None else ():
                serves = {leaf for step in modify.attribute.serves for leaf in days.parts(step)}
                if serves and not serves & {moment.step for moment in timed.moments}:
                    yield error(
                        RULE,
                        f"nothing asks for `{modify.attribute.words[0]}` after this",
                        modify.span,
                        hints=(f"let it hold earlier: it counts in {_named(modify.attribute.serves, days)}",),
                    )


def _named(steps: tuple[str, ...], days: Calendar) -> str:
    """Steps as their game calls them."""
    entries = (days.find(step) for step in steps)
    return " and ".join(f"the {entry.words[0]}" for entry in entries if entry is not None)


def _over(steps: tuple[str, ...], timed: AbilityInTime, days: Calendar) -> bool:
    """Whether all these steps are over, in the turn, whenever the ability is used."""
    leaves = days.leaves()
    last = max((leaves.index(leaf) for step in steps for leaf in days.parts(step)), default=len(leaves))
    return all(
        last < leaves.index(moment.step) and days.turns(leaves[last]) == days.turns(moment.step)
        for moment in timed.moments
    )


CHECK = Check(RULE, _run)
