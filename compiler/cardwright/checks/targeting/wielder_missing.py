"""A card that somebody has to bear does not say who.

An item is played on a stated wielder who must be in play, unless its text makes an exception (R7).

```card
game ring

item "Ember" {
    faction Elf, deck Aragorn, number 200
    icons 1 defense
}
```

```card
game ring

item "Ember" {
    faction Elf, deck Aragorn, number 200
    icons 1 defense
    wielder any Elf
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright_engine import vocabulary as words

RULE = Rule("CW412", "wielder-missing")


def _run(case: Case) -> Iterator[Diagnostic]:
    card = case.block
    if isinstance(card, bound.Card) and card.kind.borne and not card.unknown_effect:
        given = {field.field.name for field in card.fields if isinstance(field.field, words.Field)}
        if card.kind.borne not in given and not any(ability.form == "play" for ability in card.abilities):
            yield error(
                RULE,
                f"this `{card.kind.word}` has no `{card.kind.borne}`",
                card.title_span,
                hints=(f"add a `{card.kind.borne}` field, or a `play` ability that says how it is played",),
            )


CHECK = Check(RULE, _run)
