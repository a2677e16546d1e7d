"""The listed characters and armies, played by hand; expectations are taken from the facts."""

from __future__ import annotations

import pytest

from ring_table import ARAGORN, FRODO, SARUMAN, WITCH_KING, RingTable


def path_fight(table: RingTable) -> None:
    """On Egladil: The Witch-king 2 and The Commander 1 skull; Egladil cancels 1, so 2 are left."""
    table.on("Egladil", "The Witch-king", "The Commander")
    table.position.step("combat", -1)


# --- Frodo, Merry, Sam ---------------------------------------------------------------------------


def test_frodo_is_cycled_and_his_coat_eliminated() -> None:
    """F117: three icons (1 + 2), given up whole; the Coat has no such luck."""
    table = RingTable("Frodo Baggins")
    table.active("Egladil")
    table.on("Egladil", "Frodo Baggins")
    table.wields("Frodo Baggins", "Mithril Coat")
    path_fight(table)
    game = table.game
    assert table.titles(game.cycle_pile(FRODO)) == ["Frodo Baggins"]
    assert table.titles(game.eliminated_pile(FRODO)) == ["Mithril Coat"]
    assert game.score(FRODO) == 1


def test_frodo_forsaken_from_hand_is_cycled() -> None:
    """F114: forsaking eliminates, too; so does winnowing, and the card is drawn all the same."""
    table = RingTable("Frodo Baggins")
    table.hand(FRODO, "Frodo Baggins", "Sam Gamgee")
    table.does(FRODO, "winnow", "Frodo Baggins", "Sam Gamgee")
    table.does(FRODO, "draw", "Gimli")
    assert table.titles(table.game.cycle_pile(FRODO)) == ["Frodo Baggins"]
    assert table.titles(table.game.eliminated_pile(FRODO)) == ["Sam Gamgee"]
    assert table.titles(table.game.hand(FRODO)) == ["Gimli"]


def test_no_battleground_for_frodo() -> None:
    """No battleground shows Hobbits; and Merry is not admitted for his sake."""
    table = RingTable("Frodo Baggins")
    table.active("Edoras")
    table.hand(FRODO, "Frodo Baggins", "Sam Gamgee")
    assert table.refusals(FRODO, "play", "Frodo Baggins", "Edoras") == {"place"}
    assert table.refusals(FRODO, "play", "Frodo Baggins", FRODO) == set()


def test_merry_rides_with_rohan() -> None:
    """1 leadership defense, by a Rohan army: against 2 swords at Edoras (1 shield) he loses nobody but
    himself, and the Free Peoples hold it (F072)."""
    table = RingTable("Merry Brandybuck")
    table.active("Edoras")
    table.on("Edoras", "Village Militia", "White Hand Orcs", "Fighting Uruk-hai")
    table.reserve(FRODO, "Merry Brandybuck")
    table.does(FRODO, "move", "Merry Brandybuck", "Edoras")
    table.all_pass()
    table.does(FRODO, "eliminate", "Merry Brandybuck")
    game = table.game
    assert table.titles(game.eliminated_pile(FRODO)) == ["Merry Brandybuck"]  # F118
    assert table.titles(game.cycle_pile(FRODO)) == ["Village Militia"]
    assert game.score(FRODO) == 1


def test_merry_is_not_admitted_elsewhere() -> None:
    table = RingTable("Merry Brandybuck")
    table.active("Pelargir")
    table.reserve(FRODO, "Merry Brandybuck")
    assert table.refusals(FRODO, "move", "Merry Brandybuck", "Pelargir") == {"place"}


def test_merry_and_his_blade_come_back_from_a_path() -> None:
    """Path icons 1 + 1 cancel the 2 skulls that are left; both are cycled."""
    table = RingTable("Merry Brandybuck")
    table.active("Egladil")
    table.on("Egladil", "Merry Brandybuck")
    table.wields("Merry Brandybuck", "Blade of Westernesse")
    path_fight(table)
    assert table.titles(table.game.cycle_pile(FRODO)) == ["Merry Brandybuck"]
    assert table.titles(table.game.cycle_pile(ARAGORN)) == ["Blade of Westernesse"]  # its owner's pile


