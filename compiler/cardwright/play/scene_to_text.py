"""What lies on a table as lines of text: the map with what its signs mean, players, cards."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Sequence

from cardwright.play.map_to_text import MapText, map_width
from cardwright_engine.scene import NOBODY, Area, Lying, Scene

Name = Callable[[int], str]  # of a card


def scene_to_text(
    scene: Scene,
    players: Sequence[str],
    name: Name,
    *,
    width: int = 80,
    color: bool = False,
    seat: int = 0,
    whole: bool = True,
) -> list[str]:
    """The table for a terminal of this width, as the player in `seat` has it before him; the map alone,
    where there is one, unless `whole`."""
    lines = [f"--- {scene.turn}, {scene.step} ---"]
    if scene.board is not None and width >= map_width(scene.board):
        drawn = MapText(scene, scene.board, width=width, turned=seat == 1)
        lines += drawn.lines(color=color)
        if not whole:
            return lines
        lines += _flowed(_legend(scene, drawn, players), width)
    elif scene.board is not None:
        lines.append(f"the map needs {map_width(scene.board)} columns")
        for unit in scene.units:
            where = f"{scene.board.name(unit.hex)}: {players[unit.player]}, {unit.kind}, {unit.figures} left"
            lines += _wrapped(", ".join((where, *unit.marks)), width)
    for player, called in ((NOBODY, "On the table"), *enumerate(players)):
        lines += _belongings(scene, player, called, name, width)
    return lines


def _belongings(scene: Scene, player: int, called: str, name: Name, width: int) -> Iterator[str]:
    """What belongs to a player, or to all: numbers and cards face down in a line, then each open area."""
    areas = [area for area in scene.areas if area.player == player]
    told = [f"{fact.title} {fact.value}" for fact in scene.facts if fact.player == player]
    closed = [f"{area.title} {area.hidden}" for area in areas if area.hidden and not area.cards]
    told += [f"face down: {', '.join(closed)}"] if closed else []
    opened = [area for area in areas if area.cards]
    if told or opened:
        yield from _wrapped(f"{called}: {'; '.join(told)}" if told else f"{called}:", width)
    for area in opened:
        yield from _wrapped(f"  {_area(area, name)}", width)


def _legend(scene: Scene, drawn: MapText, players: Sequence[str]) -> list[str]:
    """What the signs of a map mean, those that are on it."""
    kinds = {unit.sign: unit.kind for unit in scene.units}
    grounds = {tile.sign: tile.ground for tile in scene.tiles if tile.look != "plain"}
    told = [f"{drawn.arrow(player)} {called}" for player, called in enumerate(players)]
    told += [f"{sign} {kind}" for sign, kind in sorted(kinds.items())]
    told += [f"{sign} {ground}" for sign, ground in grounds.items()]
    if any(tile.flag for tile in scene.tiles):
        told.append("* banner")
    if any("ordered" in unit.marks for unit in scene.units):
        told.append("! ordered")
    told += [f"+ {marked}" for marked in _other_marks(scene)]
    return told


def _other_marks(scene: Scene) -> Iterator[str]:
    assert scene.board is not None
    for unit in scene.units:
        marks = [mark for mark in unit.marks if mark != "ordered"]
        if marks:
            yield f"{scene.board.name(unit.hex)} {', '.join(marks)}"


def _area(area: Area, name: Name) -> str:
    cards = [_card(card, name) for card in area.cards]
    if area.hidden:
        cards.append(f"{area.hidden} face down")
    return f"{area.title}: {', '.join(cards)}"


def _card(card: Lying, name: Name) -> str:
    marks = f" [{', '.join(card.marks)}]" if card.marks else ""
    return f"{name(card.piece)}{marks}"


def _flowed(entries: Sequence[str], width: int) -> Iterator[str]:
    """Entries beside each other as far as there is room, none broken in two."""
    line = ""
    for entry in entries:
        if line and len(line) + 3 + len(entry) > width:
            yield line
            line = ""
        line = f"{line}   {entry}" if line else entry
    yield line


def _wrapped(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, max(width, 20), subsequent_indent="    ", break_on_hyphens=False) or [""]
