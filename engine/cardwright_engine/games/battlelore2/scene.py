"""A table of BattleLore: Second Edition: the battlefield with banners and units, lore, points, hands."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from cardwright_engine.games.battlelore2.cards import UnitCard
from cardwright_engine.games.battlelore2.game import Game
from cardwright_engine.games.battlelore2.nouns import STEPS
from cardwright_engine.games.battlelore2.pieces import BOARD, PLAYERS, as_piece, on_board
from cardwright_engine.games.battlelore2.terrain import TABLE
from cardwright_engine.scene import Area, Fact, Look, Lying, Scene, Tile, Unit, signs

NAMES: Final = ("Near", "Far")
_LOOKS: Final[dict[str, Look]] = {
    "open": "plain",
    "forest": "trees",
    "hill": "height",
    "building": "house",
    "water": "water",
    "ford": "ford",
    "bridge": "bridge",
}
_STEPS: Final = {step.id: step.words[0] for step in STEPS}


def scene(game: Game, viewers: Collection[int]) -> Scene:
    """The table as these players see it."""
    state = game.state
    return Scene(
        turn=f"{NAMES[state.active]}'s turn of round {state.round}",
        step=_STEPS.get(state.step, state.step),
        facts=tuple(_facts(game)),
        areas=tuple(_areas(game, viewers)),
        board=BOARD,
        tiles=tuple(_tiles(game)),
        units=tuple(_units(game)),
    )


def _tiles(game: Game) -> Iterator[Tile]:
    for place in BOARD.hexes:
        piece = as_piece(place)
        terrain = TABLE[game.state.terrain[piece]]
        yield Tile(
            piece=piece,
            hex=place,
            ground=terrain.name,
            sign=terrain.letter,
            look=_LOOKS[terrain.name],
            flag=game.banner(piece),
        )


def _units(game: Game) -> Iterator[Unit]:
    state = game.state
    titles = [card.name for card in game.definitions if isinstance(card, UnitCard)]
    given = signs({title: _wanted(title) for title in titles})
    for unit in game.units():
        title = game.unit_card(unit).name
        yield Unit(
            piece=unit,
            hex=on_board(state.place[unit]),
            player=state.owner[unit],
            kind=title,
            sign=given[title],
            color="",
            figures=state.figures[unit],
            full=game.unit_card(unit).figures,
            marks=tuple(_marks(game, unit)),
        )


def _marks(game: Game, unit: int) -> Iterator[str]:
    state = game.state
    if state.orders[unit]:
        yield "ordered"
    if state.stuns[unit]:
        yield "stunned"
    for number, what in ((state.damage[unit], "damage"), (state.shields[unit], "shield")):
        if number:
            yield f"{number} {what}"


def _wanted(title: str) -> tuple[str, ...]:
    """The initials of a title, else its first letter with another of its letters."""
    words = title.split() or ["?"]
    initials = (words[0][0] + words[-1][0],) if len(words) > 1 else ()
    return (*initials, *(words[0][0] + letter for letter in title[1:] if letter.isalpha()), words[0][0] * 2)


def _facts(game: Game) -> Iterator[Fact]:
    state = game.state
    for player in PLAYERS:
        points = f"{state.points[player]} of {state.victory}"
        yield Fact(title="victory points", value=points, player=player)
        yield Fact(title="lore", value=str(state.lore[player]), player=player)


def _areas(game: Game, viewers: Collection[int]) -> Iterator[Area]:
    state = game.state
    for player in PLAYERS:
        for title, lore in (("Command hand", False), ("Lore hand", True)):
            cards = [card for card in state.hands[player] if game.is_lore(card) == lore]
            if player in viewers:
                yield Area(title=title, player=player, cards=tuple(Lying(piece=card) for card in cards))
            else:
                yield Area(title=title, player=player, hidden=len(cards))
        yield Area(title="Lore deck", player=player, hidden=len(state.lore_decks[player]))
    if state.table[0]:
        yield Area(title="played", cards=tuple(Lying(piece=card) for card in state.table[0]))
    yield Area(title="Command deck", hidden=len(state.command_deck[0]))
