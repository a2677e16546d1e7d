"""The kinds of cards of the game, and what is printed on each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardwright_engine.card import Card, DeckList

FACTIONS: Final = ("Daqan", "Uthuk", "undead", "neutral")


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandCard(Card):
    """A command card: its `play` ability says which units it orders."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LoreCard(Card):
    """A card of a faction's lore deck; `cost` is paid in lore."""

    faction: str = ""
    cost: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitCard(Card):
    """A deployed unit: all figures of one hex. `health` is that of the whole unit; `range` is the
    nearest and farthest hex a ranged unit reaches, empty for a melee unit."""

    faction: str = ""
    traits: tuple[str, ...] = ()
    move: int = 2
    combat: int = 3
    health: int = 3
    figures: int = 3
    range: tuple[int, ...] = ()
    keywords: tuple[tuple[str | int, ...], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ScenarioCard(Card):
    """A battlefield: `map` draws terrain and units as `board_map` reads them; `victory` is the number
    of victory points that ends the game. Of its `decks` the command cards are one for both players, of
    the lore cards each has a deck of his own."""

    map: str
    decks: tuple[DeckList, ...] = ()
    victory: int = 16
    faction: str = ""