def test_sam_shines_on_the_path() -> None:
    """F139: he and his Coat are cycled; Egladil cancels one more."""
    table = RingTable("Sam Gamgee")
    table.active("Egladil")
    table.reserve(FRODO, "Sam Gamgee")
    table.wields("Sam Gamgee", "Mithril Coat")
    table.does(FRODO, "use", "Sam Gamgee")
    assert table.titles(table.game.cycle_pile(FRODO)) == ["Mithril Coat", "Sam Gamgee"]
    assert table.game.path_defense(table.piece("Egladil")) == 2


# --- Théoden, Ioreth, Gothmog, Caradhras, the Dead ------------------------------------------------


def theoden_played() -> RingTable:
    table = RingTable("Théoden")
    table.active("Edoras")
    table.hand(FRODO, "Théoden", "Gimli")
    table.does(FRODO, "play", "Théoden", "Edoras")  # Gimli is the only other card: cycled (R6)
    for title in ("Riders of Rohan", "Village Militia", "Sam Gamgee", "Frodo Baggins", "Gandalf the Grey"):
        table.does(FRODO, "draw", title)
    return table


def test_theoden_calls_one_rider() -> None:
    """Five drawn, one Rohan card played without a further cost, four cycled (and Gimli before)."""
    table = theoden_played()
    assert table.offered() == ["choose Riders of Rohan", "choose Village Militia", "decline"]
    table.does(FRODO, "choose", "Riders of Rohan")
    table.does(FRODO, "choose", "Edoras")
    game = table.game
    assert table.titles(game.cards()) == ["Riders of Rohan", "Théoden"]
    assert len(game.cycle_pile(FRODO)) == 5
    assert game.hand(FRODO) == []


def test_theoden_may_call_nobody() -> None:
    table = theoden_played()
    table.declines(FRODO)
    assert len(table.game.cycle_pile(FRODO)) == 6


@pytest.mark.parametrize(("gandalf", "icons"), [("Gandalf the Grey", 1), ("Gandalf the White", 1), ("", 0)])
def test_theoden_needs_gandalf_in_play(gandalf: str, icons: int) -> None:
    """F137: in reserve is in play."""
    table = RingTable("Théoden")
    table.active("Edoras")
    table.on("Edoras", "Théoden")
    if gandalf:
        table.reserve(FRODO, gandalf)
    theoden = table.piece("Théoden")
    assert (table.game.attack(theoden), table.game.defense(theoden)) == (icons, icons)


def ioreth_fights(*others: str) -> RingTable:
    """At Minas Tirith with its 3 shields: Olog-hai 2, Mûmakil 2 and Orcs 1 make 5 swords, 2 left.
    Soldiers of Gondor 1 support Ioreth, so she counts 1."""
    table = RingTable("Ioreth")
    table.active("Minas Tirith")
    table.on("Minas Tirith", "Ioreth", "Soldiers of Gondor", "Olog-hai", "Haradrim Mûmakil", "Mordor Orcs")
    table.on("Minas Tirith", *others)
    table.position.step("combat", -1)
    return table


def test_ioreth_saves_boromir_and_herself() -> None:
    """Ioreth 0 or 1 by support; Boromir 1: both given up, both come back."""
    table = ioreth_fights("Boromir")
    table.does(ARAGORN, "support", "Soldiers of Gondor", "Ioreth")
    table.does(ARAGORN, "eliminate", "Ioreth")
    table.does(ARAGORN, "eliminate", "Boromir")
    assert table.offered() == ["choose Boromir", "decline"]
    table.does(ARAGORN, "choose", "Boromir")
    assert {"Boromir", "Ioreth"} <= set(table.titles(table.game.cycle_pile(ARAGORN)))
    assert table.game.eliminated_pile(ARAGORN) == []


