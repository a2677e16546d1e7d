"""An ability waits for an event in a step in which it never happens.

Each event belongs to some steps of the game. Nobody rolls dice in the draw phase, so a window there
would never open.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react before a roll by an enemy unit as attacker, in the draw phase {
        hit attacker
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react before a roll by an enemy unit as attacker, in the combat phase {
        hit attacker
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound.timing import AbilityInTime, Limitation
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW303", "event-outside-phase")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        for event, step in _apart(timed):
            yield error(
                RULE,
                "this never happens in the step that the ability is limited to",
                event.span,
                also=(Label(step.span, "the only step in which it may be used"),),
                hints=(f"it happens in these: {', '.join(f'`{name}`' for name in _names(case, event))}",),
            )


def _apart(timed: AbilityInTime) -> Iterator[tuple[Limitation, Limitation]]:
    """An event and a step that have no step of the game in common."""
    for event in timed.limitations:
        for step in timed.limitations:
            named = event.says == "event" and step.says in ("steps", "condition")
            if named and not _steps(event) & _steps(step):
                yield event, step


def _steps(limitation: Limitation) -> frozenset[str]:
    return frozenset(moment.step for moment in limitation.allows)


def _names(case: Case, event: Limitation) -> tuple[str, ...]:
    return tuple(step.words[0] for step in case.vocabulary.steps if step.id in _steps(event))


CHECK = Check(RULE, _run)
