"""A card has a keyword that the set does not explain.

A keyword is said once, in a block of its own, and carried by name. One that no block explains does
nothing.

```card
game battlelore2

keyword Rage {
    always: this unit has 1 more die for each missing figure of this unit
}

unit "Ember" {
    faction Uthuk, traits infantry and melee
    move 2, combat 3, health 3, figures 3
    keywords Rag
}
```

```card
game battlelore2

keyword Rage {
    always: this unit has 1 more die for each missing figure of this unit
}

unit "Ember" {
    faction Uthuk, traits infantry and melee
    move 2, combat 3, health 3, figures 3
    keywords Rage
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.sets import cards, unread
from cardwright.checks.rule import SetCheck, misnamed
from cardwright.diagnostics.diagnostic import Diagnostic, Rule
from cardwright_engine import vocabulary as words

RULE = Rule("CW609", "unknown-keyword")


def _run(files: tuple[bound.File, ...]) -> Iterator[Diagnostic]:
    titles: dict[str, set[str]] = {}
    for game, card in cards(files):
        if not card.kind.python:
            titles.setdefault(game, set()).add(card.title)
    for game, title in unread(files):
        titles.setdefault(game, set()).add(title)
    for game, card in cards(files):
        for field in card.fields:
            if isinstance(field.field, words.Field) and field.field.type == "keywords":
                for value in field.values:
                    name = next((str(part) for part in _parts(value) if isinstance(part, str)), "")
                    if name not in titles.get(game, set()):
                        known = tuple(sorted(titles.get(game, set())))
                        fault = bound.Unresolved(span=field.span, problem=RULE.name, text=name, known=known)
                        yield misnamed(RULE, fault, f"no keyword is called `{name}`")


def _parts(value: int | str | tuple[int | str, ...]) -> tuple[int | str, ...]:
    return value if isinstance(value, tuple) else (value,)


CHECK = SetCheck(RULE, _run)
