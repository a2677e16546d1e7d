"""A name is used that nothing was given.

A choice, a roll, a loop or a window gives a name with `as`. A name that was never given stands for
nothing.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        hit targt
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
        hit target
    }
}
```
"""

import re
from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check, left, misnamed
from cardwright.diagnostics.diagnostic import Diagnostic, Rule
from cardwright.text.lines import line_text, position

RULE = Rule("CW211", "unbound-name")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        if _lost(fault, case):
            continue
        yield misnamed(
            RULE,
            fault,
            f"nothing is called `{fault.text}` here",
            advice=f"give it its name where it is chosen: `as {fault.text}`",
        )


def _lost(fault: bound.Unresolved, case: Case) -> bool:
    """Whether a line that could not be understood was to give the name, or one gives none where it
    should: that line is told of already."""
    if any(
        other.problem == "choose-unnamed" for other in case.unresolved if other.span.start < fault.span.start
    ):
        return True
    giving = re.compile(rf"\bas {re.escape(fault.text)}\b")
    return any(
        giving.search(line_text(other.span.source, position(other.span.source, other.span.start).line))
        for other in case.unresolved
        if other.problem != RULE.name and other.span.start < fault.span.start
    )


CHECK = Check(RULE, _run)