def test_ioreth_alone_saves_nobody() -> None:
    """Together with one more: without another casualty she is eliminated. A wizard is none."""
    table = ioreth_fights("Gandalf the White")
    for player in (FRODO, ARAGORN):
        table.does(player, "eliminate", "Ioreth")
    for player in (FRODO, ARAGORN):
        table.does(player, "eliminate", "Gandalf the White")
    assert table.titles(table.game.eliminated_pile(ARAGORN)) == ["Ioreth"]
    assert table.titles(table.game.eliminated_pile(FRODO)) == ["Gandalf the White"]


@pytest.mark.parametrize("zone", ["hand", "draw deck", "cycle pile", "reserve"])
def test_gothmog_replaces_the_witch_king(zone: str) -> None:
    """F151: removed from wherever he is."""
    table = RingTable("Gothmog")
    table.hand(WITCH_KING, "Gothmog", "Mordor Orcs")
    table.pile(zone, WITCH_KING, "The Witch-king", whole=False)
    table.does(WITCH_KING, "play", "Gothmog", WITCH_KING)
    if zone == "hand":
        table.does(WITCH_KING, "cycle", "Mordor Orcs")
    assert table.titles(table.game.eliminated_pile(WITCH_KING)) == ["The Witch-king"]
    assert table.game.draw_count(WITCH_KING) == 5  # 4 and his own 1


def test_gothmog_takes_no_path() -> None:
    table = RingTable("Gothmog")
    table.active("Amon Hen")
    table.hand(WITCH_KING, "Gothmog", "Mordor Orcs")
    assert table.refusals(WITCH_KING, "play", "Gothmog", "Amon Hen") == {"place"}


def test_caradhras_gives_himself_up_from_reserve() -> None:
    """Each Free Peoples player forsakes one card."""
    table = RingTable("Caradhras the Cruel")
    table.reserve(SARUMAN, "Caradhras the Cruel")
    table.hand(FRODO, "Gimli")
    table.hand(ARAGORN, "Lembas")
    table.does(SARUMAN, "use", "Caradhras the Cruel")
    table.does(FRODO, "forsake", "Gimli")
    table.does(ARAGORN, "forsake", "Lembas")
    assert table.titles(table.game.eliminated_pile(SARUMAN)) == ["Caradhras the Cruel"]
    assert table.titles(table.game.eliminated_pile(FRODO)) == ["Gimli"]


def test_caradhras_on_the_field_has_no_action() -> None:
    table = RingTable("Caradhras the Cruel")
    table.active("Moria")
    table.on("Moria", "Caradhras the Cruel")
    assert table.refusals(SARUMAN, "use", "Caradhras the Cruel") == {"zone"}


def test_caradhras_on_another_path_turns_no_road() -> None:
    table = RingTable("Caradhras the Cruel")
    table.active("Egladil")
    table.hand(SARUMAN, "Caradhras the Cruel", "White Hand Orcs")
    table.does(SARUMAN, "play", "Caradhras the Cruel", "Egladil")
    assert table.game.active(table.piece("Egladil"))


@pytest.mark.parametrize(("leader", "swords"), [("Aragorn", 4), ("Boromir", 1)])
def test_the_dead_follow_the_king_alone(leader: str, swords: int) -> None:
    """F112, F113: with Aragorn 1 + leadership 1 + the Dead 2; with Boromir his leadership alone. At
    Umbar (2 shields, Mûmakil 1) the king wins."""
    table = RingTable("Dead Men of Dunharrow")
    table.active("Umbar")
    table.on("Umbar", "Dead Men of Dunharrow", leader, "Haradrim Mûmakil")
    table.position.step("combat", -1)
    game = table.game
    assert game.log is not None
    assert [entry[2] for entry in game.log if entry[0] == "battleground-combat"] == [swords]
    assert game.score(FRODO) == (1 if leader == "Aragorn" else 0)


