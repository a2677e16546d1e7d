"""What is remembered of a unit: what it has done in this turn."""

from engine.battlelore.script import Script


def test_a_card_can_ask_what_a_unit_has_done_in_this_turn() -> None:
    s = Script("combat")
    unit = s.unit("e5", ordered=True)
    idle = s.unit("e7")
    s.unit("e6", owner=1)
    game = s.game
    assert game.did("order", unit)
    assert not game.did("order", idle)
    assert not game.did("attack", unit)
    assert not game.did("move", unit)
    s.do(0, "attack", "e6", "e5")
    assert game.did("attack", unit)
    assert not game.did("attack", idle)
