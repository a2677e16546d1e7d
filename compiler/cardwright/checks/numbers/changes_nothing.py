"""A sentence changes nothing, whatever the position.

It does none of something, makes a piece what the sentence says it is already, sends it where it is, or
names one piece where the verb is about two. A reader would look for a meaning that is not there.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        order 1 ordered friendly unit
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        order 1 friendly unit
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound.idle import Idle, idle
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW514", "changes-nothing")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        for sentence in idle(timed, case.vocabulary):
            yield error(
                RULE,
                f"this changes nothing: {sentence.why}",
                sentence.span,
                also=_before(sentence),
                hints=("say what should change, or leave it out",),
            )


def _before(sentence: Idle) -> tuple[Label, ...]:
    """What says so, where that is another line or word."""
    said, own = sentence.said, sentence.span
    apart = said is not None and (said.end <= own.start or own.end <= said.start)
    return (Label(said, "said here"),) if apart and said is not None else ()


CHECK = Check(RULE, _run)
