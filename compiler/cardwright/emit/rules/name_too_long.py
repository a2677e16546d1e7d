"""A name does not fit on the card.

The name of a card stands on one line. A longer one is printed smaller, but not so small that nobody
reads it across a table.

```card
game battlelore

lore "The Exceedingly Long-Winded Name of an Otherwise Rather Short Spell" {
    class Wizard
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        hit target
    }
}
```

```card
game battlelore

lore "A Short Spell" {
    class Wizard
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        hit target
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, Severity
from cardwright.wording.nodes import Finding

RULE = Rule("CW802", "name-too-long")


def report(found: Finding) -> Diagnostic:
    """The name that `found` gives does not fit. The card can be played all the same."""
    return Diagnostic(
        rule=RULE,
        severity=Severity.WARNING,
        message=f"`{found.text}` does not fit on a line of its card",
        labels=(Label(found.span, "this name", primary=True),),
    )
