"""Command cards, Field Command and orders, played: expectations worked out by hand from the facts."""

from __future__ import annotations

from engine.battlelore.script import Script


def own(*hand: str, units: tuple[str, ...], lore: int = 0) -> Script:
    s = Script()
    for place in units:
        s.unit(place)
    s.player(0, *hand, lore=lore)
    return s


def test_a_hex_on_the_dotted_line_belongs_to_both_sections() -> None:
    """Rows of 12 have their fourth hex on the line between left and center."""
    s = own("Probe Left", units=("d2", "d1", "e1"))
    s.do(0, "play", "Probe Left")
    s.do(0, "pass")
    assert (s.ordered("d2"), s.ordered("d1"), s.ordered("e1")) == (False, False, False)
    s.do(0, "choose", "d2")
    s.do(0, "choose", "d1")
    assert (s.ordered("d2"), s.ordered("d1"), s.ordered("e1")) == (True, True, False)
    s = own("Probe Center", units=("d2", "d1", "e1"))
    s.do(0, "play", "Probe Center")
    s.do(0, "pass")
    assert {int(option[1]) for option in s.pending.options if option[0] == "choose"} == {
        s.game.unit_at(s.piece("d2")),
        s.game.unit_at(s.piece("e1")),
    }


def test_a_second_order_is_lost_where_one_unit_stands() -> None:
    """F47, with 2 orders and 1 unit."""
    s = own("Probe Left", units=("b2", "g2"))
    s.do(0, "play", "Probe Left")
    s.do(0, "pass")
    s.do(0, "choose", "b2")
    assert s.pending.why == "movement"
    assert (s.ordered("b2"), s.ordered("g2")) == (True, False)


def test_right_is_where_its_player_sees_it() -> None:
    s = Script("command", 1)
    s.unit("a8", owner=1)
    s.unit("l8", owner=1)
    s.player(1, "Probe Right")
    s.do(1, "play", "Probe Right")
    s.do(1, "pass")
    s.do(1, "choose", "a8")
    assert (s.ordered("a8"), s.ordered("l8")) == (True, False)


def test_a_creature_elsewhere_is_ordered_for_three_tokens() -> None:
    """It uses one of the two orders; 4 − 3 tokens are left."""
    s = Script()
    s.unit("b2", creature=True)
    s.unit("l2")
    s.player(0, "Probe Right", lore=4)
    s.do(0, "play", "Probe Right")
    s.do(0, "pass")
    s.do(0, "choose", "l2")
    s.do(0, "choose", "b2")
    assert (s.ordered("b2"), s.ordered("l2"), s.lore(0)) == (True, True, 1)


def test_no_creature_elsewhere_without_tokens_or_orders() -> None:
    s = Script()
    s.unit("b2", creature=True)
    s.unit("l2")
    s.player(0, "Probe Right", lore=2)
    s.do(0, "play", "Probe Right")
    s.do(0, "pass")
    s.do(0, "choose", "l2")
    assert s.pending.why == "movement"
    s = Script()
    s.unit("b2", creature=True)
    s.unit("l2")
    s.unit("k2")
    s.player(0, "Probe Right", lore=4)
    s.do(0, "play", "Probe Right")
    s.do(0, "pass")
    s.do(0, "choose", "l2")
    s.do(0, "choose", "k2")
    assert s.pending.why == "movement"


def test_field_command_orders_as_many_units_as_the_command() -> None:
    """Command 3, four units anywhere."""
    s = own("Field Command", units=("a2", "f2", "l2", "m1"), lore=5)
    s.position.set("command", 0, 3)
    s.do(0, "play", "Field Command")
    s.do(0, "pass")
    for place in ("a2", "f2", "l2"):
        s.do(0, "choose", place)
    assert s.pending.why == "movement"
    assert [s.ordered(place) for place in ("a2", "f2", "l2", "m1")] == [True, True, True, False]


def test_field_command_and_a_command_card_exclude_each_other() -> None:
    s = own("Field Command", "Probe Left", units=("a2",), lore=5)
    s.do(0, "play", "Field Command")
    assert s.refused(0, "play", "Probe Left") == {"command-card"}
    s = own("Field Command", "Probe Left", units=("a2",), lore=5)
    s.do(0, "play", "Probe Left")
    assert s.refused(0, "play", "Field Command") == {"command-card"}
    s = own("Field Command", units=("a2",), lore=4)
    assert s.refused(0, "play", "Field Command") == {"cost"}


def counter_attack(led: str) -> Script:
    s = own("Counter Attack", units=("b2", "c2", "l2"))
    s.position.history("play", 1, (s.position.card(led, 1),), "last turn")
    s.do(0, "play", "Counter Attack")
    s.do(0, "pass")
    return s


def test_counter_attack_repeats_the_order_of_the_opponent() -> None:
    s = counter_attack("Probe Left")
    s.do(0, "choose", "b2")
    s.do(0, "choose", "c2")
    assert [s.ordered(place) for place in ("b2", "c2", "l2")] == [True, True, False]


def test_counter_attack_copies_no_lore_card() -> None:
    """F10."""
    s = counter_attack("Field Command")
    assert s.pending.why == "movement"
    assert not s.ordered("b2")


def test_counter_attack_copies_what_a_counter_attack_copied() -> None:
    """F09: Probe Left, copied, copied again."""
    s = own("Probe Left", units=("b2", "c2"))
    s.unit("l8", owner=1)
    s.position.pile("hand", 1, ("Counter Attack",))
    s.position.pile("hand", 0, ("Counter Attack",))
    s.do(0, "play", "Probe Left")
    s.do(0, "pass")
    s.do(0, "decline")
    s.do(0, "pass")
    s.do(0, "pass")
    s.do(1, "play", "Counter Attack")
    s.do(1, "pass")
    s.do(1, "choose", "l8")
    assert s.ordered("l8")
    s.do(1, "pass")
    s.do(1, "pass")
    s.do(1, "draw", s.card("Probe Left"))
    s.do(0, "play", "Counter Attack")
    s.do(0, "pass")
    s.do(0, "choose", "b2")
    s.do(0, "choose", "c2")
    assert s.ordered("b2")
