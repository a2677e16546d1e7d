"""A card has the same printed field twice.

One of the two would be lost. A field with several values joins them by `and`.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3, cost 4
    play in the command phase {
        gain 1 lore
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain 1 lore
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error
from cardwright_engine import vocabulary as words

RULE = Rule("CW510", "field-twice")


def _run(case: Case) -> Iterator[Diagnostic]:
    first: dict[str, bound.FieldValue] = {}
    for field in case.fields:
        if isinstance(field.field, words.Field):
            known = first.setdefault(field.field.name, field)
            if known is not field:
                yield error(
                    RULE,
                    f"`{field.field.name}` is printed twice",
                    field.span,
                    also=(Label(known.span, "the first one"),),
                    hints=("leave one out, or join the two values by `and`",),
                )


CHECK = Check(RULE, _run)
