"""The kinds of card, with what is printed on them."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright_engine.card import Card
from cardwright_engine.games.ring.nouns import FREE_FACTIONS

Icons = tuple[tuple[int, str], ...]  # 2 path defense


@dataclass(frozen=True, slots=True, kw_only=True)
class FactionCard(Card):
    """One of the cards in the players' decks. `numbers` has a number for each copy in the deck;
    a promo has a number of its own and comes once."""

    faction: str
    deck: str
    numbers: tuple[int, ...] = ()
    promo: int = 0

    @property
    def side(self) -> str:
        return "free" if self.faction in FREE_FACTIONS else "shadow"

    @property
    def copies(self) -> int:
        return max(len(self.numbers), 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Army(FactionCard):
    icons: Icons = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Character(FactionCard):
    icons: Icons = ()
    paths: tuple[int, ...] = ()
    traits: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Item(FactionCard):
    """`wielders` are titles of characters, or `any` with a faction or a trait."""

    wielders: tuple[str, ...]
    icons: Icons = ()
    traits: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class EventCard(FactionCard):
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class Battleground(Card):
    side: str
    victory_points: int
    defense: int
    defenders: tuple[str, ...]
    attackers: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Path(Card):
    number: int
    victory_points: int
    path_defense: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ScenarioCard(Card):
    """Who plays, with what, and what is different then; `scenario.read` takes the tables apart."""

    seats: str
    turns: tuple[str, ...] = ()
    last_path: int = 9
    equal_icons: str = "Free Peoples"
    cards: str = ""
    paths: str = ""
    battlegrounds: str = ""
