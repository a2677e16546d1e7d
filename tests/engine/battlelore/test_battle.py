"""Battle, morale, retreats, Creatures, terrain: expectations worked out by hand from the facts."""

from __future__ import annotations

from typing import Any

import pytest

from engine.battlelore.script import Script


def battle(banner: str = "blue", at: str = "e5", **more: Any) -> Script:
    """Your combat phase, with an ordered unit of yours."""
    s = Script("combat")
    s.unit(at, banner, ordered=True, **more)
    return s


# --- dice ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("banner", "dice"), [("green", 2), ("blue", 3), ("red", 4)])
def test_the_banner_gives_the_dice(banner: str, dice: int) -> None:
    s = battle(banner)
    s.unit("e6", owner=1)
    s.do(0, "attack", "e6", "e5")
    assert s.pending.count == dice


def test_woods_cap_the_base_dice_in_and_out() -> None:
    """Cap 2 dice in or out."""
    for place in ("e5", "e6"):
        s = battle("red")
        s.unit("e6", owner=1)
        s.terrain(place, "woods")
        s.do(0, "attack", "e6", "e5")
        assert s.pending.count == 2


def test_what_cards_add_comes_after_the_cap() -> None:
    """F37: a red unit in woods with one die more: 2 + 1."""
    s = battle("red")
    s.unit("e6", owner=1)
    s.terrain("e5", "woods")
    s.player(0, "Berserk", lore=4, warrior=1)
    s.do(0, "attack", "e6", "e5")
    s.do(0, "play", "Berserk")
    assert s.pending.count == 3


def test_a_bow_has_two_dice_and_one_less_after_moving() -> None:
    s = battle("green", weapon="bow")
    s.unit("e8", owner=1)
    s.do(0, "attack", "e8", "e5")
    assert s.pending.count == 2
    s = Script("combat")
    archers = s.unit("e5", "green", ordered=True, weapon="bow")
    s.unit("e8", owner=1)
    s.position.history("move", 0, (archers,), "turn")
    s.do(0, "attack", "e8", "e5")
    assert s.pending.count == 1


@pytest.mark.parametrize(
    ("weapon", "target", "figures"),
    [
        ("short sword", "foot", 2),
        ("short sword", "mounted", 2),
        ("long sword", "mounted", 1),
        ("bow", "foot", 4),
    ],
)
def test_bonus_strikes_by_weapon(weapon: str, target: str, figures: int) -> None:
    """Two bonus strikes: a short sword loses one against riders, a bow both; 4 or 3 figures."""
    s = battle("green", weapon=weapon)
    s.unit("e6", owner=1, troop_type=target)
    s.do(0, "attack", "e6", "e5")
    s.roll(0, "bonus strike", "bonus strike")
    assert s.figures("e6") == figures


def test_rolled_lore_is_collected() -> None:
    s = battle()
    s.unit("e6", owner=1)
    s.do(0, "attack", "e6", "e5")
    s.roll(0, "lore", "green", "lore")
    assert (s.lore(0), s.figures("e6")) == (2, 4)


# --- morale and retreats ---------------------------------------------------------------------


def test_a_flag_is_a_hex_homeward() -> None:
    """From e6 the far player goes to e7 or f7."""
    s = battle()
    s.unit("e6", owner=1)
    s.do(0, "attack", "e6", "e5")
    s.roll(0, "flag", "green", "green")
    assert {int(option[1]) for option in s.pending.options} == {s.piece("e7"), s.piece("f7")}
    s.do(1, "choose", "f7")
    s.do(0, "decline")
    assert s.figures("f7") == 4


def test_a_retreat_is_chosen_one_hex_at_a_time_by_its_player() -> None:
    """F17, L8: two flags, two choices, both of the unit's own player."""
    s = battle()
    s.unit("e6", owner=1)
    s.do(0, "attack", "e6", "e5")
    s.roll(0, "flag", "flag", "green")
    assert s.pending.player == 1
    s.do(1, "choose", "e7")
    assert s.pending.player == 1
    s.do(1, "choose", "e8")
    s.do(0, "decline")
    assert s.figures("e8") == 4


def test_goblins_run_two_hexes_for_a_flag() -> None:
    """F22."""
    s = battle()
    s.unit("e6", "green", owner=1, race="goblin")
    s.do(0, "attack", "e6", "e5")
    s.roll(0, "flag", "red", "red")
    s.do(1, "choose", "e7")
    s.do(1, "choose", "e8")
    s.do(0, "decline")
    assert s.figures("e8") == 4


def test_a_supported_unit_may_ignore_a_flag_and_battles_back() -> None:
    """Two adjacent friends; 3 dice back, one of them hits."""
    s = battle()
    for place in ("e6", "d6", "f6"):
        s.unit(place, owner=1)
    s.do(0, "attack", "e6", "e5")
    s.roll(0, "flag", "green", "green")
    s.do(1, "ignore", 1)
    s.do(1, "agree")
    s.roll(1, "blue", "red", "green")
    assert (s.figures("e6"), s.figures("e5")) == (4, 3)


