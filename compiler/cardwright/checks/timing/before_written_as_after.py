"""An effect stops something that has happened already.

What an ability waits for with `after` is over when the ability comes: it cannot be cancelled any more.
With `before` or `instead of` it comes in time.

```card
game battlelore2

keyword Ember {
    after a retreat of this unit: cancel the retreat
}
```

```card
game battlelore2

keyword Ember {
    before a retreat of this unit: cancel the retreat
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.walk import walk_now
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW320", "before-written-as-after")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        over = [
            window
            for window in timed.ability.windows
            if isinstance(window, bound.EventWindow) and window.timing == "after"
        ]
        for node in walk_now(timed.ability.body):
            if over and isinstance(node, bound.Do) and _stops(node):
                yield error(
                    RULE,
                    f"it is over by then, too late to `{node.verb.forms[0]}` it",
                    node.span,
                    also=(Label(over[0].span, "it has happened here"),),
                    hints=("wait for it with `before` or `instead of`",),
                )


def _stops(sentence: bound.Do) -> bool:
    """Whether a sentence is done to the event itself."""
    return any(isinstance(argument.value, bound.EventArgument) for argument in sentence.arguments)


CHECK = Check(RULE, _run)
