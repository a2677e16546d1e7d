"""A played game, chapter by chapter. A chapter is a turn, or a step of a round; the first is the set-up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cardwright.play.telling import Told
from cardwright_engine.scene import Scene


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapter:
    """What happened in one chapter, and the table as it was at its end."""

    title: str
    told: tuple[Told, ...]
    before: Scene
    after: Scene


@dataclass(frozen=True, slots=True, kw_only=True)
class Chronicle:
    """A whole game. `eyes` says who saw it so; `cards` are the titles of those that are named in a scene."""

    game: str
    scenario: str
    seed: int
    players: tuple[str, ...]
    eyes: str
    result: str
    chapters: tuple[Chapter, ...]
    cards: Mapping[int, str]