def test_a_bold_unit_may_retreat_all_the_same() -> None:
    """F45."""
    s = battle()
    for place in ("e6", "d6", "f6"):
        s.unit(place, owner=1)
    s.do(0, "attack", "e6", "e5")
    s.roll(0, "flag", "green", "green")
    s.do(1, "decline")
    s.do(1, "choose", "e7")
    s.do(0, "decline")
    assert s.figures("e7") == 4


def test_boldness_adds_up() -> None:
    """F19: a Dwarf (1), supported (1), on a landmark (1)."""
    s = Script()
    dwarf = s.unit("e6", race="dwarf")
    s.unit("d6")
    s.unit("f6")
    s.terrain("e6", "landmark")
    assert s.game.boldness(dwarf) == 3


def test_a_battle_back_is_not_answered() -> None:
    """F16: both are Dwarves."""
    s = battle(race="dwarf")
    s.unit("e6", owner=1, race="dwarf")
    s.do(0, "attack", "e6", "e5")
    s.roll(0, "red", "green", "green")
    s.do(1, "agree")
    s.roll(1, "blue", "green", "green")
    assert s.figures("e5") == 3
    assert s.pending.kind == "action"


def test_a_retreat_that_is_blocked_costs_figures() -> None:
    """From e9, the far edge, there is no hex to go to: two flags, two figures."""
    s = battle(at="e8")
    s.unit("e9", owner=1)
    s.do(0, "attack", "e9", "e8")
    s.roll(0, "flag", "flag", "green")
    assert s.figures("e9") == 2


def test_terrain_does_not_stop_a_retreat() -> None:
    """F39."""
    s = battle()
    s.unit("e6", owner=1)
    s.terrain("e7", "woods")
    s.do(0, "attack", "e6", "e5")
    s.roll(0, "flag", "flag", "green")
    s.do(1, "choose", "e7")
    s.do(1, "choose", "e8")
    s.do(0, "decline")
    assert s.figures("e8") == 4


# --- Creatures -------------------------------------------------------------------------------


def test_a_creature_must_ignore_its_first_flag_and_runs_two_hexes_for_the_next() -> None:
    """F44."""
    s = battle()
    s.unit("e6", owner=1, creature=True)
    s.do(0, "attack", "e6", "e5")
    s.roll(0, "flag", "red", "green")
    s.do(1, "decline")
    assert s.figures("e6") == 1
    s = battle()
    s.unit("e6", owner=1, creature=True)
    s.do(0, "attack", "e6", "e5")
    s.roll(0, "flag", "flag", "green")
    s.do(1, "choose", "e7")
    s.do(1, "choose", "e8")
    s.do(0, "decline")
    assert s.figures("e8") == 1


def test_a_critical_hit_needs_the_banner_of_the_creature() -> None:
    """One hit, rolled again: blue kills, and its killer gets 1 token and a Victory Banner."""
    s = battle()
    s.unit("e6", owner=1, creature=True)
    s.do(0, "attack", "e6", "e5")
    s.roll(0, "bonus strike", "green", "green")
    s.roll(0, "blue")
    s.do(0, "decline")
    assert (s.figures("e6"), s.lore(0), s.game.victory_banners(0)) == (0, 1, 1)


def test_a_creature_tramples_who_is_in_its_way() -> None:
    """At e8 with both hexes of its way home taken: 2 hexes not covered, 2 figures of each blocker;
    two dice for it, neither hits."""
    s = battle(at="e7")
    s.unit("e8", owner=1, creature=True)
    s.unit("e9", owner=1)
    s.unit("f9", owner=1)
    s.do(0, "attack", "e8", "e7")
    s.roll(0, "flag", "flag", "flag")
    s.do(1, "ignore", 2)
    s.roll(0, "green")
    s.roll(0, "green")
    s.do(1, "decline")
    assert (s.figures("e9"), s.figures("f9"), s.figures("e8")) == (2, 2, 1)


# --- follow-on actions -----------------------------------------------------------------------


def test_a_mounted_unit_gains_ground_pursues_and_attacks_once_more() -> None:
    """e6 is emptied; it goes to e6, then e7, and attacks e8."""
    s = battle(troop_type="mounted")
    s.unit("e6", owner=1, figures=1)
    s.unit("e8", owner=1)
    s.do(0, "attack", "e6", "e5")
    s.roll(0, "blue", "green", "green")
    s.do(0, "agree")
    s.do(0, "choose", "e7")
    s.do(0, "choose", "e8")
    s.roll(0, "blue", "green", "green")
    assert (s.figures("e7"), s.figures("e8")) == (3, 3)


def test_a_foot_unit_does_not_pursue() -> None:
    s = battle()
    s.unit("e6", owner=1, figures=1)
    s.unit("e7", owner=1)
    s.do(0, "attack", "e6", "e5")
    s.roll(0, "blue", "green", "green")
    s.do(0, "agree")
    assert s.figures("e6") == 4
    assert s.pending.kind == "action"


