"""For each rule B1 to B16 the place that knows it, and one that does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardwright_engine.choices import DECLINE
from cardwright_engine.games.battlelore2 import Game
from cardwright_engine.games.battlelore2.orders import Orders
from cardwright_engine.games.battlelore2.refused import Reasons
from cardwright_engine.hexes.directions import opposite

_commands = Orders.command_options
_sections = Game.sections_of
_distance = Game.distance
_directions = Game.retreat_directions
_counter = Game.counter_refusals
_advance = Game.advance_refusals

PLACES: Final[dict[str, tuple[str, Callable[..., Any]]]] = {
    "B1": ("command_options", lambda game, player: (*_commands(game, player), DECLINE)),
    "B2": ("order_by_text", lambda game, player, card: game.order_anywhere(player)),
    "B3": ("sections_of", lambda game, piece, player: _sections(game, piece, player)[:1]),
    "B4": ("seat", lambda game, player: 0),
    "B5": ("distance", lambda game, origin, goal: _distance(game, origin, goal) + (origin != goal)),
    "B6": ("sees", lambda game, unit, other: True),
    "B7": ("melee_damage", lambda game, dice, weak: dice.count("strike", "cleave", "pierce")),
    "B8": ("ranged_damage", lambda game, dice: dice.count("strike", "cleave", "pierce")),
    "B9": ("rolled_retreats", lambda game, combat: 0),
    "B10": ("gain_rolled_lore", lambda game, combat: None),
    "B11": ("commit_dice", lambda game, combat: None),
    "B12": (
        "retreat_directions",
        lambda game, combat: tuple(opposite(way) for way in _directions(game, combat)),
    ),
    "B13": ("blocked", lambda game, unit, hex_: False),
    "B14": ("supported", lambda game, unit, hex_: False),
    "B15": ("counter_refusals", lambda game, combat: _without(_counter(game, combat))),
    "B16": ("advance_refusals", lambda game, combat: _without(_advance(game, combat))),
}


def _without(reasons: Reasons) -> Reasons:
    """Only what would make the rest of the sequence impossible."""
    return tuple(reason for reason in reasons if reason.id in ("eliminated", "already-countered"))
