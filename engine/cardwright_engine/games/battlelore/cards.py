"""The kinds of cards, and scenarios, with what is printed on them."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright_engine.card import Card, DeckList


@dataclass(frozen=True, slots=True, kw_only=True)
class LoreCard(Card):
    """A Lore card. `cost` is None where it is not known; such a card cannot be played. The same card
    printed in several classes has several `classes`, and none where its class is not known."""

    classes: tuple[str, ...] = ()
    number: int | None = None
    cost: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandCard(Card):
    """A Command card: a Section card names its `sections` and how many `orders` it gives in each, a
    Tactic card has neither."""

    sections: tuple[str, ...] = ()
    orders: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(Card):
    """An adventure: how many Victory `banners` win it, who plays `first`, how much `lore` it has, the
    `decks` it is played with, the War `councils` that it fixes (a player without one divides his levels),
    and the `map`."""

    banners: int = 6
    first: str = "near"
    lore: str = "full"
    decks: tuple[DeckList, ...] = ()
    councils: str = ""
    map: str = ""
