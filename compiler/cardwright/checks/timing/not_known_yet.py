"""An ability reads something before it is known.

Dice lie on the table after the roll, not before. A window says from when on each thing it carries can
be read.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react before a roll by an enemy unit as attacker {
        hit attacker for each [flag] rolled
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react after a roll by an enemy unit as attacker {
        hit attacker for each [flag] rolled
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.timing import AbilityInTime
from cardwright.bound.walk import walk
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW307", "not-known-yet")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        early = {carried.role for carried in timed.carried if carried.known == "after"}
        rolls = [
            node.span
            for node in walk(timed.ability)
            if isinstance(node, bound.Do) and node.verb.gives == "dice"
        ]
        for node in walk(timed.ability.body):
            match node:
                case bound.RoleOf() if node.role.id in early and _before(timed):
                    yield _report(f"`{node.name or node.role.id}` is not known before it happens", node.span)
                case bound.FacesRolled() if node.roll in early and _before(timed):
                    yield _report("these dice have not been rolled yet", node.span)
                case bound.FacesRolled() if not node.roll and timed.around is None:
                    if not any(roll.start <= node.span.start for roll in rolls):
                        yield _report("no dice have been rolled here", node.span)


def _before(timed: AbilityInTime) -> bool:
    return any(
        isinstance(window, bound.EventWindow) and window.timing in ("before", "instead of")
        for window in timed.ability.windows
    )


def _report(message: str, span: Span) -> Diagnostic:
    return error(RULE, message, span, hints=("wait for it with `after`, or roll before this line",))


CHECK = Check(RULE, _run)
