"""The listed battlegrounds and paths, activated by hand; expectations are taken from the facts."""

from __future__ import annotations

import pytest

from ring_table import ARAGORN, FRODO, SARUMAN, RingTable


def activated(place: str, *hands: tuple[int, tuple[str, ...]], by: int = FRODO) -> RingTable:
    table = RingTable(place)
    table.position.mark("starting", by)
    table.position.step("location", -1)
    for player, titles in hands:
        table.hand(player, *titles)
    if table.pending.kind == "activate":
        table.does(by, "activate", place)
    return table


def test_minas_tirith_gives_three_for_one() -> None:
    table = activated("Minas Tirith", (ARAGORN, ("Lembas",)))
    table.does(ARAGORN, "agree")
    table.does(ARAGORN, "forsake", "Lembas")
    for title in ("Boromir", "Aragorn", "Andúril"):
        table.does(ARAGORN, "draw", title)
    assert table.titles(table.game.hand(ARAGORN)) == ["Andúril", "Aragorn", "Boromir"]


def test_minas_tirith_is_not_forced() -> None:
    table = activated("Minas Tirith", (ARAGORN, ("Lembas",)))
    table.declines(ARAGORN)
    assert table.titles(table.game.hand(ARAGORN)) == ["Lembas"]


@pytest.mark.parametrize("place", ["Lórien", "Dol Guldur"])
def test_lorien_and_dol_guldur_come_together(place: str) -> None:
    """F004."""
    table = activated(place, by=FRODO if place == "Lórien" else SARUMAN)
    assert table.game.active(table.piece("Lórien")) and table.game.active(table.piece("Dol Guldur"))


def test_lorien_is_reactivated_out_of_the_area() -> None:
    """F004, F001: and the Shadow having held it, its shields are ignored (R11)."""
    table = RingTable("Dol Guldur")
    table.position._lay(table._named("Lórien"), "scoring area", SARUMAN)
    table.position.mark("starting", SARUMAN)
    table.position.step("location", -1)
    table.does(SARUMAN, "activate", "Dol Guldur")
    lorien = table.piece("Lórien")
    assert table.game.active(lorien)
    assert (table.game.defense(lorien), table.game.shields(lorien)) == (2, 0)


def test_egladil_draws_two_and_cycles_one() -> None:
    """Each Free Peoples player; the Shadow has no part in it."""
    table = RingTable("Egladil")
    table.position.history("activate", FRODO, (table._named("Caradhras"),), "")
    table.position.step("location", -1)
    table.does(FRODO, "activate", "Lórien")
    table.does(FRODO, "activate", "Egladil")
    for player, titles in ((FRODO, ("Gimli", "Sam Gamgee")), (ARAGORN, ("Lembas", "Boromir"))):
        for title in titles:
            table.does(player, "draw", title)
        table.does(player, "choose", titles[0])
    assert table.titles(table.game.hand(FRODO)) == ["Sam Gamgee"]
    assert table.titles(table.game.cycle_pile(ARAGORN)) == ["Lembas"]
    assert table.game.hand(SARUMAN) == []


def test_helms_deep_calls_one_defender() -> None:
    """Five drawn, one army or character, and only to Helm's Deep; Edoras brings it (F141)."""
    table = activated("Edoras")
    for title in ("Riders of Rohan", "Sam Gamgee", "Gandalf the White", "Gimli", "Mithril Coat"):
        table.does(FRODO, "draw", title)
    assert table.offered() == ["choose Riders of Rohan", "choose Gandalf the White", "decline"]
    table.does(FRODO, "choose", "Riders of Rohan")
    assert table.game.on(table.piece("Riders of Rohan"), table.piece("Helm's Deep"))
    assert len(table.game.cycle_pile(FRODO)) == 4


def test_combat_tokens_count_first_on_places() -> None:
    """F046: a token on Egladil cancels before any card."""
    table = RingTable("Egladil")
    table.active("Egladil")
    table.on("Egladil", "The Witch-king", "Gimli")
    game = table.game
    game.put(FRODO, 1, "path_defense", table.piece("Egladil"))
    game.path_combat()
    assert table.titles(game.cycle_pile(FRODO)) == ["Gimli"]