def test_the_dead_never_take_a_path() -> None:
    """F060."""
    table = RingTable("Dead Men of Dunharrow")
    table.active("Amon Hen")
    table.hand(ARAGORN, "Dead Men of Dunharrow", "Lembas")
    assert table.refusals(ARAGORN, "play", "Dead Men of Dunharrow", "Amon Hen") == {"army-path"}


# --- others that examples need --------------------------------------------------------------------


def test_strider_hurries_on() -> None:
    """F122: he fights on the old path and does not come along."""
    table = RingTable("Strider")
    table.active("Egladil")
    table.on("Egladil", "Strider")
    table.hand(WITCH_KING, "Mordor Orcs")
    table.does(ARAGORN, "use", "Strider")
    table.does(ARAGORN, "choose", "Amon Hen")
    table.does(WITCH_KING, "draw", "Olog-hai")
    table.does(WITCH_KING, "choose", "Mordor Orcs")
    game = table.game
    assert game.title(game.state.path) == "Amon Hen"
    assert table.titles(game.cycle_pile(ARAGORN)) == ["Strider"]
    assert table.titles(game.scoring_area(ARAGORN)) == ["Egladil"]


def test_aragorn_removes_strider_and_is_safe_on_top_of_the_deck_only() -> None:
    """F032, F115."""
    table = RingTable("Aragorn")
    table.hand(ARAGORN, "Lembas")
    table.pile("draw deck", ARAGORN, "Aragorn", top=True)
    game = table.game
    game._forsake(ARAGORN, ARAGORN)
    assert table.titles(game.cycle_pile(ARAGORN)) == ["Aragorn"]
    game.take(ARAGORN, table.piece("Aragorn"))
    game._forsake(ARAGORN, table.piece("Aragorn"))
    assert table.titles(game.eliminated_pile(ARAGORN)) == ["Aragorn"]


def test_boromir_straight_to_a_path() -> None:
    """F129: played straight to a path he draws, then forsakes once."""
    table = RingTable("Boromir")
    table.active("Egladil")
    table.hand(ARAGORN, "Boromir", "Lembas")
    table.does(ARAGORN, "play", "Boromir", "Egladil")
    table.does(ARAGORN, "draw", "Andúril")
    table.does(ARAGORN, "forsake", "Andúril")
    assert table.game.hand(ARAGORN) == []


def test_a_card_played_to_reserve_waits() -> None:
    """F030, F016."""
    table = RingTable("Boromir")
    table.active("Egladil")
    table.reserve(ARAGORN, "Boromir")
    table.position.history("play", ARAGORN, (table._named("Boromir"),), "round")
    assert table.refusals(ARAGORN, "move", "Boromir", "Egladil") == {"fresh"}


def test_the_same_card_twice_in_a_round() -> None:
    """F016: cycled, fetched back, and not played again."""
    table = RingTable("Boromir")
    table.hand(ARAGORN, "Boromir", "Lembas")
    table.position.history("play", ARAGORN, (table._named("Boromir"),), "round")
    assert table.refusals(ARAGORN, "play", "Boromir", ARAGORN) == {"repeated"}


def test_galadriel_in_the_draw_step() -> None:
    """One card more, and after that one is cycled."""
    table = RingTable("Galadriel")
    table.reserve(ARAGORN, "Galadriel")
    table.position.step("draw", -1)
    for player, count in ((FRODO, 3), (WITCH_KING, 4), (ARAGORN, 4)):
        for _ in range(count):
            assert table.pending.player == player
            table.game.answer(table.pending.options[0])
    assert table.pending.kind == "choose"
    table.game.answer(table.pending.options[0])
    assert len(table.game.hand(ARAGORN)) == 3
