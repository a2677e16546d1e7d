"""The Lore cards of Wizard and Rogue, played: expectations worked out by hand from the facts (ids in the
docstrings)."""

from __future__ import annotations

from cardwright_engine.games.battlelore.state import LORE_DISCARD
from engine.battlelore.script import Script


def fireball(*, lore: int = 10, step: str = "command", player: int = 0, **levels: int) -> Script:
    s = Script(step, player)
    s.player(0, "Fireball", lore=lore, **(levels or {"wizard": 1}))
    return s


def attacked(*hand: str, lore: int = 3, banner: str = "blue", **levels: int) -> Script:
    """The opponent's combat phase: his ordered unit at e6 attacks yours at e5."""
    s = Script("combat", 1)
    s.unit("e5")
    s.unit("e6", banner, owner=1, ordered=True)
    s.player(0, *hand, lore=lore, **(levels or {"rogue": 1, "warrior": 1}))
    return s


# --- Fireball --------------------------------------------------------------------------------


def test_a_lore_symbol_kills_a_creature_with_no_critical_hit() -> None:
    """F01; 10 tokens lie on the card (L3); level 1: 1 + 2 dice. A Creature killed gives 1 token."""
    s = fireball()
    s.unit("e5", owner=1, creature=True)
    s.do(0, "play", "Fireball", "e5")
    s.roll(0, "red", "flag", "lore")
    assert s.figures("e5") == 0
    assert s.game.lore(s.card("Fireball")) == 10
    assert s.lore(0) == 1
    assert s.game.victory_banners(0) == 1


def test_only_the_banner_colour_hits() -> None:
    """F05: blue, flag, bonus strike at a blue unit: 4 − 1 figures, no retreat."""
    s = fireball()
    s.unit("e5", owner=1)
    s.do(0, "play", "Fireball", "e5")
    s.roll(0, "blue", "flag", "bonus strike")
    assert s.figures("e5") == 3
    assert s.lore(0) == 0


def test_level_three_rolls_five_dice_at_any_enemy() -> None:
    """F03, L7: 3 + 2 dice; the further of two units is chosen; 12 − 10 tokens left."""
    s = fireball(lore=12, wizard=3)
    s.unit("a9", "green", owner=1)
    s.unit("m9", owner=1)
    s.do(0, "play", "Fireball", "m9")
    s.roll(0, "blue", "blue", "red", "green", "flag")
    assert (s.figures("m9"), s.figures("a9"), s.lore(0)) == (2, 4, 2)


def test_out_of_character_it_costs_three_more_and_counts_as_level_one() -> None:
    """L16: 10 + 3 tokens, 1 + 2 dice, although the Rogue is of level 3."""
    s = fireball(lore=13, rogue=3)
    s.unit("e5", "red", owner=1)
    s.do(0, "play", "Fireball", "e5")
    s.roll(0, "red", "red", "blue")
    assert (s.figures("e5"), s.lore(0)) == (2, 0)


def test_fireball_and_the_command_card_are_both_played() -> None:
    """F02: it uses up no order; F04: it is resolved before units are ordered, also if played second."""
    s = Script()
    s.player(0, "Fireball", "Probe Left", lore=10, wizard=1)
    s.unit("b2")
    s.unit("e5", owner=1)
    s.do(0, "play", "Probe Left")
    s.do(0, "play", "Fireball", "e5")
    s.roll(0, "blue", "blue", "red")
    assert s.figures("e5") == 2
    assert not s.ordered("b2")
    s.do(0, "pass")
    s.do(0, "choose", "b2")
    assert s.ordered("b2")


def test_fireball_is_refused() -> None:
    """L2 one token short; L1 another phase; L6 the opponent's turn; a unit of one's own; L5."""
    for lore, step, player, reason in (
        (9, "command", 0, "cost"),
        (10, "movement", 0, "phase"),
        (10, "command", 1, "out-of-turn"),
    ):
        s = fireball(lore=lore, step=step, player=player)
        s.unit("e5", owner=1)
        assert reason in s.refused(0, "play", s.card("Fireball"), "e5")
    s = fireball()
    s.unit("e5", owner=1)
    s.unit("e3")
    assert s.refused(0, "play", "Fireball", "e3") == {"target"}
    s = fireball(lore=20)
    s.unit("e5", owner=1)
    s.position.history("play", 0, (s.position.card("Pick Pocket", 0),), "turn")
    assert s.refused(0, "play", "Fireball", "e5") == {"limit"}


