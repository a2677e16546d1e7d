"""Write a chronicle as one HTML page: each chapter with its map, what happened, and the cards beside it.

The page loads nothing from anywhere and runs no script. It says the same for the same game, byte by byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from cardwright.emit.from_template import filled
from cardwright.play.chronicle.nodes import Chapter, Chronicle
from cardwright.play.chronicle.to_map import Grounds, Map
from cardwright_engine.scene import NOBODY, Area, Scene

_TEMPLATES = Path(__file__).parent / "templates"


@dataclass(frozen=True, slots=True, kw_only=True)
class _Row:
    """One area of a table: the titles of its open cards with what is to be seen on them."""

    title: str
    cards: tuple[tuple[str, tuple[str, ...]], ...]
    hidden: int


@dataclass(frozen=True, slots=True, kw_only=True)
class _Group:
    """What belongs to a player, or to all: facts as pairs of a title and a value, and rows of cards."""

    owner: str
    facts: tuple[tuple[str, str], ...]
    rows: tuple[_Row, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Line:
    """What happened, so many times one after another."""

    id: str
    says: str
    times: int


@dataclass(frozen=True, slots=True, kw_only=True)
class _Leaf:
    """A chapter laid out; the number is that of its anchor."""

    number: int
    chapter: Chapter
    lines: tuple[_Line, ...]
    map: Map | None
    groups: tuple[_Group, ...]


def to_html(chronicle: Chronicle) -> str:
    """The page of a game."""
    grounds = Grounds()
    leaves = tuple(
        _Leaf(
            number=number,
            chapter=chapter,
            lines=tuple(_lines(chapter)),
            map=grounds.map_of(chapter, chronicle.players),
            groups=tuple(_groups(chapter.after, chronicle)),
        )
        for number, chapter in enumerate(chronicle.chapters)
    )
    scene = chronicle.chapters[0].before
    return filled(
        "chronicle.html.j2",
        _TEMPLATES,
        chronicle=chronicle,
        leaves=leaves,
        grounds=grounds.all(),
        kinds=sorted({(unit.sign, unit.kind, unit.color) for unit in scene.units}),
        terrains=sorted(
            {
                (tile.look, tile.sign if tile.look == "landmark" else "", tile.ground)
                for ground in grounds.all()
                for tile in (drawn.tile for drawn in ground.tiles)
            }
        ),
        flags=any(tile.flag for tile in scene.tiles),
    )


def _lines(chapter: Chapter) -> Iterator[_Line]:
    """The sentences of a chapter; where one comes several times in a row it is told once."""
    for (id, says), same in groupby((told.id, told.says.strip()) for told in chapter.told):
        yield _Line(id=id, says=says, times=sum(1 for _ in same))


def _groups(scene: Scene, chronicle: Chronicle) -> Iterator[_Group]:
    """The table without its board: first what belongs to all, then each player."""
    for player in (NOBODY, *range(len(chronicle.players))):
        facts = tuple((fact.title, fact.value) for fact in scene.facts if fact.player == player)
        rows = tuple(
            _row(area, chronicle)
            for area in scene.areas
            if area.player == player and (area.cards or area.hidden)
        )
        if facts or rows:
            owner = "On the table" if player == NOBODY else chronicle.players[player]
            yield _Group(owner=owner, facts=facts, rows=rows)


def _row(area: Area, chronicle: Chronicle) -> _Row:
    cards = tuple((chronicle.cards[card.piece], card.marks) for card in area.cards)
    return _Row(title=area.title, cards=cards, hidden=area.hidden)
