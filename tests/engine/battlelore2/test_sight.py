"""Line of sight with units and terrain (B6) and movement over terrain."""

import pytest

from engine.battlelore2.table import Table


def archer(hex_: str, target: str) -> Table:
    """A ranged unit and its target; a pair far off keeps the attack step open."""
    return Table().unit(hex_, "", "ranged", ordered=True).enemy(target).unit("a1", ordered=True).enemy("a2")


def blocked(table: Table, target: str, attacker: str) -> bool:
    return table.start("attack").why_not("attack", target, attacker) == ("out-of-sight",)


def test_a_unit_in_between_blocks_friend_or_enemy() -> None:
    """F34."""
    assert blocked(archer("e4", "d6").unit("e5"), "d6", "e4")
    assert blocked(archer("e4", "d6").enemy("e5"), "d6", "e4")
    assert not blocked(archer("e4", "d6"), "d6", "e4")


@pytest.mark.parametrize("terrain", ["forest", "hill", "building"])
def test_blocking_terrain_in_between_blocks(terrain: str) -> None:
    assert blocked(archer("e4", "d6").terrain("e5", terrain), "d6", "e4")


@pytest.mark.parametrize("terrain", ["water", "ford", "bridge"])
def test_clear_terrain_in_between_does_not(terrain: str) -> None:
    assert not blocked(archer("e4", "d6").terrain("e5", terrain), "d6", "e4")


def test_the_hexes_at_the_ends_never_block() -> None:
    """F33."""
    assert not blocked(archer("e4", "d6").terrain("e4", "forest").terrain("d6", "forest"), "d6", "e4")


def test_a_unit_on_a_hill_sees_over_units_but_not_over_terrain() -> None:
    """F32."""
    assert not blocked(archer("e4", "d6").terrain("e4", "hill").unit("e5"), "d6", "e4")
    assert blocked(archer("e4", "d6").terrain("e4", "hill").terrain("e5", "forest"), "d6", "e4")


def test_along_a_hexside_it_takes_an_obstacle_on_both_sides() -> None:
    assert not blocked(archer("e3", "e5").terrain("d4", "forest"), "e5", "e3")
    assert blocked(archer("e3", "e5").terrain("d4", "forest").unit("e4"), "e5", "e3")


# --- movement --------------------------------------------------------------------------------


@pytest.mark.parametrize("terrain", ["forest", "building", "ford"])
def test_terrain_that_stops_ends_the_move_on_entry(terrain: str) -> None:
    """F36."""
    table = Table().unit("e1", ordered=True).terrain("e2", terrain).terrain("d2", "water").start("move")
    assert table.offers("move", "e1", "e2")
    assert table.why_not("move", "e1", "e3") == ("out-of-reach",)


def test_water_cannot_be_entered_and_a_bridge_is_free() -> None:
    table = Table().unit("e1", ordered=True).terrain("d2", "water").terrain("e2", "bridge").start("move")
    assert table.why_not("move", "e1", "d2") == ("impassable",)
    assert table.offers("move", "e1", "e3")


def test_an_occupied_hex_cannot_be_entered_or_crossed() -> None:
    table = Table().unit("e1", ordered=True).unit("e2").terrain("d2", "water").start("move")
    assert "occupied" in table.why_not("move", "e1", "e2")
    assert table.why_not("move", "e1", "e3") == ("out-of-reach",)


def test_only_ordered_units_move_and_once() -> None:
    table = Table().unit("e1", ordered=True).unit("b1").unit("h1", ordered=True).start("move")
    assert table.why_not("move", "b1", "b2") == ("not-ordered",)
    table.do("move", "e1", "e2")
    assert table.why_not("move", "e2", "e3") == ("already-moved",)
