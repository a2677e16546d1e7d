"""The rules R1 to R11, each with a game in which it matters, and once without it: where the one place
that knows the rule is replaced, the same game ends differently."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright_engine.games.ring import Game
from ring_table import ARAGORN, FRODO, SARUMAN, WITCH_KING, RingTable

Switch = pytest.MonkeyPatch


def location_step() -> RingTable:
    table = RingTable("Egladil")
    table.position.step("location", table.you)
    return table


def both_places_active() -> tuple[list[str], str]:
    table = location_step()
    if table.game.pending is not None and table.game.pending.kind == "activate":
        table.does(FRODO, "activate", "Lórien")
        table.does(FRODO, "activate", "Bag End")
        table.does(FRODO, "draw", "Mithril Coat")
        table.does(FRODO, "draw", "Dwarven Axe")
    battlegrounds = [place for place in table.game.battlegrounds() if table.game.active(place)]
    return table.titles(battlegrounds), table.game.title(table.game.state.path)


def test_the_starting_player_activates_a_battleground_and_a_path(monkeypatch: Switch) -> None:
    """R1, F004: Frodo's player starts; Lórien brings Dol Guldur; path 1 in the first round."""
    assert both_places_active() == (["Dol Guldur", "Lórien"], "Bag End")
    monkeypatch.setattr(Game, "activate_battleground", lambda self, player: None)
    monkeypatch.setattr(Game, "activate_path", lambda self, player: None)
    assert both_places_active()[0] == []


def test_a_path_one_number_higher_in_the_next_round() -> None:
    """Rules 4: one of those whose number is one above the last path; all three of each later number are
    still to come, and older numbers are left behind."""
    table = location_step()
    table.position.mark("starting", WITCH_KING)
    table.position.history("activate", FRODO, (table._named("Caradhras"),), "")
    table.does(WITCH_KING, "activate", "Moria")
    table.does(SARUMAN, "draw", "Saruman")
    table.does(SARUMAN, "draw", "Caradhras the Cruel")
    assert table.offered() == ["activate Dimrill Dale", "activate Egladil", "activate Lothlórien"]
    table.does(WITCH_KING, "activate", "Egladil")
    numbers = sorted(table.game.path_number(path) for path in table.game.path_deck())
    assert numbers == [5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9]
    assert table.game.title(table.game.state.path) == "Egladil"


def reactivated_pelargir() -> int:
    table = RingTable("Andúril")
    table.reserve(ARAGORN, "Aragorn")
    table.wields("Aragorn", "Andúril")
    table.hand(ARAGORN, "Lembas")
    table.position._lay(table._named("Pelargir"), "scoring area", SARUMAN)
    table.does(ARAGORN, "use", "Andúril")
    table.does(ARAGORN, "choose", "Pelargir")
    if table.pending.kind == "agree":
        table.does(ARAGORN, "agree")
        table.does(ARAGORN, "forsake", "Lembas")
        table.does(ARAGORN, "draw", "Boromir")
    assert table.game.active(table.piece("Pelargir"))
    return table.titles(table.game.hand(ARAGORN)).count("Boromir")


def test_a_reactivated_battleground_resolves_its_text_again(monkeypatch: Switch) -> None:
    """R2, F063: Pelargir out of the Shadow's scoring area lets the Dúnedain player forsake and draw."""
    assert reactivated_pelargir() == 1
    monkeypatch.setattr(Game, "activation_text", lambda self, player, place: None)
    assert reactivated_pelargir() == 0


def caradhras_against(used: str) -> tuple[list[str], int]:
    table = RingTable("Caradhras the Cruel")
    table.active("Caradhras")
    for title in filter(None, (used,)):
        table.position.history("activate", FRODO, (table._named(title),), "")
    table.hand(SARUMAN, "Caradhras the Cruel", "White Hand Orcs")
    table.does(SARUMAN, "play", "Caradhras the Cruel", "Caradhras")
    offered = table.offered() if table.pending.kind == "choose" else []
    if offered:
        table.does(SARUMAN, "choose", "The Doors of Durin")
        table.declines(SARUMAN)
    return offered, table.game.corruption(SARUMAN)


def test_a_path_is_activated_once_and_a_replaced_one_fights_at_once(monkeypatch: Switch) -> None:
    """R3, F128: one skull at Caradhras, nobody to cancel it: one corruption. F053: a path may be chosen."""
    both = ["choose Khazad-dûm", "choose The Doors of Durin"]
    assert caradhras_against("") == (both, 1)
    assert caradhras_against("Khazad-dûm") == ([], 1)  # one path is left, so nobody is asked
    monkeypatch.setattr(Game, "unused", lambda self, place: self.path_number(place) > 0)
    assert caradhras_against("Khazad-dûm") == (both, 1)


