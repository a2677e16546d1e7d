"""A deck holds a card of which nobody knows what it does.

A card with an unknown effect has its printed fields only. It cannot be played, so it is in no deck.

```card
game battlelore

deck "Small" {
    2 "Ember"
}

lore "Ember" {
    class Wizard, number 1
    cost 3
    effect unknown
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
from cardwright.bound.sets import cards, decks
from cardwright.checks.rule import SetCheck
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW607", "unknown-effect-in-deck")


def _run(files: tuple[bound.File, ...]) -> Iterator[Diagnostic]:
    unknown = {(game, card.title): card for game, card in cards(files) if card.unknown_effect}
    for game, deck in decks(files):
        for _, title, span in deck.counts:
            if (game, title) in unknown:
                yield error(
                    RULE,
                    f"nobody knows what `{title}` does",
                    span,
                    also=(Label(unknown[game, title].title_span, "its effect is unknown"),),
                    hints=("take it out of the deck, or write its effect as `assumed`",),
                )


CHECK = SetCheck(RULE, _run)
