"""Watch a game that is played, and make a chronicle of it.

Scenes are taken when the log begins a chapter, in the middle of a beat if need be. A beat that runs again
begins its chapters again, so what was taken last is what counts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from cardwright.play.chronicle.nodes import Chapter, Chronicle
from cardwright.play.telling import Told
from cardwright_engine.abilities import CardGame
from cardwright_engine.game import Entry
from cardwright_engine.scene import Scene
from cardwright_engine.tabletop import Tabletop

SET_UP = "Set-up"


class _Watched(list[Entry]):
    """A log that says when something is written into it."""

    def __init__(self, entries: Iterable[Entry], written: Callable[[int, Entry], None]) -> None:
        super().__init__(entries)
        self._written = written

    def append(self, entry: Entry) -> None:
        super().append(entry)
        self._written(len(self) - 1, entry)


class Watcher:
    """Watches one game from before its first choice on, with the eyes of some players."""

    def __init__(self, game: CardGame[Any], tabletop: Tabletop, viewers: Collection[int]) -> None:
        self._game = game
        self._tabletop = tabletop
        self._viewers = viewers
        self._first = tabletop.scene(game, viewers)
        self._scenes: dict[int, Scene] = {}
        game.log = _Watched(game.log or (), self._written)

    def _written(self, index: int, entry: Entry) -> None:
        if any(entry[: len(start)] == start for start in self._tabletop.chapters):
            self._scenes[index] = self._tabletop.scene(self._game, self._viewers)

    def chronicle(
        self, told: Sequence[Told], *, game: str, scenario: str, seed: int, eyes: str, result: str
    ) -> Chronicle:
        """The chronicle of what was told, which is the log entry by entry."""
        last = self._tabletop.scene(self._game, self._viewers)
        starts = [
            index
            for index, each in enumerate(told)
            if each.begins and not (index and told[index - 1].begins) and index in self._scenes
        ]
        scenes = [self._first, *(self._scenes[index] for index in starts), last]
        chapters: list[Chapter] = []
        for number, (start, end) in enumerate(zip([0, *starts], [*starts, len(told)], strict=True)):
            scene = scenes[number]
            title = f"{number}. {scene.turn}" if scene.board is not None else f"{scene.turn}, {scene.step}"
            chapters.append(
                Chapter(
                    title=title if number else SET_UP,
                    told=tuple(told[start:end]),
                    before=scenes[number],
                    after=scenes[number + 1],
                )
            )
        cards = {card.piece for scene in scenes for area in scene.areas for card in area.cards}
        return Chronicle(
            game=game,
            scenario=scenario,
            seed=seed,
            players=self._tabletop.players(self._game),
            eyes=eyes,
            result=result,
            chapters=tuple(chapters),
            cards={card: self._tabletop.name(self._game, card, "card") for card in sorted(cards)},
        )
