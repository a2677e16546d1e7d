"""A name is used outside of the block that gave it.

A name holds until the end of the block in which it was given. After a loop, or in another ability of
the card, it stands for nothing.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        for each friendly unit as fighter {
            hit fighter
        }
        hit fighter
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        for each friendly unit as fighter {
            hit fighter
        }
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound.dataflow import unbound
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW212", "bound-in-another-scope")


def _run(case: Case) -> Iterator[Diagnostic]:
    for name in unbound(case.nodes):
        if name.elsewhere is not None:
            yield error(
                RULE,
                f"`{name.fault.text}` means nothing here any more",
                name.fault.span,
                also=(Label(name.elsewhere, "the name is given here"),),
                hints=("move the sentence into the block that gives the name, or choose again",),
            )


CHECK = Check(RULE, _run)