def test_terrain_that_stops_movement_halts_a_pursuit() -> None:
    """F40 for a landmark; F15 for a fordable stream, against the opinion F41."""
    for terrain, pursues in (("landmark", False), ("fordable stream", False), ("rampart", True)):
        s = battle(troop_type="mounted")
        s.unit("e6", owner=1, figures=1)
        s.unit("e8", owner=1)
        s.terrain("e6", terrain)
        s.do(0, "attack", "e6", "e5")
        s.roll(0, "blue", "green", "green")
        s.do(0, "agree")
        assert (s.pending.why == "pursuit") == pursues


# --- who can attack whom ---------------------------------------------------------------------


def test_line_of_sight_is_blocked_by_units_and_woods() -> None:
    """From e5 to h5 the line runs along the row, through f5 and g5."""
    for terrain in ("woods", "landmark"):
        s = battle("green", weapon="bow")
        s.unit("h5", owner=1)
        s.terrain("f5", terrain)
        assert s.refused(0, "attack", "h5", "e5") == {"sight"}
    s = battle("green", weapon="bow")
    s.unit("h5", owner=1)
    s.unit("f5", "green")
    assert s.refused(0, "attack", "h5", "e5") == {"sight"}


def test_attacks_are_refused() -> None:
    """Range 4 of a bow, melee only without one, orders, friends, one battle for each order (F49)."""
    s = battle("green", weapon="bow")
    s.unit("j5", owner=1)
    assert s.refused(0, "attack", "j5", "e5") == {"range"}
    s = battle()
    s.unit("g5", owner=1)
    s.unit("d5")
    assert s.refused(0, "attack", "g5", "e5") == {"range"}
    assert s.refused(0, "attack", "d5", "e5") == {"friend"}
    s = Script("combat")
    s.unit("e5")
    s.unit("e6", owner=1)
    assert s.refused(0, "attack", "e6", "e5") == {"order"}
    s = battle()
    s.unit("e6", owner=1)
    s.unit("d6", owner=1)
    s.do(0, "attack", "e6", "e5")
    s.roll(0, "green", "green", "green")
    s.settle()
    if s.pending.kind == "agree":
        s.do(0, "decline")
    assert s.refused(0, "attack", "d6", "e5") == {"battled"}


# --- movement --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("banner", "troop_type", "far"),
    [("green", "foot", 2), ("blue", "foot", 2), ("red", "foot", 1), ("green", "mounted", 4)],
)
def test_units_move_by_banner(banner: str, troop_type: str, far: int) -> None:
    s = Script("movement")
    unit = s.unit("e5", banner, ordered=True, troop_type=troop_type)
    assert max(s.game.reach_of(unit).values()) == far


def test_blue_foot_moves_two_hexes_without_battle() -> None:
    s = Script("movement")
    s.unit("e5", ordered=True)
    s.unit("h5", owner=1)
    s.do(0, "move", "e5", "g5")
    s.do(0, "pass")
    assert s.refused(0, "attack", "h5", "g5") == {"tired"}


def test_moves_are_refused() -> None:
    """Occupied, impassable, too far, moved already; woods stop (L11)."""
    s = Script("movement")
    s.unit("e5", "green", ordered=True)
    s.unit("f5")
    s.terrain("d5", "water")
    s.terrain("e6", "woods")
    s.terrain("d6", "woods")
    s.terrain("d4", "woods")
    s.terrain("e4", "woods")
    assert s.refused(0, "move", "e5", "f5") == {"occupied"}
    assert s.refused(0, "move", "e5", "d5") == {"impassable"}
    assert s.refused(0, "move", "e5", "h5") == {"reach"}
    assert s.refused(0, "move", "e5", "e7") == {"reach"}
    s.do(0, "move", "e5", "e6")
    assert "moved" in s.refused(0, "move", "e6", "e7")
    assert s.refused(0, "move", "a1", "a2") == {"no-unit"}


def test_no_battle_on_the_turn_a_landmark_is_entered() -> None:
    s = Script("movement")
    s.unit("e5", "green", ordered=True)
    s.unit("f6", owner=1)
    s.terrain("e6", "landmark")
    s.do(0, "move", "e5", "e6")
    s.do(0, "pass")
    assert s.refused(0, "attack", "f6", "e6") == {"landmark"}


def test_the_sixth_banner_wins() -> None:
    s = battle()
    s.unit("e6", owner=1, figures=1)
    s.position.set("victory-banners", 0, 5)
    s.do(0, "attack", "e6", "e5")
    s.roll(0, "blue", "green", "green")
    assert s.game.over()
    assert s.game.state.winner == 0


def test_the_pentacle_gives_a_token_at_the_end_of_the_turn() -> None:
    """Beside the 2 tokens of the draw phase."""
    s = battle()
    s.terrain("e5", "Magic Pentacle")
    s.do(0, "pass")
    assert s.lore(0) == 3
