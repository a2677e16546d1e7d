"""A card lacks a field that every card of its kind has printed.

Which fields a kind of card must have is declared by the game. A value nobody knows is said to be
`unknown`; it is not left out.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
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
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import written

RULE = Rule("CW508", "field-missing")


def _run(case: Case) -> Iterator[Diagnostic]:
    card = case.block
    if isinstance(card, bound.Card):
        for field in card.kind.fields:
            # Who bears a card is the business of a rule of its own.
            if field.required and field.name != card.kind.borne and not _given(field.name, card):
                yield error(
                    RULE,
                    f"this `{card.kind.word}` has no `{field.name}`",
                    card.title_span,
                    hints=(f"add it, or write `{field.name} unknown`",),
                )


def _given(name: str, card: bound.Card) -> bool:
    """Whether a card has a field, also where what stands in it could not be read."""
    return any(written(field.span).startswith(name) for field in card.fields)


CHECK = Check(RULE, _run)