# --- Pick Pocket -----------------------------------------------------------------------------


def test_pick_pocket_takes_one_more_than_the_level() -> None:
    """Level 3: 3 + 1 of 6."""
    s = Script()
    s.player(0, "Pick Pocket", lore=1, rogue=3)
    s.player(1, lore=6)
    s.do(0, "play", "Pick Pocket")
    assert (s.lore(0), s.lore(1), s.game.lore(s.card("Pick Pocket"))) == (4, 2, 1)


def test_pick_pocket_takes_what_there_is() -> None:
    """L15: 4 wanted, 2 there."""
    s = Script()
    s.player(0, "Pick Pocket", lore=1, rogue=3)
    s.player(1, lore=2)
    s.do(0, "play", "Pick Pocket")
    assert (s.lore(0), s.lore(1)) == (2, 0)


def test_pick_pocket_cannot_pay_for_itself() -> None:
    """L2; and L1 in another phase."""
    s = Script()
    s.player(0, "Pick Pocket", rogue=3)
    s.player(1, lore=6)
    assert s.refused(0, "play", "Pick Pocket") == {"cost"}
    s = Script("combat")
    s.player(0, "Pick Pocket", lore=1, rogue=1)
    assert s.refused(0, "play", "Pick Pocket") == {"phase"}


# --- Déjà Vu! --------------------------------------------------------------------------------


def deja_vu(*opponent: str) -> Script:
    s = Script()
    s.unit("e5", owner=1)
    s.player(0, "Fireball", "Déjà Vu!", lore=11, wizard=1, rogue=1)
    s.player(1, *opponent, lore=3, rogue=1)
    s.do(0, "play", "Fireball", "e5")
    s.do(0, "play", "Déjà Vu!")
    return s


def test_deja_vu_keeps_the_other_card() -> None:
    """Fireball takes effect and stays in hand; Déjà Vu! lies there with its token (L3, L5)."""
    s = deja_vu()
    s.roll(0, "blue", "red", "red")
    assert s.figures("e5") == 3
    assert s.hand(0) == ["Fireball"]
    assert s.game.in_play(s.card("Déjà Vu!"))
    assert (s.lore(0), s.game.lore(s.card("Déjà Vu!"))) == (0, 1)
    assert s.refused(0, "play", "Fireball", "e5") >= {"limit"}


def test_deja_vu_comes_back_from_a_foiled_card() -> None:
    """F24."""
    s = deja_vu("Foiled!")
    s.do(1, "decline")
    s.do(1, "play", "Foiled!")
    s.settle()
    assert s.figures("e5") == 4
    assert s.hand(0) == ["Déjà Vu!"]
    assert s.game.in_lore_discard(s.card("Fireball"))


def test_deja_vu_answers_no_card_of_the_opponent() -> None:
    s = Script("command", 1)
    s.unit("e5")
    s.player(0, "Déjà Vu!", lore=1, rogue=1)
    s.player(1, "Fireball", lore=10, wizard=1)
    s.do(1, "play", "Fireball", "e5")
    assert s.refused(0, "play", s.card("Déjà Vu!")) == {"window"}


# --- Backstab --------------------------------------------------------------------------------


def test_backstab_sends_back_what_would_have_hit() -> None:
    """The example of the source: of two bonus strikes of a short sword riders suffer 1."""
    s = Script("combat", 1)
    s.unit("e5", troop_type="mounted")
    s.unit("e6", owner=1, ordered=True)
    s.player(0, "Backstab", lore=3, rogue=1)
    s.do(1, "attack", "e5", "e6")
    s.roll(1, "bonus strike", "bonus strike", "green")
    s.do(0, "play", "Backstab")
    s.settle()
    assert (s.figures("e6"), s.figures("e5")) == (3, 3)


