"""One name is given to two things.

From the second on the name means the other piece, and the first cannot be spoken of any more. A reader
would have to count which one is meant.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        hit target
        choose 1 friendly unit as target
        hit target
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
        choose 1 friendly unit as champion
        hit champion
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound.dataflow import given_twice
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW230", "name-given-twice")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        for first, second in given_twice(timed.ability):
            yield error(
                RULE,
                f"`{second.name}` is the name of something else already",
                second.span,
                also=(Label(first.span, "the name is given here"),),
                hints=("give the second one another name",),
            )


CHECK = Check(RULE, _run)
