"""A number is spelt out.

Numbers of a card are digits: `two cards` would be read as cards of a kind `two`.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain two lore
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain 2 lore
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Rule, error
from cardwright.text.source import Span, written

RULE = Rule("CW214", "number-in-words")


_SPELT = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in case.unresolved:
        first = fault.text.split(" ")[0].casefold()
        if first in _SPELT:
            start = fault.span.start
            digits = str(_SPELT.index(first) + 1)
            edit = Edit(Span(fault.span.source, start, start + len(first)), digits)
            certain = written(edit.span).casefold() == first
            yield error(
                RULE,
                f"`{first}` is a number in words",
                fault.span,
                hints=(f"write `{digits}`",),
                fixes=(Fix(f"write `{digits}`", (edit,), safe=True),) if certain else (),
            )
        elif fault.problem == RULE.name:
            advice = () if fault.note else ("say how many in digits",)
            yield misput(RULE, fault, f"`{fault.text}` is no number", *advice)


CHECK = Check(RULE, _run)
