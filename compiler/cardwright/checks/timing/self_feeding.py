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

from cardwright.bound import nodes as bound
from cardwright.bound.walk import same
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW318", "self-feeding")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        ability = timed.ability
        if ability.form == "trigger" and ability.limit is None and not ability.conditions:
            for window in ability.windows:
                for statement in ability.body if not ability.optional else ():
                    if isinstance(window, bound.EventWindow) and _causes(statement, window):
                        yield error(
                            RULE,
                            "this happens again because of itself, without an end",
                            statement.span,
                            also=(Label(window.span, "it waits for the same thing"),),
                            hints=("limit it: `once per turn`",),
                        )


def _causes(statement: bound.Statement, window: bound.EventWindow) -> bool:
    """Whether a sentence surely makes happen what the window waits for: the same verb, and each piece
    that the window demands is the one that the sentence is about."""
    if isinstance(window.event, bound.Unresolved) or not isinstance(statement, bound.Do):
        return False
    if statement.optional or statement.verb.id != window.event.verb or window.qualifiers:
        return False
    objects = [argument.value for argument in statement.arguments if argument.slot.type == "piece"]
    return all(_meets(role, objects) for role in window.roles)


def _meets(role: bound.RoleTest, objects: list[bound.ArgumentValue]) -> bool:
    named = [test.pieces for test in role.tests if isinstance(test, bound.IsOneOf) and not test.negated]
    if len(named) != len(role.tests):
        return False
    return not objects or all(any(same(one, other) for other in objects) for one in named)


CHECK = Check(RULE, _run)
