"""A table of BattleLore: the board with terrain and units, War Councils, Lore and hands."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from typing import Final

from cardwright_engine.games.battlelore.game import Game
from cardwright_engine.games.battlelore.nouns import STEPS
from cardwright_engine.games.battlelore.pieces import (
    BOARD,
    FIRST_UNIT,
    OFFICES,
    PLAYERS,
    board_hex,
    hex_piece,
    seat,
)
from cardwright_engine.games.battlelore.scenario_map import SIGNS
from cardwright_engine.games.battlelore.state import (
    COMMAND_DECK,
    COMMAND_DISCARD,
    HANDS,
    LORE_DECK,
    LORE_DISCARD,
    TABLES,
    Troop,
)
from cardwright_engine.scene import Area, Fact, Look, Lying, Scene, Tile, Unit, signs

NAMES: Final = ("Near", "Far")
_LOOKS: Final[dict[str, Look]] = {
    "countryside": "plain",
    "woods": "trees",
    "hill": "height",
    "water": "water",
    "fordable stream": "ford",
    "rampart": "wall",
    "stronghold": "house",
}
_PHASES: Final = {step.id: step.words[0] for step in STEPS}
# The letter after that of the banner, where another kind has not taken it.
_TROOPS: Final = {"foot": "f", "mounted": "m", "creature": "c"}
_WEAPONS: Final = {"long sword": "l", "bow": "b", "crossbow": "x", "lance": "n"}
_RACES: Final = {"dwarf": "d", "goblin": "o"}


def scene(game: Game, viewers: Collection[int]) -> Scene:
    """The table as these players see it."""
    state = game.state
    return Scene(
        turn=f"{NAMES[state.active]}'s turn",
        step=_PHASES.get(state.step, state.step),
        facts=tuple(_facts(game)),
        areas=tuple(_areas(game, viewers)),
        board=BOARD,
        tiles=_tiles(state.terrains),
        units=tuple(_units(game)),
    )


@cache
def _tiles(terrains: tuple[str, ...]) -> tuple[Tile, ...]:
    return tuple(
        Tile(
            piece=hex_piece(place),
            hex=place,
            ground=terrain,
            sign=SIGNS[terrain],
            look=_LOOKS.get(terrain, "landmark"),
        )
        for place, terrain in zip(BOARD.hexes, terrains, strict=True)
    )


def _units(game: Game) -> Iterator[Unit]:
    state = game.state
    kinds = _kinds(state.troops)
    for unit in game.units():
        kind, sign = kinds[unit - FIRST_UNIT]
        yield Unit(
            piece=unit,
            hex=board_hex(state.place[unit]),
            player=game.controller(unit),
            kind=kind,
            sign=sign,
            color=game.banner(unit),
            figures=state.figures[unit],
            full=game.full_strength(unit),
            marks=("ordered",) if state.ordered[unit] else (),
        )


@cache
def _kinds(troops: tuple[Troop, ...]) -> tuple[tuple[str, str], ...]:
    """The kind of each troop, and its sign."""
    given = signs({_kind(troop): _wanted(troop) for troop in troops})
    return tuple((_kind(troop), given[_kind(troop)]) for troop in troops)


def _kind(troop: Troop) -> str:
    """What kind of unit a troop is, in words: `green goblin foot, short sword`."""
    banner, troop_type, weapon, race = troop
    if troop_type == "creature":
        return f"{banner} creature"
    return f"{banner} {race} {troop_type}, {weapon}"


def _wanted(troop: Troop) -> tuple[str, ...]:
    """The signs that a kind would like, best first: the letter of its banner, then that of what tells it
    from a man on foot with a short sword."""
    banner, troop_type, weapon, race = troop
    letters = (
        _RACES.get(race, ""),
        _TROOPS[troop_type] if troop_type != "foot" else "",
        _WEAPONS.get(weapon, ""),
        _TROOPS[troop_type],
    )
    return tuple(banner[0].upper() + letter for letter in letters if letter)


def _facts(game: Game) -> Iterator[Fact]:
    state = game.state
    for player in PLAYERS:
        yield Fact(title="banners", value=f"{state.banners[player]} of {state.goal}", player=player)
        yield Fact(title="lore", value=str(state.tokens[player]), player=player)
        council = ", ".join(
            f"{office} {level}" for office in OFFICES if (level := state.levels[seat(player, office)])
        )
        yield Fact(title="War Council", value=council or "nobody yet", player=player)


def _areas(game: Game, viewers: Collection[int]) -> Iterator[Area]:
    piles = game.state.piles
    for player in PLAYERS:
        hand = piles[HANDS[player]]
        for title, lore in (("Command hand", False), ("Lore hand", True)):
            cards = [card for card in hand if game.is_lore_card(card) == lore]
            if player in viewers:
                yield Area(title=title, player=player, cards=tuple(Lying(piece=card) for card in cards))
            elif cards or not lore:
                yield Area(title=title, player=player, hidden=len(cards))
        table = piles[TABLES[player]]
        if table:
            yield Area(title="played", player=player, cards=tuple(_played(game, card) for card in table))
    for title, deck, discard in (
        ("Command", COMMAND_DECK, COMMAND_DISCARD),
        ("Lore", LORE_DECK, LORE_DISCARD),
    ):
        if piles[deck] or piles[discard]:
            yield Area(title=f"{title} deck", hidden=len(piles[deck]))
            yield Area(title=f"{title} discards", cards=tuple(map(_lying, piles[discard][-1:])))


def _played(game: Game, card: int) -> Lying:
    lore = game.state.tokens[card]
    return Lying(piece=card, marks=(f"{lore} lore",) if lore else ())


def _lying(card: int) -> Lying:
    return Lying(piece=card)
