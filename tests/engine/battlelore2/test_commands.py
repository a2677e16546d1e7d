"""Command cards and the order step; expectations from the facts."""

import pytest

from engine.battlelore2.table import OPPONENT, Table


def test_line_advance_orders_one_unit_in_each_section() -> None:
    """Facts: order one friendly unit in each of the three sections (B2)."""
    table = Table().unit("b1").unit("f1").unit("j1").hand("Line Advance").start().play("Line Advance")
    assert table.ordered() == {"b1", "f1", "j1"}


def test_a_hex_on_the_section_line_serves_either_section() -> None:
    """B3: d2 is divided; with c1 ordered for the left, d2 is there for the center."""
    table = Table().unit("c1").unit("d2").hand("Line Advance").start().play("Line Advance")
    table.do("choose", "c1")
    assert table.ordered() == {"c1", "d2"}


def test_left_is_left_for_the_player_of_the_card() -> None:
    """B4: for the player at the far edge j and k are left, b and c right."""
    table = Table().enemy("b9").enemy("c9").enemy("j9").enemy("k9").hand("Line Advance", player=OPPONENT)
    table.start("command", OPPONENT).play("Line Advance", OPPONENT)
    assert not table.offers("choose", "b9")
    table.do("choose", "k9", player=OPPONENT).do("choose", "b9", player=OPPONENT)
    assert table.ordered() == {"k9", "b9"}


def test_only_one_unit_of_a_section() -> None:
    table = Table().unit("b1").unit("c1").unit("f1").unit("g1").hand("Line Advance").start()
    table.play("Line Advance").do("choose", "b1")
    assert not table.offers("choose", "c1")
    assert "illegal-choice" in table.why_not("choose", "c1")


def test_a_command_card_must_be_played() -> None:
    """B1, F08: there is nothing to decline."""
    table = Table().unit("b1").hand("Line Advance").start()
    assert not table.offers("decline")
    assert table.why_not("decline") == ("command-needed",)


def test_the_text_may_be_ignored_for_one_unit_anywhere() -> None:
    """F07: Battle March orders no weak unit, but ignoring its text orders one unit, even a weak one."""
    table = Table().unit("j1").unit("k1", figures=1).hand("Battle March").start()
    table.do("play", "Battle March").do("disregard", "Battle March").do("order", "k1")
    assert table.ordered() == {"k1"}


def test_onslaught_orders_three_infantry_units() -> None:
    """Facts: order three infantry units in any sections."""
    table = Table().unit("b1").unit("c1").unit("f1").unit("g1").unit("j1", "", "cavalry")
    table.hand("Onslaught").start().play("Onslaught")
    assert not table.offers("choose", "j1")
    table.do("choose", "b1").do("choose", "c1").do("choose", "g1")
    assert table.ordered() == {"b1", "c1", "g1"}


def test_onslaught_moves_one_hex_more_after_the_move_step() -> None:
    table = Table().unit("b1").hand("Onslaught").start().play("Onslaught")
    table.do("move", "b1", "b3")
    assert not table.offers("move", "b3", "b5"), "one hex more, not a second move of two"
    table.do("move", "b3", "b4")
    assert not table.empty("b4")


def test_onslaught_moves_nobody_who_would_rather_stay() -> None:
    table = Table().unit("b1").hand("Onslaught").start().play("Onslaught").do("move", "b1", "b3").decline()
    assert not table.empty("b3")


def test_battle_march_orders_three_units_that_are_not_weak() -> None:
    """Facts: three units, none of which may be weak; no section named, so units anywhere (B2)."""
    table = Table().unit("b1").unit("f1").unit("j1").unit("k1", figures=1)
    table.hand("Battle March").start().play("Battle March")
    assert table.ordered() == {"b1", "f1", "j1"}


@pytest.mark.parametrize("title", ["Line Advance", "Onslaught", "Battle March"])
def test_command_cards_are_played_in_the_own_command_step(title: str) -> None:
    table = Table().unit("e4", ordered=True).enemy("e5").hand(title).start("attack")
    assert table.why_not("play", title) == ("window",)
    table = Table().enemy("e5").hand(title).hand("Line Advance", player=OPPONENT).start("command", OPPONENT)
    assert "window" in table.why_not("play", title)
