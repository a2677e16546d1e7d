"""Lightning Surge; expectations from the facts and F46."""

from engine.battlelore2.table import OPPONENT, Table


def surge(*traits: str, lore: int = 5) -> Table:
    table = Table().unit("e4", "", *traits, ordered=True).enemy("e5").lore(lore).hand("Lightning Surge")
    return table.start("move")


def test_the_unit_in_between_is_stunned() -> None:
    table = surge("knight").do("play", "Lightning Surge")
    assert table.game.lore(0) == 0, "its cost is 5"
    table.do("move", "e4", "d6", "e5")
    assert not table.empty("d6")
    assert table.game.stunned(table.at("e5"))
    assert table.game.lore_discards(0) == [table.piece("Lightning Surge")]


def test_without_the_card_nobody_passes() -> None:
    """Rules: an occupied hex cannot be entered or crossed."""
    table = surge("knight")
    assert table.why_not("move", "e4", "d6") == ("out-of-reach",)


def test_only_knights_pass() -> None:
    table = surge().do("play", "Lightning Surge")
    assert "out-of-reach" in table.why_not("move", "e4", "d6")


def test_the_way_round_stuns_nobody() -> None:
    """From e4 to e6 there is a way over f5; both ways are offered."""
    table = surge("knight").do("play", "Lightning Surge").do("move", "e4", "e6")
    assert not table.game.stunned(table.at("e5"))


def test_it_costs_five() -> None:
    table = surge("knight", lore=4)
    assert table.why_not("play", "Lightning Surge") == ("cost",)


def test_not_before_the_order_step_is_over() -> None:
    """F46."""
    table = Table().unit("e4", "", "knight").lore(5).hand("Lightning Surge", "Line Advance").start()
    assert table.why_not("play", "Lightning Surge") == ("window",)


def test_not_in_the_turn_of_the_opponent() -> None:
    """F46."""
    table = Table().enemy("e5", ordered=True).lore(5).hand("Lightning Surge").start("move", OPPONENT)
    assert "window" in table.why_not("play", "Lightning Surge")


def test_a_stunned_unit_is_not_ordered_in_its_next_turn() -> None:
    """Assumption of the package: a stunned unit cannot be ordered."""
    table = Table().enemy("b9").enemy("f9").hand("Battle March", player=OPPONENT)
    table.position.mark("stunned", table.met["b9"])
    table.start("command", OPPONENT).play("Battle March", OPPONENT)
    assert table.ordered() == {"f9"}
