"""What lies in the box: the cards of a game, taken apart once for all games with these cards.

Nothing here changes in play: what sort of card each is, and what it can be played in answer to.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardwright_engine.abilities import NOTHING
from cardwright_engine.card import Ability
from cardwright_engine.games.battlelore.cards import CommandCard, LoreCard
from cardwright_engine.games.battlelore.pieces import PLAYERS, seat
from cardwright_engine.index import Definitions, once

# How a card can be played: the number of an ability on it, and the ability.
Way = tuple[int, Ability]


class Box:
    """Read by piece number, as the columns of a state are."""

    def __init__(self, definitions: Definitions) -> None:
        self.lore_cards = [isinstance(card, LoreCard) for card in definitions]
        self.command_cards = [isinstance(card, CommandCard) for card in definitions]
        self.costs = [card.cost if isinstance(card, LoreCard) else None for card in definitions]
        self.seats = [  # of the Lore Masters of a card's classes, by player
            tuple(tuple(seat(player, name) for name in card.classes) for player in PLAYERS)
            if isinstance(card, LoreCard)
            else ((), ())
            for card in definitions
        ]
        # By the event that is answered, NOTHING where none is: the cards, and how each is played.
        self.ways: dict[str, dict[int, tuple[Way, ...]]] = {}
        for piece, card in enumerate(definitions):
            if isinstance(card, LoreCard | CommandCard):
                for event, way in _ways(card.abilities):
                    cards = self.ways.setdefault(event, {})
                    cards[piece] = (*cards.get(piece, ()), way)


def _ways(abilities: tuple[Ability, ...]) -> Iterator[tuple[str, Way]]:
    """What can be played of a card, with the event that it answers."""
    for number, ability in enumerate(abilities):
        if ability.form not in ("play", "react"):
            continue
        if ability.event:
            yield ability.event, (number, ability)
        elif ability.steps:
            yield NOTHING.id, (number, ability)


box_of = once(Box)