def test_backstab_leaves_helmets_and_flags_alone() -> None:
    """F32: blue hits, the flag drives the unit from e5 to d4 or e4."""
    s = attacked("Backstab")
    s.do(1, "attack", "e5", "e6")
    s.roll(1, "bonus strike", "blue", "flag")
    s.do(0, "play", "Backstab")
    s.do(0, "choose", "d4")
    s.do(1, "decline")
    assert (s.figures("e6"), s.figures("d4"), s.figures("e5")) == (3, 3, 0)


def test_backstab_is_refused() -> None:
    """Not against arrows; not before the dice lie; not with two tokens."""
    s = Script("combat", 1)
    s.unit("e5")
    s.unit("e8", "green", owner=1, ordered=True, weapon="bow")
    s.player(0, "Backstab", lore=3, rogue=1)
    s.do(1, "attack", "e5", "e8")
    s.roll(1, "bonus strike", "red")
    assert s.figures("e5") == 4
    assert s.refused(0, "play", s.card("Backstab")) == {"window"}
    s = attacked("Backstab")
    s.do(1, "attack", "e5", "e6")
    assert s.refused(0, "play", s.card("Backstab")) == {"window"}
    s = attacked("Backstab", lore=2)
    s.do(1, "attack", "e5", "e6")
    s.roll(1, "bonus strike", "green", "green")
    assert "cost" in s.refused(0, "play", s.card("Backstab"))


# --- Foiled! ---------------------------------------------------------------------------------


def test_foiled_puts_the_fireball_out() -> None:
    """The card is discarded without effect; its tokens go to the pool with it."""
    s = Script("command", 1)
    s.unit("e5")
    s.player(0, "Foiled!", lore=3, rogue=1)
    s.player(1, "Fireball", lore=10, wizard=1)
    s.do(1, "play", "Fireball", "e5")
    s.do(0, "play", "Foiled!")
    s.settle()
    assert s.figures("e5") == 4
    assert s.game.in_lore_discard(s.card("Fireball"))
    assert (s.lore(0), s.lore(1)) == (0, 0)
    assert s.game.token_count() == 60


def test_foiled_is_too_late_afterwards_and_not_for_own_cards() -> None:
    """F34."""
    s = Script("movement", 1)
    s.player(0, "Foiled!", lore=3, rogue=1)
    s.position.history("play", 1, (s.position.card("Field Command", 1),), "turn")
    assert s.refused(0, "play", s.card("Foiled!")) == {"window"}
    s = Script()
    s.unit("e5", owner=1)
    s.player(0, "Fireball", "Foiled!", lore=13, wizard=1, rogue=1)
    s.do(0, "play", "Fireball", "e5")
    assert "window" in s.refused(0, "play", "Foiled!")


def test_a_foiled_field_command_still_takes_the_place_of_the_command_card() -> None:
    s = Script()
    s.unit("b2")
    s.player(0, "Field Command", "Probe Left", lore=5)
    s.player(1, "Foiled!", lore=3, rogue=1)
    s.do(0, "play", "Field Command")
    s.do(1, "play", "Foiled!")
    s.settle()
    assert s.refused(0, "play", "Probe Left") == {"command-card"}
    s.do(0, "pass")
    assert s.game.state.step == "movement"
    assert not s.ordered("b2")


# --- the end of the turn ---------------------------------------------------------------------


def test_tokens_lie_on_the_card_until_the_turn_ends() -> None:
    """L3."""
    s = fireball()
    s.unit("e5", owner=1)
    s.do(0, "play", "Fireball", "e5")
    s.roll(0, "green", "green", "green")
    for _ in ("command", "movement", "combat"):
        assert s.game.lore(s.card("Fireball")) == 10
        s.do(0, "pass")
    assert s.game.state.active == 1
    assert s.game.lore(s.card("Fireball")) == 0
    assert s.game.state.piles[LORE_DISCARD] == [s.card("Fireball")]
    assert s.game.token_count() == 60
