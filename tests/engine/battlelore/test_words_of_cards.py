"""Words that cards brought with them, in the kernel: dice by the manner of battle, and what of lost units."""

from __future__ import annotations

from cardwright_engine.games.battlelore.pieces import NOWHERE, hex_named
from engine.battlelore.script import Script


def test_a_bow_has_as_many_dice_in_a_melee_as_at_range() -> None:
    s = Script("combat")
    archers = s.unit("e5", "green", weapon="bow")
    assert (s.game.melee_dice(archers), s.game.ranged_dice(archers)) == (2, 2)


def test_a_charge_is_a_melee() -> None:
    """A lance has 1 die more in a melee after a move: 3 and 1."""
    s = Script("combat")
    riders = s.unit("e5", "blue", weapon="lance")
    s.position.history("move", 0, (riders,), "turn")
    assert (s.game.melee_dice(riders), s.game.ranged_dice(riders)) == (4, 3)


def test_the_cap_of_woods_comes_before_ranged_dice() -> None:
    """F37: 2 of 2 dice in woods, and 3 of Take Aim; a melee has none of these."""
    s = Script("combat")
    archers = s.unit("e5", "green", weapon="bow", ordered=True)
    s.unit("e8", owner=1)
    s.terrain("e5", "woods")
    s.player(0, "Take Aim", lore=2, warrior=1)
    s.do(0, "play", "Take Aim", "e5")
    assert (s.game.melee_dice(archers), s.game.ranged_dice(archers)) == (2, 5)
    s.do(0, "attack", "e8", "e5")
    assert s.pending.count == 5


def test_exactly_two_dice_are_two_at_range_too() -> None:
    """F29: nothing raises the 2 dice of Parry, dice at range neither."""
    s = Script("combat")
    s.unit("e5", "green", weapon="bow", ordered=True)
    s.unit("e8", owner=1)
    s.player(0, "Take Aim", lore=2, warrior=1)
    s.player(1, "Parry", lore=3, warrior=1)
    s.do(0, "play", "Take Aim", "e5")
    s.do(0, "attack", "e8", "e5")
    s.do(1, "play", "Parry")
    s.settle()
    assert s.pending.count == 2


def test_a_lost_unit_does_not_retreat() -> None:
    s = Script("combat")
    guard = s.unit("e5")
    s.game.eliminate(1, guard)
    s.game.retreat(1, guard, 2)
    assert s.game.state.place[guard] == NOWHERE
    assert s.game.unit_at(hex_named("e5")) == NOWHERE


def test_a_target_that_fits_no_earlier_one_is_refused_by_name() -> None:
    """Each of the two could be a target, beside another one."""
    s = Script("movement")
    s.unit("e1", "red")
    s.unit("e7", "green")
    s.player(0, "Back Roads", lore=3, rogue=1)
    assert s.refused(0, "play", "Back Roads", "e1", "e6") == {"target"}
