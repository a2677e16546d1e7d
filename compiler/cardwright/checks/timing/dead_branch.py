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
from cardwright.bound.walk import statements
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error

RULE = Rule("CW315", "dead-branch")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        asked = [each.condition for each in statements(timed.ability.body) if isinstance(each, bound.If)]
        # A step demanded at the head is a window, and windows that clash have a rule of their own.
        asked += [each for each in timed.ability.conditions if not isinstance(each, bound.InStep)]
        for condition in asked:
            answer = decided(condition, timed, case.vocabulary)
            if answer is not None:
                yield error(
                    RULE,
                    f"this {'always' if answer else 'never'} holds here",
                    condition.span,
                    hints=("leave the condition out",) if answer else ("ask for something else",),
                )


CHECK = Check(RULE, _run)
