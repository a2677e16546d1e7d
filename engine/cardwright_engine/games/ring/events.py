"""What happens at the table, and what it carries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cardwright_engine.events import Event


@dataclass(slots=True, kw_only=True)
class Activation(Event):
    """A place was activated or reactivated by `player`."""

    id: ClassVar[str] = "activation"
    place: int
    player: int


@dataclass(slots=True, kw_only=True)
class Entry(Event):
    """A card came to a place, by play or by move: `to` says which sort of place, `place` is the
    location or -1, `wielder` the character an item was played onto or -1."""

    id: ClassVar[str] = "entry"
    player: int
    card: int
    to: str
    place: int = -1
    wielder: int = -1

    @property
    def reserve(self) -> bool:
        return self.to == "reserve"


@dataclass(slots=True, kw_only=True)
class Play(Entry):
    id: ClassVar[str] = "play"


@dataclass(slots=True, kw_only=True)
class Move(Entry):
    id: ClassVar[str] = "move"


@dataclass(slots=True, kw_only=True)
class Elimination(Event):
    """A card is eliminated; `combat` is `path` or `battleground` where a combat does it."""

    id: ClassVar[str] = "elimination"
    card: int
    combat: str = ""

    @property
    def in_combat(self) -> bool:
        return bool(self.combat)


@dataclass(slots=True, kw_only=True)
class Forsaking(Event):
    """A player forsakes a card from `source`: his hand, reserve or draw deck."""

    id: ClassVar[str] = "forsaking"
    card: int
    player: int
    source: str


@dataclass(slots=True, kw_only=True)
class BattlegroundCombat(Event):
    id: ClassVar[str] = "battleground combat"
    place: int


@dataclass(slots=True, kw_only=True)
class PathCombat(Event):
    id: ClassVar[str] = "path combat"
    place: int
