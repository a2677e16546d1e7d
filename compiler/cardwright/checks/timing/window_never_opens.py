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

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
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


CHECK = Check(RULE, _run)
