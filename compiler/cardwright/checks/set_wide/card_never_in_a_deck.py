"""A card says which deck it belongs to, and that deck does not hold it.

Where the set lists a deck, a card that says it belongs there and is not in the list is never drawn.

```card
game ring

deck "Frodo" {
    1 "Cinder"
}

character "Cinder" {
    faction Hobbit, deck Frodo, number 200
}

character "Ember" {
    faction Hobbit, deck Frodo, number 201
}
```

```card
game ring

deck "Frodo" {
    1 "Cinder"
    1 "Ember"
}

character "Cinder" {
    faction Hobbit, deck Frodo, number 200
}

character "Ember" {
    faction Hobbit, deck Frodo, number 201
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.sets import belongs_to, cards, decks
from cardwright.checks.rule import SetCheck
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW605", "card-never-in-a-deck")


def _run(files: tuple[bound.File, ...]) -> Iterator[Diagnostic]:
    listed = {(game, deck.title): deck for game, deck in decks(files)}
    for game, card in cards(files):
        deck = listed.get((game, belongs_to(card)))
        if deck is not None and card.title not in {title for _, title, _ in deck.counts}:
            yield error(
                RULE,
                f"the deck `{deck.title}` does not hold this card",
                card.title_span,
                also=(Label(deck.span, "the deck"),),
                hints=(f'add `1 "{card.title}"` to the deck',),
            )


CHECK = SetCheck(RULE, _run)
