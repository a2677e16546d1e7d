"""An item names a wielder that is never in play beside it.

An item is played onto one of its wielders (R7). A title that is no such piece, or that only the other side
holds, is never there for it.

```card
game ring

item "Ember" {
    faction Elf, deck Aragorn, number 200
    wielder "Cinder"
}

character "Cinder" {
    faction Mordor, deck Witch-king, number 201
}
```

```card
game ring

item "Ember" {
    faction Elf, deck Aragorn, number 200
    wielder "Cinder"
}

character "Cinder" {
    faction Elf, deck Aragorn, number 201
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.families import is_a
from cardwright.bound.satisfiable import decide_tests
from cardwright.bound.sets import titles_in
from cardwright.bound.timing import printed_on
from cardwright.checks.rule import SetCheck
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright_engine import vocabulary as words

RULE = Rule("CW612", "wielder-never-in-play")


def _run(files: tuple[bound.File, ...]) -> Iterator[Diagnostic]:
    titled: dict[tuple[str, str], list[bound.Card]] = {}
    items: list[tuple[words.Vocabulary, bound.Card]] = []
    for file in files:
        if isinstance(file.vocabulary, words.Vocabulary):
            for block in file.blocks:
                if isinstance(block, bound.Card):
                    titled.setdefault((file.vocabulary.game, block.title), []).append(block)
                    if block.kind.borne:
                        items.append((file.vocabulary, block))
    for vocabulary, item in items:
        for field in item.fields:
            if isinstance(field.field, words.Field) and field.field.name == item.kind.borne:
                for title, span in titles_in(field):
                    bearers = titled.get((vocabulary.game, title), ())
                    reasons = [_why_not(vocabulary, item, bearer) for bearer in bearers]
                    if reasons and all(reasons):
                        yield error(
                            RULE,
                            f"`{title}` never bears this: {reasons[0]}",
                            span,
                            hints=(f"name a `{_bearer(vocabulary, item)}` that its player can have in play",),
                        )


def _bearer(vocabulary: words.Vocabulary, item: bound.Card) -> str:
    """The kind of piece that bears such cards: what the attribute of that name is."""
    entry = next((one for one in vocabulary.attributes if item.kind.borne in one.words), None)
    return entry.type if entry is not None else item.kind.kind


def _why_not(vocabulary: words.Vocabulary, item: bound.Card, bearer: bound.Card) -> str:
    kind = _bearer(vocabulary, item)
    if not is_a(vocabulary, bearer.kind.kind, kind):
        return f"it is no `{kind}`"
    card = next(entry for entry in vocabulary.kinds if entry.id == kind)
    sides = [entry for entry in vocabulary.adjectives if entry.attribute == "side"]
    for side in sides:
        demanded = bound.IsAdjective(span=item.title_span, adjective=side)
        one, other = (
            decide_tests(card, item.title_span, (*printed_on(each, vocabulary), demanded), vocabulary).matches
            for each in (item, bearer)
        )
        if one == "nothing" and other != "nothing":
            return f"it is of the `{side.words[0]}` side"
    return ""


CHECK = SetCheck(RULE, _run)
