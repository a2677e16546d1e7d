"""The listed items and events, played by hand; expectations are taken from the facts."""

from __future__ import annotations

import pytest

from ring_table import ARAGORN, FRODO, SARUMAN, WITCH_KING, RingTable

# --- items ----------------------------------------------------------------------------------------


def test_the_coat_counts_on_its_wielder() -> None:
    """1 and 2 make 3."""
    table = RingTable("Mithril Coat")
    table.active("Egladil")
    table.on("Egladil", "Sam Gamgee")
    table.hand(FRODO, "Mithril Coat", "Gimli")
    table.does(FRODO, "play", "Mithril Coat", "Sam Gamgee")
    assert table.game.path_defense(table.piece("Sam Gamgee")) == 3
    assert table.game.on(table.piece("Mithril Coat"), table.piece("Egladil"))


@pytest.mark.parametrize("cloaked", [True, False])
def test_the_cloak_saves_its_wielder_and_all_he_has(cloaked: bool) -> None:
    """2 skulls are left; Sam 1, Coat 2, Cloak 1. F117: without it, all are eliminated."""
    table = RingTable("Elven Cloak")
    table.active("Egladil")
    table.on("Egladil", "Sam Gamgee", "The Witch-king", "The Commander")
    table.wields("Sam Gamgee", "Mithril Coat", *(("Elven Cloak",) if cloaked else ()))
    table.position.step("combat", -1)
    game = table.game
    safe = ["Mithril Coat", "Sam Gamgee"]
    assert table.titles(game.cycle_pile(FRODO)) == (safe if cloaked else [])
    assert table.titles(game.eliminated_pile(FRODO)) == ([] if cloaked else safe)
    assert table.titles(game.cycle_pile(ARAGORN)) == (["Elven Cloak"] if cloaked else [])


def test_the_cloak_is_of_no_use_on_a_battleground() -> None:
    """F119: 2 swords of the Olog-hai and 1 of the Orcs against Lórien's 2 shields; Galadriel falls."""
    table = RingTable("Elven Cloak")
    table.active("Lórien")
    table.on("Lórien", "Galadriel", "Olog-hai", "Mordor Orcs")
    table.wields("Galadriel", "Elven Cloak")
    table.position.step("combat", -1)
    assert table.titles(table.game.eliminated_pile(ARAGORN)) == ["Elven Cloak", "Galadriel"]


def test_the_cloak_fits_hobbits_and_elves() -> None:
    table = RingTable("Elven Cloak")
    table.reserve(FRODO, "Gimli", "Frodo Baggins")
    table.hand(ARAGORN, "Elven Cloak", "Lembas")
    assert table.refusals(ARAGORN, "play", "Elven Cloak", "Gimli") == {"wielder"}
    assert table.refusals(ARAGORN, "play", "Elven Cloak", "Frodo Baggins") == set()


def lembas_on(place: str) -> RingTable:
    table = RingTable("Lembas")
    if place:
        table.active(place)
        table.on(place, "Frodo Baggins", "Sam Gamgee")
    else:
        table.reserve(FRODO, "Frodo Baggins", "Sam Gamgee")
    table.wields("Frodo Baggins", "Lembas")
    table.position.mark("active", FRODO)
    table.position.set("corruption", FRODO, 3)
    return table


def test_lembas_for_two_hobbits() -> None:
    """3 less 2; used by the Hobbit player though it is Aragorn's player's card."""
    table = lembas_on("Egladil")
    table.does(FRODO, "use", "Lembas")
    assert table.game.corruption(WITCH_KING) == 1
    assert table.titles(table.game.eliminated_pile(ARAGORN)) == ["Lembas"]


def test_lembas_not_in_reserve() -> None:
    assert lembas_on("").refusals(FRODO, "use", "Lembas") == {"place"}


def test_lembas_not_by_its_owner() -> None:
    table = lembas_on("Egladil")
    table.position.mark("active", ARAGORN)
    assert table.refusals(ARAGORN, "use", "Lembas") == {"user"}


def palantir(top: tuple[str, ...]) -> RingTable:
    table = RingTable("Palantír of Orthanc")
    table.reserve(SARUMAN, "Saruman")
    table.wields("Saruman", "Palantír of Orthanc")
    table.pile("draw deck", SARUMAN, *top, top=len(top) > 2, whole=len(top) < 3)
    return table


def test_the_palantir_shows_three_cards() -> None:
    """One eliminated, one cycled, one into the hand."""
    table = palantir(("White Hand Orcs", "Fighting Uruk-hai", "Caradhras the Cruel"))
    table.does(SARUMAN, "use", "Palantír of Orthanc")
    assert table.offered() == [
        "choose White Hand Orcs",
        "choose Fighting Uruk-hai",
        "choose Caradhras the Cruel",
    ]
    table.does(SARUMAN, "choose", "Fighting Uruk-hai")
    table.does(SARUMAN, "choose", "White Hand Orcs")
    game = table.game
    assert table.titles(game.eliminated_pile(SARUMAN)) == ["Fighting Uruk-hai"]
    assert table.titles(game.cycle_pile(SARUMAN)) == ["White Hand Orcs"]
    assert table.titles(game.hand(SARUMAN)) == ["Caradhras the Cruel"]


