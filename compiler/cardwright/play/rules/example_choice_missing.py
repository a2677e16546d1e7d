"""The game waits for somebody, and the example does not say what they do.

Whatever the rules do not decide is said by the example, in the order in which the game asks: who
is chosen, what is rolled, what is drawn, whether somebody does what he may. Only a chance to react
may be passed over in silence.

Here the line `you roll [red] [flag]` is missing.

```card
game battlelore

lore "Spark" {
    class Wizard, number 1
    cost 1
    play in the command phase {
        choose 1 enemy unit as target
        roll 2 dice
        hit target for each [banner of target] rolled
    }
    example "one helmet" {
        given a red enemy unit at e5
        given you have a level 1 Wizard
        given you have 1 lore
        given your hand is "Spark"
        you play "Spark" onto the unit at e5
    }
}
```

```card
game battlelore

lore "Spark" {
    class Wizard, number 1
    cost 1
    play in the command phase {
        choose 1 enemy unit as target
        roll 2 dice
        hit target for each [banner of target] rolled
    }
    example "one helmet" {
        given a red enemy unit at e5
        given you have a level 1 Wizard
        given you have 1 lore
        given your hand is "Spark"
        you play "Spark" onto the unit at e5
        you roll [red] [flag]
        expect the unit at e5 has 3 figures
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW903", "example-choice-missing")


def report(span: Span, waits: str, notes: tuple[str, ...] = ()) -> Diagnostic:
    """The example goes on, or ends, at `span` while the game `waits`."""
    return error(RULE, f"before this, {waits}", span, "not said before this", notes=notes)


def report_within(span: Span, ways: str, notes: tuple[str, ...] = ()) -> Diagnostic:
    """The line at `span` may mean each of `ways`, and the game would do another thing for each."""
    return error(RULE, f"this does not say which is meant of {ways}", span, "says too little", notes=notes)


def report_at_end(span: Span, waits: str, notes: tuple[str, ...] = ()) -> Diagnostic:
    """The example ends with the line at `span` while the game `waits`."""
    return error(RULE, f"after this, {waits}", span, "the example ends here", notes=notes)
