"""The second edition without one of its rules at a time."""

from __future__ import annotations

from typing import Any, Final

from cardwright_engine.dice import Dice
from cardwright_engine.games.battlelore2.attacks import Attacks
from cardwright_engine.games.battlelore2.combat import Combat
from cardwright_engine.games.battlelore2.ground import Ground
from cardwright_engine.games.battlelore2.orders import Orders
from cardwright_engine.games.battlelore2.refused import Reasons, refused
from cardwright_engine.games.battlelore2.retreats import Retreats
from cardwright_engine.games.battlelore2.rolling import Rolling
from cardwright_engine.games.battlelore2.wounds import Wounds
from proofs.proof import Proof

_DISTANCE: Final = Ground.distance
_SECTIONS: Final = Ground.sections_of
_COMMANDS: Final = Orders.command_options
_GO_BACK: Final = Retreats.go_back


def _or_none(self: Orders, player: int) -> tuple[Any, ...]:
    played = _COMMANDS(self, player)
    return (*played, *(("pass", *option[1:]) for option in played[:1]))


def _text_not_read(self: Orders, player: int, card: int) -> None:
    self.order_anywhere(player)


def _in_one_section(self: Ground, piece: int, player: int) -> tuple[str, ...]:
    return _SECTIONS(self, piece, player)[:1]


def _seen_from_the_north(self: Ground, player: int) -> int:
    return 1 - player


def _both_ends_counted(self: Ground, origin: int, goal: int) -> int:
    return _DISTANCE(self, origin, goal) + 1


def _nothing_blocks(self: Ground, unit: int, other: int) -> bool:
    return True


def _weak_units_cleave(self: Wounds, dice: Dice, weak: bool) -> int:
    return dice.count("strike", "cleave")


def _arrows_do_not_pierce(self: Wounds, dice: Dice) -> int:
    return dice.count("strike")


def _fearless(self: Retreats, combat: Combat) -> int:
    return 0


def _lore_is_lost(self: Attacks, combat: Combat) -> None:
    return


def _heroes_do_nothing(self: Rolling, combat: Combat) -> tuple[Any, ...]:
    return ()


def _one_hex_at_most(self: Retreats, combat: Combat, hexes: int, direction: Any) -> None:
    _GO_BACK(self, combat, min(hexes, 1), direction)


def _stops_unharmed(self: Retreats, combat: Combat, hexes: int, direction: Any) -> None:
    place = self.behind(self.state.place[combat.target], direction)
    if not self.blocked(combat.target, place):
        _GO_BACK(self, combat, 1, direction)


def _no_support(self: Retreats, unit: int, hex_: int) -> bool:
    return False


def _no_counters(self: Attacks, combat: Combat) -> Reasons:
    return (refused("forbidden"),)


def _advance_anywhere(self: Attacks, combat: Combat) -> Reasons:
    return () if self.vacant(combat.gap) else (refused("held"),)


PROOFS: Final = (
    Proof("B1", Orders, "command_options", _or_none),
    Proof("B2", Orders, "order_by_text", _text_not_read),
    Proof("B3", Ground, "sections_of", _in_one_section),
    Proof("B4", Ground, "seat", _seen_from_the_north),
    Proof("B5", Ground, "distance", _both_ends_counted),
    Proof("B6", Ground, "sees", _nothing_blocks),
    Proof("B7", Wounds, "melee_damage", _weak_units_cleave),
    Proof("B8", Wounds, "ranged_damage", _arrows_do_not_pierce),
    Proof("B9", Retreats, "rolled_retreats", _fearless),
    Proof("B10", Attacks, "gain_rolled_lore", _lore_is_lost),
    Proof("B11", Rolling, "commit_options", _heroes_do_nothing),
    Proof("B12", Retreats, "go_back", _one_hex_at_most),
    Proof("B13", Retreats, "go_back", _stops_unharmed),
    Proof("B14", Retreats, "supported", _no_support),
    Proof("B15", Attacks, "counter_refusals", _no_counters),
    Proof("B16", Attacks, "advance_refusals", _advance_anywhere),
)
