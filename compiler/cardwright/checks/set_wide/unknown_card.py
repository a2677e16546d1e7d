"""A title in quotes belongs to no card.

A deck holds cards of the set, named letter by letter. A text may name a card that the set does not hold
yet; one that is a slip of the pen for a card of the set is not.

```card
game battlelore

deck "Small" {
    2 "Embre"
}

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain 1 lore
    }
}
```

```card
game battlelore

deck "Small" {
    2 "Ember"
}

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
from cardwright.bound.sets import cards, decks, titles_in, unread
from cardwright.bound.walk import walk
from cardwright.checks.rule import SetCheck, misnamed
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.diagnostics.suggest import near
from cardwright.text.source import Span

RULE = Rule("CW606", "unknown-card")


def _run(files: tuple[bound.File, ...]) -> Iterator[Diagnostic]:
    titles: dict[str, set[str]] = {}
    unlisted: dict[str, set[str]] = {}  # what is no card to be drawn: keywords, scenarios
    for game, card in cards(files):
        titles.setdefault(game, set()).add(card.title)
        if not card.kind.card:
            unlisted.setdefault(game, set()).add(card.title)
    for game, card in cards(files):
        if card.kind.card:
            unlisted.get(game, set()).discard(card.title)
    for game, title in unread(files):
        titles.setdefault(game, set()).add(title)
    for game, deck in decks(files):
        for _, title, span in deck.counts:
            if title in unlisted.get(game, set()):
                yield error(
                    RULE, f"`{title}` comes in no deck", span, hints=("list cards that are drawn from decks",)
                )
            else:
                yield from _judge(title, span, titles.get(game, set()), surely=True)
    for game, card in cards(files):
        for node in walk((card.abilities, card.examples)):
            if isinstance(node, bound.Named):
                for title, span in zip(node.titles, node.title_spans, strict=True):
                    yield from _judge(title, span, titles[game], surely=False)
        for field in card.fields:
            for title, span in titles_in(field):
                yield from _judge(title, span, titles[game], surely=False)


def _judge(title: str, span: Span, titles: set[str], *, surely: bool) -> Iterator[Diagnostic]:
    if title in titles:
        return
    known = tuple(sorted(titles))
    if surely or not title.strip() or near(title, known):
        fault = bound.Unresolved(span=span, problem=RULE.name, text=title, known=known)
        yield misnamed(RULE, fault, f"no card is called `{title}`")


CHECK = SetCheck(RULE, _run)
