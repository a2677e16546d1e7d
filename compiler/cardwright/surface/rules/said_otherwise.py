"""Good English that cards say in another way.

Each thing has one way to be said, so that two cards that do the same read the same. The hint gives that
way with the words of the line. A condition stands in front of what is done, a bound is said `at most 2`,
who may do something is named, and the subject of an event has a name where its verb would not show.

```card
game ring

event "Muster" {
    play {
        draw 1 card if your hand is empty
    }
}
```

```card
game ring

event "Muster" {
    play {
        if your hand is empty, draw 1 card
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW025", "said-otherwise")


def report(span: Span, message: str, hint: str, text: str = "") -> Diagnostic:
    """What stands at `span` is said in another way; `text` is what would stand there, if that is sure."""
    fixes = (Fix(f"write `{text}`", (Edit(span, text),), safe=False),) if text else ()
    return error(RULE, message, span, hints=(hint,), fixes=fixes)
