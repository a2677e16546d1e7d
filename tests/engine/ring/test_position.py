"""Positions: what is not said, and what no table can look like."""

from __future__ import annotations

import pytest

from cardwright_cards.ring import CARDS
from cardwright_engine.games.ring import Position
from cardwright_engine.position import BadPosition, Where
from ring_table import ARAGORN, FRODO, SARUMAN, WITCH_KING, RingTable


def test_what_is_not_said() -> None:
    """No cards in hand or play; decks hold the rest; the first turn of `you` in the action step."""
    table = RingTable("Legolas")
    game = table.game
    assert table.you == ARAGORN == table.pending.player
    assert game.cards() == [] and all(game.hand(player) == [] for player in game.players)
    assert (game.state.step, game.state.round, game.state.starter) == ("action", 1, FRODO)
    assert "Legolas" in table.titles(game.draw_deck(ARAGORN))


def test_whose_card_it_is() -> None:
    """The deck's player; of a location, the starting player (F087)."""
    position = Position(CARDS)
    assert [position.you(title) for title in ("Théoden", "Gothmog", "Lembas", "Saruman")] == [0, 1, 2, 3]
    assert position.you("Egladil") == FRODO
    assert position.opponent(FRODO) == WITCH_KING and position.opponent(SARUMAN) == FRODO
    assert position.player("Hobbit") == FRODO and position.player("Southron") == SARUMAN


def test_copies_are_told_apart() -> None:
    """Five Mordor Orcs, and no sixth."""
    table = RingTable("Mordor Orcs")
    table.hand(WITCH_KING, *("Mordor Orcs",) * 5)
    with pytest.raises(BadPosition, match="every copy"):
        table.hand(WITCH_KING, "Mordor Orcs")


def test_cards_by_their_description() -> None:
    position = Position(CARDS)
    where = Where(preposition="in", zone="reserve", player=FRODO)
    assert len(position.put("army", count=3, attributes={"faction": "Rohan"}, where=where)) == 3
    with pytest.raises(BadPosition, match="only 0 more"):
        position.put("army", attributes={"faction": "Rohan"}, where=where)


@pytest.mark.parametrize(
    ("zone", "player", "title", "why"),
    [
        ("reserve", FRODO, "Mithril Coat", "by themselves"),
        ("reserve", FRODO, "Death! Ride, Ride to Ruin!", "by themselves"),
        ("hand", FRODO, "Gothmog", "another player's deck"),
        ("play", FRODO, "Gimli", "into the play"),
        ("hand", FRODO, "Tom Bombadil", "no card is called"),
    ],
)
def test_zones_that_cannot_hold_a_card(zone: str, player: int, title: str, why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        Position(CARDS).pile(zone, player, (title,))


def test_places_that_cannot_hold_a_card() -> None:
    """F060; items are on wielders; one path is active at a time (R3)."""
    table = RingTable("Egladil")
    with pytest.raises(BadPosition, match="never on a path"):
        table.on("Egladil", "Mordor Orcs")
    with pytest.raises(BadPosition, match="on its wielder"):
        table.on("Egladil", "Lembas")
    with pytest.raises(BadPosition, match="one path"):
        table.active("Amon Hen")


def test_wielders_that_cannot_hold_an_item() -> None:
    """F010, R7."""
    table = RingTable("Lembas")
    table.reserve(ARAGORN, "Legolas")
    with pytest.raises(BadPosition, match="cannot wield"):
        table.wields("Legolas", "Lembas")
    with pytest.raises(BadPosition, match="one in play"):
        table.wields("Sam Gamgee", "Lembas")


def test_numbers_follow_from_the_cards() -> None:
    position = Position(CARDS)
    with pytest.raises(BadPosition, match="follows from the cards"):
        position.set("carryover_limit", FRODO, 5)
    with pytest.raises(BadPosition, match="has no board"):
        position.hex("e5")
