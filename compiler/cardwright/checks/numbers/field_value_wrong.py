"""A printed field holds something that cannot stand there.

A field is a number, a word out of a list, icons, places or a text, as its kind of card declares. Numbers
have bounds, and of several words none stands twice or excludes another.

```card
game battlelore

lore "Ember" {
    class Wizzard, number 1
    cost 3
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
from itertools import combinations

from cardwright.bound import nodes as bound
from cardwright.bound.families import is_a
from cardwright.checks.rule import Case, Check, left, misnamed
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright_engine import vocabulary as words

RULE = Rule("CW509", "field-value-wrong")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misnamed(RULE, fault, f"`{fault.text}` cannot stand in this field")
    yield from _together(case)


def _together(case: Case) -> Iterator[Diagnostic]:
    """Words of one field that do not go together: one of them twice, or two that exclude each other."""
    kind = case.block.kind.kind if isinstance(case.block, bound.Card) else ""
    adjectives = {
        word.casefold(): adjective
        for adjective in case.vocabulary.adjectives
        for word in adjective.words
        if any(is_a(case.vocabulary, kind, owner) for owner in adjective.of)
    }
    for field in case.fields:
        for one, other in combinations(field.values, 2) if _listed(field) else ():
            first, second = adjectives.get(str(one).casefold()), adjectives.get(str(other).casefold())
            why = f"`{other}` stands here twice" if one == other else ""
            if first and second and (second.id in first.excludes or first.id in second.excludes):
                why = f"nothing is both `{one}` and `{other}`"
            if why:
                yield error(RULE, why, field.span, hints=("leave one of the two out",))


def _listed(field: bound.FieldValue) -> bool:
    return isinstance(field.field, words.Field) and field.field.many and field.field.type == "word"


CHECK = Check(RULE, _run)