def test_the_palantir_with_one_card_left() -> None:
    """As far as it goes: the one card is eliminated (assumption)."""
    table = palantir(("White Hand Orcs",))
    table.does(SARUMAN, "use", "Palantír of Orthanc")
    assert table.titles(table.game.eliminated_pile(SARUMAN)) == ["White Hand Orcs"]


def test_the_palantir_once_per_round() -> None:
    table = palantir(("White Hand Orcs", "Fighting Uruk-hai", "Caradhras the Cruel"))
    table.position.history("use", SARUMAN, (table._named("Palantír of Orthanc"),), "round")
    assert table.refusals(SARUMAN, "use", "Palantír of Orthanc") == {"limit"}


def test_the_palantir_works_in_reserve_only() -> None:
    """F158: it is in reserve when Saruman is."""
    table = RingTable("Palantír of Orthanc")
    table.active("Egladil")
    table.on("Egladil", "Saruman")
    table.wields("Saruman", "Palantír of Orthanc")
    assert table.refusals(SARUMAN, "use", "Palantír of Orthanc") == {"zone"}


def anduril() -> RingTable:
    table = RingTable("Andúril")
    table.reserve(ARAGORN, "Strider")
    table.wields("Strider", "Andúril")
    return table


def test_anduril_leads_its_wielder_out() -> None:
    """F150: even one played in this round. Every Dúnedain battleground is offered (F171); nobody has a
    card to forsake for Minas Tirith but from his deck."""
    table = anduril()
    table.position.history("play", ARAGORN, (table._named("Strider"),), "round")
    table.does(ARAGORN, "use", "Andúril")
    defended = ("Dol Amroth", "Minas Tirith", "Pelargir")
    attacked = ("Harad", "Minas Morgul", "Morannon", "Umbar")
    assert table.offered() == [f"choose {title}" for title in sorted(defended + attacked)]
    table.does(ARAGORN, "choose", "Minas Tirith")
    table.declines(ARAGORN)
    field = table.piece("Minas Tirith")
    assert table.game.active(field)
    assert table.game.on(table.piece("Strider"), field) and table.game.on(table.piece("Andúril"), field)


def test_anduril_not_from_the_path() -> None:
    table = RingTable("Andúril")
    table.active("Egladil")
    table.on("Egladil", "Strider")
    table.wields("Strider", "Andúril")
    assert table.refusals(ARAGORN, "use", "Andúril") == {"zone"}


def test_one_weapon_with_the_bow() -> None:
    """F156: no Bow for an elf with a weapon, no weapon for the Bow's wielder."""
    table = RingTable("Bow of the Galadhrim")
    table.reserve(ARAGORN, "Legolas")
    table.hand(ARAGORN, "Bow of the Galadhrim", "Lembas")
    table.does(ARAGORN, "play", "Bow of the Galadhrim", "Legolas")
    game = table.game
    assert game.attack(table.piece("Legolas")) == 2
    assert game.ruling("play", table.piece("Andúril"), table.piece("Legolas")) is False


def test_a_mount_carries_a_fresh_rider() -> None:
    """Even in the round he came into play; the Mount counts one skull."""
    table = RingTable("Black Rider's Mount")
    table.active("Egladil")
    table.reserve(WITCH_KING, "The Commander")
    table.position.history("play", WITCH_KING, (table._named("The Commander"),), "round")
    table.hand(WITCH_KING, "Black Rider's Mount", "Mordor Orcs")
    table.does(WITCH_KING, "play", "Black Rider's Mount", "The Commander")
    table.does(WITCH_KING, "choose", "Egladil")
    assert table.game.path_attack(table.piece("The Commander")) == 2
    assert table.game.on(table.piece("Black Rider's Mount"), table.piece("Egladil"))


@pytest.mark.parametrize("path", [True, False])
def test_nenya_wards_path_or_battleground(path: bool) -> None:
    table = RingTable("Nenya, Ring of Adamant")
    table.active("Amon Hen", "Lórien")
    table.reserve(ARAGORN, "Galadriel")
    table.wields("Galadriel", "Nenya, Ring of Adamant")
    table.does(ARAGORN, "use", "Nenya, Ring of Adamant")
    table.does(ARAGORN, "choose", "Amon Hen" if path else "Lórien")
    game = table.game
    defense = (game.path_defense(table.piece("Amon Hen")), game.defense(table.piece("Lórien")))
    assert defense == ((1, 2) if path else (0, 3))


# --- events ---------------------------------------------------------------------------------------


