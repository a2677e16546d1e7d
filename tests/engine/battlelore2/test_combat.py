"""The eleven steps of a combat, by the rules B5 to B16 and the rulings of the facts."""

from engine.battlelore2.table import OPPONENT, Table


def melee(*, figures: int = 3, mine: int = 3) -> Table:
    """Your ordered unit at e4 beside an enemy at e5, and another enemy far away."""
    return Table().unit("e4", figures=mine, ordered=True).enemy("e5", figures=figures).enemy("l9")


def attack(table: Table, target: str, attacker: str, *faces: str) -> Table:
    return table.start("attack").do("attack", target, attacker).roll(*faces)


# --- damage ----------------------------------------------------------------------------------


def test_strike_and_cleave_damage_in_melee_and_nothing_else_does() -> None:
    """B7."""
    assert attack(melee(), "e5", "e4", "strike", "cleave", "pierce").figures("e5") == 1


def test_the_cleave_of_a_weak_unit_does_nothing() -> None:
    """B7, F26."""
    assert attack(melee(mine=1), "e5", "e4", "cleave", "cleave", "strike").figures("e5") == 2


def test_only_pierce_damages_at_range() -> None:
    """B8, F27; no counter, for the target is two hexes away."""
    table = Table().unit("e4", "", "ranged", ordered=True).enemy("e6")
    assert attack(table, "e6", "e4", "pierce", "strike", "cleave").figures("e6") == 2


def test_a_unit_in_a_building_ignores_one_damage() -> None:
    """F35: of two damage it suffers one."""
    table = attack(melee().terrain("e5", "building"), "e5", "e4", "strike", "strike", "pierce")
    assert table.figures("e5") == 2


def test_a_forest_caps_the_dice_of_either_side_at_two() -> None:
    for hex_ in ("e4", "e5"):
        table = melee().terrain(hex_, "forest").start("attack").do("attack", "e5", "e4")
        assert table.game.pending is not None
        assert table.game.pending.count == 2


def test_a_ford_caps_the_dice_of_the_unit_in_it() -> None:
    table = melee().terrain("e4", "ford").start("attack").do("attack", "e5", "e4")
    assert table.game.pending is not None and table.game.pending.count == 2
    table = melee().terrain("e5", "ford").start("attack").do("attack", "e5", "e4")
    assert table.game.pending is not None and table.game.pending.count == 3


# --- retreats --------------------------------------------------------------------------------


def test_damage_comes_first_and_the_survivors_retreat() -> None:
    """B9, B12, F09: away from e4 through e5 lies d6."""
    table = attack(melee(), "e5", "e4", "strike", "strike", "morale").decline()
    assert table.figures("d6") == 1


def test_one_hex_for_each_retreat() -> None:
    """B12."""
    assert not attack(melee(), "e5", "e4", "morale", "morale", "pierce").decline().empty("d7")


def test_a_supported_unit_ignores_the_retreats() -> None:
    """B14, F11: no damage either."""
    table = attack(melee().enemy("d6"), "e5", "e4", "morale", "morale", "pierce")
    assert table.figures("e5") == 3


def test_a_friend_in_the_second_hex_ends_the_retreat_there() -> None:
    """B14: supported where it would go on."""
    table = attack(melee().enemy("d7"), "e5", "e4", "morale", "morale", "pierce").decline()
    assert table.figures("d6") == 3


def test_an_enemy_behind_it_costs_one_damage_for_each_retreat_not_made() -> None:
    """B13, F13."""
    assert attack(melee().unit("d6"), "e5", "e4", "morale", "morale", "pierce").figures("e5") == 1


def test_impassable_terrain_after_one_hex_costs_the_rest() -> None:
    """B13: of two retreats one is made, one is suffered."""
    table = attack(melee().terrain("d7", "water"), "e5", "e4", "morale", "morale", "pierce").decline()
    assert table.figures("d6") == 2


def test_off_the_board_costs_all() -> None:
    """B13."""
    table = Table().unit("e8", ordered=True).enemy("e9").enemy("l9")
    assert attack(table, "e9", "e8", "morale", "morale", "morale").empty("e9")


def test_a_ranged_attack_drives_back_from_the_hexside_through_which_it_comes() -> None:
    """B12: from e4 along the row to g4 the line enters from the west."""
    table = Table().unit("e4", "", "ranged", ordered=True).enemy("g4")
    assert not attack(table, "g4", "e4", "morale", "pierce", "strike").empty("h4")


