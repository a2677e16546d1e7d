"""What is remembered of a card: that it was played in this round, and by whom."""

from ring_table import ARAGORN, FRODO, RingTable


def test_a_card_can_ask_which_player_played_another_in_this_round() -> None:
    table = RingTable("Legolas")
    table.reserve(ARAGORN, "Legolas", "Elrond")
    game = table.game
    legolas, elrond = table.piece("Legolas"), table.piece("Elrond")
    game.state.played[legolas], game.state.played[elrond] = game.state.round, game.state.round - 1
    assert game.did("play", legolas)
    assert game.did("play", ARAGORN, legolas)
    assert not game.did("play", FRODO, legolas)
    assert not game.did("play", legolas, last=True)
    assert not game.did("play", elrond)
    assert game.did("play", elrond, step="round", last=True)
