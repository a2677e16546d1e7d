"""A keyword is carried with a number that it does not take, or without the one that it needs.

A keyword that is explained with a letter, as `keyword Pursue (X)`, means something only where a card
gives the number: `keywords Pursue 2`. One without a letter has no use for a number.

```card
game battlelore2

keyword Spite (X) {
    after an attack by an enemy unit as attacker against this unit {
        attacker must suffer X damage
    }
}

unit "Ember" {
    faction Uthuk, traits infantry and melee
    move 2, combat 3, health 3, figures 3
    keywords Spite
}
```

```card
game battlelore2

keyword Spite (X) {
    after an attack by an enemy unit as attacker against this unit {
        attacker must suffer X damage
    }
}

unit "Ember" {
    faction Uthuk, traits infantry and melee
    move 2, combat 3, health 3, figures 3
    keywords Spite 1
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.sets import cards
from cardwright.checks.rule import SetCheck
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright_engine import vocabulary as words

RULE = Rule("CW611", "keyword-number-wrong")


def _run(files: tuple[bound.File, ...]) -> Iterator[Diagnostic]:
    letters = {(game, card.title): card.parameters for game, card in cards(files) if not card.kind.python}
    for game, card in cards(files):
        for field in card.fields:
            if isinstance(field.field, words.Field) and field.field.type == "keywords":
                for value in field.values:
                    name, *numbers = value if isinstance(value, tuple) else (value,)
                    wanted = letters.get((game, str(name)))
                    if wanted is not None and len(wanted) != len(numbers):
                        yield _report(field, str(name), wanted)


def _report(field: bound.FieldValue, name: str, wanted: tuple[str, ...]) -> Diagnostic:
    if wanted:
        says = f"`{name}` needs a number here"
        hint = f"say what `{wanted[0]}` is, as in `{name} 1`"
    else:
        says = f"`{name}` takes no number"
        hint = f"write `{name}`, or explain it as `keyword {name} (X)`"
    return error(RULE, says, field.span, hints=(hint,))


CHECK = SetCheck(RULE, _run)
