"""The Lore cards of the Warrior, Fearless and Cry Havoc!, played: expectations worked out by hand."""

from __future__ import annotations

from typing import Any

from engine.battlelore.script import Script


def attacked(*hand: str, lore: int = 3, banner: str = "blue", **levels: int) -> Script:
    """The opponent's combat phase: his ordered unit at e6 attacks yours at e5."""
    s = Script("combat", 1)
    s.unit("e5")
    s.unit("e6", banner, owner=1, ordered=True)
    s.player(0, *hand, lore=lore, **(levels or {"rogue": 1, "warrior": 1}))
    return s


# --- Fearless --------------------------------------------------------------------------------


def test_fearless_ignores_all_flags_and_battles_back() -> None:
    """F18, F27: three flags ignored at Boldness 1; blue unit, 3 dice back, one blue helmet hits."""
    s = attacked("Fearless")
    s.do(1, "attack", "e5", "e6")
    s.do(0, "play", "Fearless")
    s.roll(1, "flag", "flag", "flag")
    s.do(0, "ignore", 3)
    s.do(0, "agree")
    s.roll(0, "blue", "red", "green")
    assert (s.figures("e5"), s.figures("e6")) == (4, 3)


def test_fearless_is_refused_in_the_own_turn_and_in_another_phase() -> None:
    """F08, L1, L4."""
    s = Script("combat")
    s.unit("e5", ordered=True)
    s.unit("e6", owner=1)
    s.player(0, "Fearless", lore=3, rogue=1)
    s.do(0, "attack", "e6", "e5")
    assert "window" in s.refused(0, "play", "Fearless")
    s = Script("movement", 1)
    s.player(0, "Fearless", lore=3, rogue=1)
    assert s.refused(0, "play", s.card("Fearless")) == {"phase", "window"}


# --- Parry and Berserk -----------------------------------------------------------------------


def test_parry_makes_four_dice_two() -> None:
    s = attacked("Parry", banner="red")
    s.do(1, "attack", "e5", "e6")
    s.do(0, "play", "Parry")
    s.roll(1, "blue", "green")
    assert s.figures("e5") == 3
    assert s.game.dice(s.game.unit_at(s.piece("e6"))) == 2


def test_parry_overrides_berserk() -> None:
    """F29, with Berserk at level 2 (3 + 2 dice) in the place of Strength."""
    s = attacked("Parry")
    s.player(1, "Berserk", lore=4, warrior=2)
    s.do(1, "attack", "e5", "e6")
    s.do(1, "play", "Berserk")
    assert s.game.dice(s.game.unit_at(s.piece("e6"))) == 5
    s.do(0, "play", "Parry")
    s.roll(1, "red", "green")
    assert s.figures("e5") == 4


def test_parry_is_refused() -> None:
    """Not against a roll of one's own; L5 in the opponent's turn."""
    s = Script("combat")
    s.unit("e5", ordered=True)
    s.unit("e6", owner=1)
    s.player(0, "Parry", lore=3, warrior=1)
    s.do(0, "attack", "e6", "e5")
    assert s.refused(0, "play", "Parry") == {"window"}
    s = attacked("Parry", lore=6)
    s.position.history("play", 0, (s.position.card("Fearless", 0),), "turn")
    s.do(1, "attack", "e5", "e6")
    assert "limit" in s.refused(0, "play", s.card("Parry"))


def berserk(**levels: int) -> Script:
    s = Script("combat")
    s.unit("e5", ordered=True)
    s.player(0, "Berserk", lore=4, **levels)
    return s


def test_the_extra_dice_of_berserk_do_not_chain() -> None:
    """3 + 1 dice, one more for the bonus strike, none for the bonus strike it shows: 2 hits."""
    s = berserk(warrior=1)
    s.unit("e6", owner=1)
    s.do(0, "attack", "e6", "e5")
    s.do(0, "play", "Berserk")
    s.roll(0, "bonus strike", "red", "green", "green")
    s.roll(0, "bonus strike")
    assert s.figures("e6") == 2


def test_a_bonus_strike_that_does_not_hit_brings_no_die() -> None:
    """3 + 3 dice at level 3; riders suffer one bonus strike less."""
    s = berserk(warrior=3)
    s.unit("e6", "red", owner=1, troop_type="mounted")
    s.do(0, "attack", "e6", "e5")
    s.do(0, "play", "Berserk")
    s.roll(0, "bonus strike", "blue", "green", "green", "green", "blue")
    assert s.figures("e6") == 3


def test_backstab_comes_after_the_dice_of_berserk() -> None:
    """F30: one bonus strike, its extra die another; both are sent back."""
    s = attacked("Backstab")
    s.player(1, "Berserk", lore=4, warrior=1)
    s.do(1, "attack", "e5", "e6")
    s.do(1, "play", "Berserk")
    s.roll(1, "bonus strike", "red", "green", "green")
    s.roll(1, "bonus strike")
    s.do(0, "play", "Backstab")
    s.settle()
    assert (s.figures("e5"), s.figures("e6")) == (4, 2)


def test_berserk_is_refused() -> None:
    """Not for arrows, not without a melee, and never while the opponent is active (L6)."""
    s = Script("combat")
    s.unit("e5", "green", ordered=True, weapon="bow")
    s.unit("e8", owner=1)
    s.player(0, "Berserk", lore=4, warrior=1)
    s.do(0, "attack", "e8", "e5")
    assert s.refused(0, "play", "Berserk") == {"window"}
    s = berserk(warrior=1)
    s.unit("e6", owner=1)
    assert s.refused(0, "play", "Berserk") == {"window"}
    s = Script("combat", 1)
    s.unit("e5", race="dwarf")
    s.unit("e6", owner=1, ordered=True)
    s.player(0, "Berserk", lore=4, warrior=1)
    s.do(1, "attack", "e5", "e6")
    s.roll(1, "red", "green", "green")
    s.do(0, "agree")
    assert "out-of-turn" in s.refused(0, "play", "Berserk")


# --- Cry Havoc! ------------------------------------------------------------------------------


def cry_havoc(player: int = 0, **target: Any) -> Script:
    s = Script("combat", player)
    s.unit("e5", ordered=player == 0)
    s.unit("e6", owner=1, ordered=player == 1, **target)
    s.position.pile("table", 0, ("Cry Havoc!",))
    return s


def test_all_lore_rolled_hits_and_none_is_collected() -> None:
    """L12, L13: two Lore symbols are two hits."""
    s = cry_havoc()
    s.do(0, "attack", "e6", "e5")
    s.roll(0, "lore", "lore", "green")
    assert (s.figures("e6"), s.lore(0)) == (2, 0)


def test_hits_of_lore_on_a_creature_are_rolled_again() -> None:
    """L11: of the two dice neither shows its banner; the bonus strike does not kill."""
    s = cry_havoc(creature=True)
    s.do(0, "attack", "e6", "e5")
    s.roll(0, "lore", "lore", "green")
    s.roll(0, "bonus strike", "lore")
    s.do(1, "decline")
    assert (s.figures("e6"), s.lore(0)) == (1, 0)


def test_the_opponent_collects_his_lore() -> None:
    s = cry_havoc(1)
    s.do(1, "attack", "e5", "e6")
    s.roll(1, "lore", "green", "lore")
    assert (s.figures("e5"), s.lore(1)) == (4, 2)


def test_cry_havoc_cannot_be_played() -> None:
    s = Script("combat")
    s.player(0, "Cry Havoc!", lore=10)
    assert s.refused(0, "play", "Cry Havoc!") == {"unknown-cost", "unknown-window"}