def day_without_dawn() -> RingTable:
    table = RingTable("The Day Without Dawn")
    table.active("Minas Tirith")
    table.hand(WITCH_KING, "The Day Without Dawn", "The Destroyer")
    table.does(WITCH_KING, "play", "The Day Without Dawn")
    for title in ("Mordor Orcs",) * 4 + ("Olog-hai", "Gothmog", "The Commander"):
        table.does(WITCH_KING, "draw", title)
    return table


def test_two_armies_out_of_seven() -> None:
    """F157: one of the seven eliminated, two armies played without cost, four cycled and the Destroyer
    before; the event itself is eliminated (F080)."""
    table = day_without_dawn()
    table.does(WITCH_KING, "choose", "Gothmog")
    assert table.offered() == ["choose Mordor Orcs"] * 4 + ["choose Olog-hai", "decline"]
    table.does(WITCH_KING, "choose", "Mordor Orcs")
    table.does(WITCH_KING, "choose", "Olog-hai")
    table.does(WITCH_KING, "choose", "Minas Tirith")
    table.does(WITCH_KING, "choose", "Minas Tirith")
    game = table.game
    assert table.titles(game.cards()) == ["Mordor Orcs", "Olog-hai"]
    assert len(game.cycle_pile(WITCH_KING)) == 5
    assert table.titles(game.eliminated_pile(WITCH_KING)) == ["Gothmog", "The Day Without Dawn"]


def test_no_army_need_be_played() -> None:
    table = day_without_dawn()
    table.does(WITCH_KING, "choose", "Olog-hai")
    table.declines(WITCH_KING)
    assert len(table.game.cycle_pile(WITCH_KING)) == 7


def hunters() -> RingTable:
    table = RingTable("The Three Hunters")
    table.active("Pelargir")
    table.reserve(FRODO, "Gimli", "Riders of Rohan")
    table.hand(ARAGORN, "The Three Hunters", "Lembas")
    return table


def test_gimli_at_pelargir() -> None:
    """Moved there by his own player; the riders are no hunters."""
    table = hunters()
    table.does(ARAGORN, "play", "The Three Hunters")
    table.does(SARUMAN, "pass")
    assert table.refusals(FRODO, "move", "Riders of Rohan", "Pelargir") == {"place"}
    table.does(FRODO, "move", "Gimli", "Pelargir")
    assert table.game.on(table.piece("Gimli"), table.piece("Pelargir"))


def test_without_the_hunters_he_may_not() -> None:
    table = hunters()
    table.position.mark("active", FRODO)
    assert table.refusals(FRODO, "move", "Gimli", "Pelargir") == {"place"}


def test_the_hunt_ends_with_the_round() -> None:
    table = hunters()
    table.does(ARAGORN, "play", "The Three Hunters")
    game = table.game
    gimli, pelargir = table.piece("Gimli"), table.piece("Pelargir")
    assert game.ruling("move", gimli, pelargir) is True
    game.end("round")
    assert game.ruling("move", gimli, pelargir) is None


def test_any_free_army_supports_a_hunter() -> None:
    """The militia of Edoras backs Aragorn, whose faction it is not."""
    table = hunters()
    table.active("Edoras")
    table.on("Edoras", "Village Militia", "Aragorn")
    table.does(ARAGORN, "play", "The Three Hunters")
    militia, aragorn = table.piece("Village Militia"), table.piece("Aragorn")
    assert table.game.may_support(militia, aragorn)
    table.game.end("round")
    assert not table.game.may_support(militia, aragorn)


def death_ride(fallen: int, foes: int) -> RingTable:
    table = RingTable("Death! Ride, Ride to Ruin!")
    table.active("Minas Tirith", "Egladil")
    table.reserve(FRODO, "Riders of Rohan", "Riders of Rohan", "Village Militia")
    table.on("Egladil", "The Witch-king")
    table.reserve(WITCH_KING, "The Commander")
    table.on("Minas Tirith", *("Mordor Orcs",) * foes)
    table.hand(FRODO, "Death! Ride, Ride to Ruin!", "Sam Gamgee")
    table.does(FRODO, "play", "Death! Ride, Ride to Ruin!")
    for title in ("Riders of Rohan", "Riders of Rohan", "Village Militia")[:fallen]:
        table.does(FRODO, "choose", title)
    if fallen < 3:
        table.declines(FRODO)
    return table


def test_two_for_two() -> None:
    table = death_ride(2, 3)
    for _ in range(2):
        table.does(WITCH_KING, "choose", "Mordor Orcs")
    assert table.titles(table.game.eliminated_pile(WITCH_KING)) == ["Mordor Orcs"] * 2
    assert table.titles(table.game.reserve(FRODO)) == ["Village Militia"]


def test_paths_and_reserve_are_safe() -> None:
    """F138: three for one, no further penalty."""
    table = death_ride(3, 1)
    assert table.titles(table.game.eliminated_pile(WITCH_KING)) == ["Mordor Orcs"]
    assert table.game.in_play(table.piece("The Witch-king"))


def test_none_for_none() -> None:
    assert death_ride(0, 2).game.eliminated_pile(WITCH_KING) == []