def test_without_making_way_there_is_no_combat(monkeypatch: Switch) -> None:
    """R3, the second half."""
    monkeypatch.setattr(Game, "make_way", lambda self: None)
    assert caradhras_against("") == (["choose Khazad-dûm", "choose The Doors of Durin"], 0)


@pytest.mark.parametrize(
    ("own", "enemy", "refused"),
    [
        (2, 0, set()),  # no more than the limit of 2
        (3, 0, {"carryover"}),
        (3, 4, set()),  # fewer than each enemy
        (3, 3, {"carryover"}),
    ],
)
def test_passing(own: int, enemy: int, refused: set[str]) -> None:
    """R4, R5: the limit is 2."""
    table = RingTable("Frodo Baggins")
    hobbits = ("Frodo Baggins", "Merry Brandybuck", "Sam Gamgee")
    table.hand(FRODO, *hobbits[:own])
    table.hand(WITCH_KING, *("Mordor Orcs", "Mordor Orcs", "Mordor Orcs", "Mordor Orcs")[:enemy])
    table.hand(SARUMAN, *("White Hand Orcs", "White Hand Orcs", "Saruman", "Fighting Uruk-hai")[:enemy])
    assert table.refusals(FRODO, "pass") == refused


def test_who_passed_may_act_later() -> None:
    """R4, F096."""
    table = RingTable("Frodo Baggins")
    table.hand(WITCH_KING, "Mordor Orcs")
    table.hand(FRODO, "Frodo Baggins")
    table.does(FRODO, "pass")
    table.does(WITCH_KING, "cycle", "Mordor Orcs")
    assert ("discard",) in table.pending.options  # Aragorn's turn
    table.does(ARAGORN, "pass")
    table.does(SARUMAN, "pass")
    table.does(FRODO, "play", "Frodo Baggins", FRODO)


def test_a_larger_limit_lets_a_larger_hand_pass(monkeypatch: Switch) -> None:
    """R5."""
    monkeypatch.setattr(Game, "carryover_limit", lambda self, player: 3)
    table = RingTable("Frodo Baggins")
    table.hand(FRODO, "Frodo Baggins", "Merry Brandybuck", "Sam Gamgee")
    assert table.refusals(FRODO, "pass") == set()


def played_strider() -> list[str]:
    table = RingTable("Strider")
    table.hand(ARAGORN, "Strider", "Lembas")
    table.does(ARAGORN, "play", "Strider", ARAGORN)
    return table.titles(table.game.cycle_pile(ARAGORN))


def test_a_played_card_costs_another(monkeypatch: Switch) -> None:
    """R6, F021."""
    assert played_strider() == ["Lembas"]
    monkeypatch.setattr(Game, "pay_for_play", lambda self, player, card: None)
    assert played_strider() == []


def test_the_last_card_costs_a_forsaking() -> None:
    """R6, F020: here the top card of the draw deck, which is Legolas (F076: not looked at before)."""
    table = RingTable("Strider")
    table.hand(ARAGORN, "Strider")
    table.reserve(ARAGORN, "Boromir")
    table.pile("draw deck", ARAGORN, "Legolas", top=True)
    table.does(ARAGORN, "play", "Strider", ARAGORN)
    assert table.offered() == ["forsake Boromir", "forsake Aragorn"]  # his reserve, his deck
    table.does(ARAGORN, "forsake", ARAGORN)
    assert table.titles(table.game.eliminated_pile(ARAGORN)) == ["Legolas"]


def test_an_item_needs_its_wielder_in_play(monkeypatch: Switch) -> None:
    """R7, F005, F006; F010: and another character is no wielder."""
    table = RingTable("Mithril Coat")
    table.active("Egladil")
    table.on("Egladil", "Sam Gamgee")
    table.reserve(FRODO, "Gimli")
    table.hand(FRODO, "Mithril Coat", "Frodo Baggins")
    assert table.refusals(FRODO, "play", "Mithril Coat", "Frodo Baggins") == {"wielder"}
    assert table.refusals(FRODO, "play", "Mithril Coat", "Gimli") == {"wielder"}
    assert table.refusals(FRODO, "play", "Mithril Coat", "Sam Gamgee") == set()
    monkeypatch.setattr(Game, "can_wield", lambda self, character, item: True)
    assert table.refusals(FRODO, "play", "Mithril Coat", "Gimli") == set()


