"""The turn beside orders and combat: upkeep, decks, victory."""

from engine.battlelore2.table import OPPONENT, Table


def test_a_banner_held_in_the_vp_step_is_worth_a_point() -> None:
    """Facts: banners give victory points when controlled at the end of the own turn; one is assumed."""
    table = Table().unit("e4").enemy("e8").enemy("l9")
    for hex_ in ("e4", "e8", "e5"):
        table.position.mark("banner", table.position.hex(hex_))
    table.start("vp")
    assert (table.game.points(0), table.game.points(1)) == (1, 0)


def test_a_card_is_drawn_in_the_draw_step() -> None:
    table = Table().unit("e4")
    table.position.pile("command-deck", -1, ("Onslaught",))
    table.start("draw").do("draw", "Onslaught")
    assert table.game.hand(0) == [table.piece("Onslaught")]


def test_an_empty_command_deck_is_rebuilt_from_the_discards() -> None:
    """F40."""
    table = Table().unit("e4")
    table.position.pile("command-discard-pile", -1, ("Onslaught",))
    table.start("draw").do("draw", "Onslaught")
    assert table.game.hand(0) == [table.piece("Onslaught")]
    assert table.game.command_discards() == []


def take(what: str) -> Table:
    table = Table().unit("e4")
    table.position.pile("lore-deck", 0, ("Lightning Surge", "Lightning Surge"))
    table.start("lore").game.answer(("take", what))
    return table


def test_the_lore_step_gives_tokens_or_cards() -> None:
    """Assumption of the package: 2 lore, or 1 and a card, or the better of 2 cards."""
    assert take("lore").game.lore(0) == 2
    both = take("both").do("draw", "Lightning Surge")
    assert both.game.lore(0) == 1 and len(both.game.hand(0)) == 1
    cards = take("cards").do("draw", "Lightning Surge").do("draw", "Lightning Surge")
    assert cards.game.pending is not None
    cards.game.answer(cards.game.pending.options[0])
    assert len(cards.game.hand(0)) == 1 and len(cards.game.lore_discards(0)) == 1


def test_orders_and_effects_end_with_the_turn() -> None:
    """F46: the effect of Lightning Surge ends with the turn; so do orders, and the command card is
    discarded."""
    table = Table().unit("e4", "", "knight", ordered=True).enemy("e5").lore(5).hand("Lightning Surge")
    table.start("move").do("play", "Lightning Surge")
    assert table.game.state.lasting
    table.decline().decline()
    table.game.answer(("take", "lore"))
    assert not table.game.state.lasting
    assert not table.game.ordered(table.at("e4"))
    assert table.game.state.active == OPPONENT


def test_sixteen_points_win_at_the_start_of_the_first_players_turn() -> None:
    """F38."""
    table = Table().unit("e4", ordered=True).enemy("e5", figures=1).enemy("l9")
    table.position.set("points", 0, 15)
    table.start("attack").do("attack", "e5", "e4").roll("strike", "pierce", "pierce").do("advance")
    assert table.game.points(0) == 16 and not table.game.over()
    table.game.answer(("take", "lore"))
    assert not table.game.over(), "the opponent still has his turn"
    table.game.answer(("take", "lore"))
    assert table.game.state.winner == 0


def test_with_a_tie_the_game_goes_on() -> None:
    """Assumption of the package."""
    table = Table().unit("e4").enemy("l9")
    for player in (0, 1):
        table.position.set("points", player, 16)
    table.start("lore", OPPONENT).game.answer(("take", "lore"))
    assert not table.game.over() and table.game.state.active == 0


def test_the_hex_and_the_unit_in_it_answer_alike() -> None:
    table = Table().unit("e4").enemy("e5").start("attack")
    assert table.why_not("attack", "e5", "a1") == ("no-unit",)
    game = table.game
    assert game.adjacent(table.at("e4"), table.piece("e5")) and game.adjacent(
        table.piece("e4"), table.at("e5")
    )
    assert game.at(table.at("e4"), table.piece("e4"))
