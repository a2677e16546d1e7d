"""An event has no window of the timing that a text waits for.

Each event says at which timings it can be answered: before it, when it happens, instead of it or after it.
A text that waits for another one would wait for ever.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react when a roll by an enemy unit as attacker {
        hit attacker
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react after a roll by an enemy unit as attacker {
        hit attacker
    }
}
```
"""

from collections.abc import Iterator
from itertools import combinations

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error
from cardwright_engine import vocabulary as words

RULE = Rule("CW319", "window-never-opens")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        for window in timed.ability.windows:
            match window:
                case bound.EventWindow(event=words.Event() as event) if window.timing not in event.timings:
                    opens = ", ".join(f"`{timing}`" for timing in event.timings)
                    happens = " happens" if window.timing == "when" else ""
                    yield error(
                        RULE,
                        f"no window opens `{window.timing}` this event{happens}",
                        window.span,
                        hints=(f"its windows: {opens}",),
                    )
                case bound.EventWindow():
                    for one, other in combinations(window.qualifiers, 2):
                        if _exclude(one, other):
                            yield error(
                                RULE,
                                "one event is not both",
                                other.span,
                                also=(Label(one.span, "it is this"),),
                                hints=("leave one of the two out, or write two abilities",),
                            )


def _exclude(one: bound.EventIs, other: bound.EventIs) -> bool:
    """Whether two properties of an event are two values of one."""
    same_field = one.qualifier.field == other.qualifier.field
    same_value = one.qualifier.value == other.qualifier.value
    return same_field and same_value == (one.negated != other.negated)


CHECK = Check(RULE, _run)