def test_where_two_directions_lead_away_its_player_chooses() -> None:
    """Assumption of the package: from e3 to e5 the line enters at a corner."""
    table = attack(
        Table().unit("e3", "", "ranged", ordered=True).enemy("e5"), "e5", "e3", "morale", "lore", "lore"
    )
    table.do("choose", "e6", player=OPPONENT)
    assert not table.empty("e6")


# --- lore ------------------------------------------------------------------------------------


def test_whoever_rolls_lore_gains_it_in_a_counter_too() -> None:
    """B10, F56."""
    table = attack(melee(), "e5", "e4", "lore", "lore", "pierce").do("counter", player=OPPONENT)
    table.roll("lore", "heroic", "pierce")
    assert (table.game.lore(0), table.game.lore(1)) == (2, 1)


# --- counter ---------------------------------------------------------------------------------


def test_an_adjacent_target_that_stayed_may_counter_with_the_whole_sequence() -> None:
    """B15, F17, F19: the counter hits, and is not countered."""
    table = attack(melee().enemy("d6"), "e5", "e4", "morale", "pierce", "pierce").do(
        "counter", player=OPPONENT
    )
    table.roll("strike", "strike", "pierce")
    assert table.figures("e4") == 1
    assert "counter-of-counter" in table.why_not("counter")


def test_a_unit_that_retreated_cannot_counter() -> None:
    """B15, F16."""
    table = attack(melee(), "e5", "e4", "morale", "pierce", "pierce")
    assert "retreated" in table.why_not("counter", player=OPPONENT)


def test_a_target_out_of_reach_cannot_counter() -> None:
    """B15."""
    table = attack(
        Table().unit("e4", "", "ranged", ordered=True).enemy("e6"), "e6", "e4", "strike", "lore", "lore"
    )
    assert "not-adjacent" in table.why_not("counter", player=OPPONENT)


def test_a_counter_drives_the_attacker_off_but_does_not_advance() -> None:
    """B16, F18."""
    table = attack(melee(), "e5", "e4", "pierce", "pierce", "pierce").do("counter", player=OPPONENT)
    table.roll("morale", "pierce", "pierce")
    assert not table.empty("f3")
    assert "no-advance-on-counter" in table.why_not("advance", player=OPPONENT)


# --- advance ---------------------------------------------------------------------------------


def test_the_attacker_advances_into_the_hex_of_a_destroyed_target() -> None:
    """B16, F10, F20."""
    table = attack(melee(figures=1), "e5", "e4", "strike", "pierce", "pierce").do("advance")
    assert not table.empty("e5") and table.empty("e4")
    assert table.game.points(0) == 1


def test_and_into_the_hex_of_a_target_that_was_forced_out() -> None:
    """B16."""
    assert attack(melee(), "e5", "e4", "morale", "pierce", "pierce").do("advance").figures("e5") == 3


def test_not_into_a_hex_that_is_held() -> None:
    """B16."""
    table = attack(melee(), "e5", "e4", "pierce", "pierce", "pierce").decline()
    assert "held" in table.why_not("advance")


def test_not_after_a_target_that_was_not_adjacent() -> None:
    """B16."""
    table = Table().unit("e4", "", "ranged", ordered=True).enemy("e6", figures=1).enemy("l9")
    table = attack(table, "e6", "e4", "pierce", "strike", "strike")
    assert "not-adjacent" in table.why_not("advance")


# --- who may attack --------------------------------------------------------------------------


def test_an_ordered_unit_attacks_once() -> None:
    """F30."""
    table = attack(
        melee().unit("a1", ordered=True).enemy("a2"), "e5", "e4", "pierce", "pierce", "pierce"
    ).decline()
    assert "already-attacked" in table.why_not("attack", "e5", "e4")


def test_only_ordered_units_attack_enemies_in_range() -> None:
    table = melee().unit("d5").unit("f5", ordered=True).start("attack")
    assert table.why_not("attack", "e5", "d5") == ("not-ordered",)
    assert table.why_not("attack", "f5", "e4") == ("not-enemy",)
    assert table.why_not("attack", "l9", "e4") == ("out-of-range",)


def test_the_last_unit_lost_ends_the_game() -> None:
    """F39."""
    table = Table().unit("e4", ordered=True).enemy("e5", figures=1)
    attack(table, "e5", "e4", "strike", "pierce", "pierce").do("advance")
    assert table.game.state.winner == 0