def moved_with_coat() -> tuple[int, list[str]]:
    table = RingTable("Mithril Coat")
    table.active("Egladil")
    table.reserve(FRODO, "Sam Gamgee")
    table.wields("Sam Gamgee", "Mithril Coat")
    table.does(FRODO, "move", "Sam Gamgee", "Egladil")
    game = table.game
    on_the_path = sum(game.on(card, table.piece("Egladil")) for card in game.cards())
    game.eliminate(FRODO, table.piece("Sam Gamgee"))
    return on_the_path, table.titles(game.eliminated_pile(FRODO))


def test_items_follow_their_wielder(monkeypatch: Switch) -> None:
    """R8, F007, F008."""
    assert moved_with_coat() == (2, ["Mithril Coat", "Sam Gamgee"])
    monkeypatch.setattr(Game, "take_along", lambda self, wielder, does: None)
    assert moved_with_coat() == (1, ["Sam Gamgee"])


def egladil_combat(first: str) -> RingTable:
    """F037: The Commander 1, The Destroyer with Black Rider's Mount 2, against Gimli 1 and Legolas
    with Bow 2; Egladil cancels 1, so 2 are left."""
    table = RingTable("Egladil")
    table.active("Egladil")
    table.on("Egladil", "The Commander", "The Destroyer", "Gimli", "Legolas")
    table.wields("The Destroyer", "Black Rider's Mount")
    table.wields("Legolas", "Bow of the Galadhrim")
    table.position.step("combat", -1)
    for player in (FRODO, ARAGORN):
        table.does(player, "eliminate", first)
    return table


def test_path_combat_as_in_the_official_example() -> None:
    """R9, F037: Legolas and Bow given up, Gimli cycled, all attackers eliminated, path scored."""
    table = egladil_combat("Legolas")
    game = table.game
    assert table.titles(game.eliminated_pile(ARAGORN)) == ["Bow of the Galadhrim", "Legolas"]
    assert table.titles(game.cycle_pile(FRODO)) == ["Gimli"]
    assert table.titles(game.eliminated_pile(WITCH_KING)) == [
        "Black Rider's Mount",
        "The Commander",
        "The Destroyer",
    ]
    assert table.titles(game.scoring_area(FRODO)) == ["Egladil"]
    assert (game.score(FRODO), game.score(SARUMAN)) == (1, 0)


def test_giving_up_too_little_first_costs_both() -> None:
    """R9, F038: after Gimli one icon is left, so Legolas goes as well."""
    game = egladil_combat("Gimli").game
    assert game.cycle_pile(FRODO) == []
    assert (game.score(FRODO), game.score(SARUMAN)) == (1, 0)


def test_the_shadow_takes_a_path_for_corruption_only(monkeypatch: Switch) -> None:
    """R9, F059: 3 skulls, 1 cancelled by Egladil, nobody there: 2 corruption, and no points for it."""

    def unopposed() -> tuple[int, int]:
        table = RingTable("Egladil")
        table.active("Egladil")
        table.on("Egladil", "The Witch-king", "The Commander")
        table.position.step("combat", -1)
        return table.game.corruption(FRODO), table.game.score(SARUMAN)

    assert unopposed() == (2, 2)

    def without(self: Game) -> None:
        self._clear(self.state.path, "free", "path")
        self._win(self.state.path, 0)
        self.state.path = -1

    monkeypatch.setattr(Game, "path_combat", without)
    assert unopposed() == (0, 0)


def dol_guldur_combat() -> RingTable:
    """F040: Galadriel 1 + leadership 1 with Nenya 1, High Elves 2 (5 attack) against Mordor Orcs 1,
    Olog-hai 2, Gorbag & Shagrat led 1; Dol Guldur cancels 2, so 3 are left."""
    table = RingTable("Dol Guldur")
    table.active("Dol Guldur")
    table.on("Dol Guldur", "Galadriel", "High Elves", "Mordor Orcs", "Olog-hai", "Gorbag & Shagrat")
    table.wields("Galadriel", "Nenya, Ring of Adamant")
    table.position.step("combat", -1)
    table.does(WITCH_KING, "eliminate", "Mordor Orcs")
    return table


def test_battleground_combat_as_in_the_official_example() -> None:
    """R10, F040: Orcs and Olog-hai eliminated, Shadow wins, Gorbag & Shagrat cycled, attackers gone."""
    table = dol_guldur_combat()
    table.does(WITCH_KING, "eliminate", "Olog-hai")
    game = table.game
    assert table.titles(game.eliminated_pile(WITCH_KING)) == ["Mordor Orcs", "Olog-hai"]
    assert table.titles(game.cycle_pile(WITCH_KING)) == ["Gorbag & Shagrat"]
    assert table.titles(game.eliminated_pile(ARAGORN)) == [
        "Galadriel",
        "High Elves",
        "Nenya, Ring of Adamant",
    ]
    assert game.score(SARUMAN) == 1


