"""A condition cannot hold where it stands, or always holds.

Where a window, a choice or the game itself has already decided a condition, one of its branches is
never reached.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        if target is friendly, hit target
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
        if target is ordered, hit target
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.decided import decided
from cardwright.bound.known import known_of
from cardwright.bound.timing import AbilityInTime
from cardwright.bound.walk import statements
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW315", "dead-branch")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        asked = [
            (each.condition, False) for each in statements(timed.ability.body) if isinstance(each, bound.If)
        ]
        # A step demanded at the head is a window, and windows that clash have a rule of their own.
        asked += [(each, True) for each in timed.ability.conditions if not isinstance(each, bound.InStep)]
        for condition, early in asked:
            answer = decided(condition, timed, case.vocabulary, early=early)
            if answer is not None:
                yield error(
                    RULE,
                    f"this {'always' if answer else 'never'} holds here",
                    condition.span,
                    also=_because(condition, timed, case),
                    hints=("leave the condition out",)
                    if answer
                    else ("ask for something that can be so, or leave the branch out",),
                )


def _because(condition: bound.Condition, timed: AbilityInTime, case: Case) -> tuple[Label, ...]:
    """Where it is said what the piece is that a condition asks about."""
    if isinstance(condition, bound.Passes):
        known = known_of(condition.piece, timed, case.vocabulary)
        if known is not None and known.span is not None:
            return (Label(known.span, "this says what it is"),)
    return ()


CHECK = Check(RULE, _run)
