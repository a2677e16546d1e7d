"""An icon on a card does nothing without another field that is not there.

A leadership icon counts only with an army of the character's faction (R10), so on a card with no
faction it never counts.

```card
game ring

character "Ember" {
    faction unknown, deck Frodo, number 200
    icons 1 leadership defense
}
```

```card
game ring

character "Ember" {
    faction Hobbit, deck Frodo, number 200
    icons 1 leadership defense
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright_engine import vocabulary as words

RULE = Rule("CW413", "leader-without-faction")


def _run(case: Case) -> Iterator[Diagnostic]:
    given = {
        field.field.name
        for field in case.fields
        if isinstance(field.field, words.Field) and not field.unknown
    }
    for field in case.fields:
        if isinstance(field.field, words.Field):
            for icon, other in field.field.needs:
                if other not in given and icon in _said(field):
                    yield error(
                        RULE,
                        f"`{icon}` does nothing on a card with no `{other}`",
                        field.span,
                        hints=(f"add a `{other}` field, or leave the icon out",),
                    )


def _said(field: bound.FieldValue) -> frozenset[str]:
    return frozenset(
        str(part) for value in field.values for part in (value if isinstance(value, tuple) else (value,))
    )


CHECK = Check(RULE, _run)