def unsupported_gothmog() -> int:
    table = RingTable("Gothmog")
    table.active("Minas Tirith")
    table.on("Minas Tirith", "Gothmog", "Haradrim Mûmakil")
    return table.game.attack_in_battle(table.piece("Gothmog"))


def test_leadership_needs_an_army_of_the_faction(monkeypatch: Switch) -> None:
    """R10, F042: Southrons do not support Gothmog."""
    assert unsupported_gothmog() == 0
    monkeypatch.setattr(Game, "supported", lambda self, character: True)
    assert unsupported_gothmog() == 1


def test_one_army_supports_one_character() -> None:
    """R10, F043: Boromir or Aragorn, and their player says which."""
    table = RingTable("Aragorn")
    table.active("Pelargir")
    table.on("Pelargir", "Boromir", "Aragorn", "Soldiers of Gondor")
    table.position.step("combat", -1)
    assert table.offered() == ["support Soldiers of Gondor Boromir", "support Soldiers of Gondor Aragorn"]
    table.does(ARAGORN, "support", "Soldiers of Gondor", "Aragorn")
    assert table.game.pending is None or table.game.pending.kind != "support"


def minas_tirith_stormed(area: int) -> int:
    """2 swords against the walls alone: the score of the Shadow."""
    table = RingTable("Minas Tirith")
    if area >= 0:
        table.position._lay(table._named("Minas Tirith"), "scoring area", area)
    table.active("Minas Tirith")
    table.on("Minas Tirith", "Haradrim Mûmakil")
    table.position.step("combat", -1)
    return table.game.score(SARUMAN)


def test_shields_are_ignored_where_the_enemy_held_the_walls(monkeypatch: Switch) -> None:
    """R11, F001, F075: 2 swords against 3 shields."""
    assert minas_tirith_stormed(-1) == 0
    assert minas_tirith_stormed(FRODO) == 0  # out of its own side's area they count
    assert minas_tirith_stormed(SARUMAN) == 3
    monkeypatch.setattr(Game, "shields", lambda self, battleground: self.defense(battleground))
    assert minas_tirith_stormed(SARUMAN) == 0


def test_every_combat_is_resolved_in_the_order_of_the_starting_player() -> None:
    """F048, F049, F159: nobody is anywhere; defenders score."""
    table = RingTable("Frodo Baggins")
    table.active("Lórien", "Umbar", "Egladil")
    table.position.step("combat", -1)
    assert table.offered() == ["choose Lórien", "choose Umbar", "choose Egladil"]
    table.does(FRODO, "choose", "Umbar")
    table.does(FRODO, "choose", "Egladil")
    assert (table.game.score(FRODO), table.game.score(SARUMAN)) == (3, 1)


def test_a_lead_of_ten_wins() -> None:
    """Rules 4."""
    table = RingTable("Frodo Baggins")
    table.position.set("corruption", FRODO, 10)
    table.position.step("victory", -1)
    assert table.game.over() and table.game.state.winner == 1


def test_after_the_last_path_a_ring_token_is_worth_a_point() -> None:
    """Rules 4 and 10, F086: 3 against 1 corruption; the Free Peoples' two tokens against two."""
    table = RingTable("Frodo Baggins")
    table.active("Crack of Doom")
    table.position.set("ring_tokens", SARUMAN, 0)
    table.position.set("ring_tokens", FRODO, 0)
    table.position.set("ring_tokens", ARAGORN, 0)
    table.position.set("corruption", FRODO, 2)
    table.position.step("combat", -1)
    assert table.game.over() and table.game.state.winner == 1  # 3 to 3, a tie


def test_a_deck_is_recycled_when_it_empties() -> None:
    """F034: not at the next draw."""
    table = RingTable("Frodo Baggins")
    table.pile("draw deck", FRODO, "Sam Gamgee")
    table.pile("cycle pile", FRODO, "Gimli")
    table.does(FRODO, "discard")
    assert table.titles(table.game.hand(FRODO)) == ["Gimli", "Sam Gamgee"]


def test_whole_round() -> None:
    """From location step to location step; the token passes on, 3 and 4 cards are drawn."""
    table = location_step()
    table.position.mark("starting", SARUMAN)
    table.does(SARUMAN, "activate", "Harad")
    draws = 0
    while (pending := table.game.pending) and table.game.state.round == 1:
        draws += pending.kind == "draw"
        table.game.answer(("pass",) if ("pass",) in pending.options else pending.options[0])
    state: Any = table.game.state
    assert (state.starter, state.step, draws) == (FRODO, "location", 2 + 2 + 3 + 4 + 3 + 4)
