"""No step, turn and place satisfies all that an ability demands.

A card is played when its phase, its turn, its place and its cost all allow it. Where two of them
exclude each other, or the cost is higher than anything a player can hold, it stays in the hand for ever.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the combat phase, in the movement phase {
        gain 1 lore
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the combat phase {
        gain 1 lore
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.numbers import bounds
from cardwright.bound.timing import AbilityInTime
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words

RULE = Rule("CW304", "never-playable")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        if not timed.moments:
            yield from _never(timed)
        elif timed.zones is not None and not timed.zones:
            places = timed.ability.places
            yield error(
                RULE,
                "a card is never in both places at once",
                places[-1].span,
                hints=("leave one of the two out, or write two abilities",),
            )
        match timed.ability.cost:
            case bound.Cost(amount=amount, attribute=words.Attribute() as paid_in) as cost:
                if amount is not None and bounds(amount).low > paid_in.high:
                    yield _too_dear(cost.span, paid_in)
    paid = next((entry for entry in case.vocabulary.attributes if entry.id == case.vocabulary.cost), None)
    for field in case.fields:
        if paid and isinstance(field.field, words.Field) and field.field.name == "cost":
            dear = [value for value in field.values if isinstance(value, int) and value > paid.high]
            yield from (_too_dear(field.span, paid) for _ in dear)


def _never(timed: AbilityInTime) -> Iterator[Diagnostic]:
    clash = timed.clash
    if clash is None:
        yield error(
            RULE,
            "there is no moment at which this can be used",
            timed.ability.span,
            hints=("take one of its windows, steps or conditions out",),
        )
        return
    earlier, later = clash
    # An event in a step in which it never happens has a rule of its own.
    if "event" not in (earlier.says, later.says):
        yield error(
            RULE,
            "there is no moment at which both hold",
            later.span,
            also=(Label(earlier.span, "this excludes it"),),
            hints=("leave one of the two out",),
        )


def _too_dear(span: Span, attribute: words.Attribute) -> Diagnostic:
    return error(
        RULE,
        f"nobody ever has more than {attribute.high} {attribute.words[0]}",
        span,
        hints=("a cost that can never be paid keeps the card in the hand",),
    )


CHECK = Check(RULE, _run)
