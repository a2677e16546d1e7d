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
from cardwright.bound.walk import walk_now
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW307", "not-known-yet")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        early = {carried.role for carried in timed.carried if carried.known == "after" and _before(timed)}
        for node in walk_now(timed.ability.body):
            match node:
                case bound.RoleOf() if node.role.id in early:
                    yield _report(f"`{node.name or node.role.id}` is not known before it happens", node.span)
                case bound.FacesRolled() if node.roll in early or (not node.roll and _unrolled(timed, node)):
                    yield _report("these dice have not been rolled yet", node.span)


def _before(timed: AbilityInTime) -> bool:
    return any(
        isinstance(window, bound.EventWindow) and window.timing in ("before", "instead of")
        for window in timed.ability.windows
    )


def _unrolled(timed: AbilityInTime, read: bound.FacesRolled) -> bool:
    """Whether neither this effect nor what it answers has rolled dice by then."""
    if not timed.understood:
        return False
    for node in walk_now(timed.ability.body):
        if isinstance(node, bound.Do) and node.verb.gives == "dice" and node.span.start <= read.span.start:
            return False
    return not any(
        carried.kind == "faces" and (carried.known == "before" or not _before(timed))
        for carried in timed.carried
    )


def _report(message: str, span: Span) -> Diagnostic:
    return error(RULE, message, span, hints=("wait for it with `after`, or roll before this line",))


CHECK = Check(RULE, _run)
