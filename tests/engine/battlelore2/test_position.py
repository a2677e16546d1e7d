"""Positions of examples and maps of scenarios: what they hold, and what they refuse."""

import pytest

from cardwright_cards.battlelore2 import CARDS
from cardwright_engine.games.battlelore2 import Position
from cardwright_engine.games.battlelore2.board_map import BadMap, read_map
from cardwright_engine.games.battlelore2.pieces import BOARD, hex_named, name_of
from cardwright_engine.games.battlelore2.terrain import TERRAINS
from cardwright_engine.position import BadPosition, Where
from engine.battlelore2.play import SCENARIO
from engine.battlelore2.table import Table


def open_map() -> list[str]:
    return [" ".join("." * width) for width in reversed(BOARD.widths)]


def test_the_map_of_the_scenario_shows_terrain_banners_and_units() -> None:
    field = read_map(SCENARIO.map)
    assert len(field.terrain) == 5 * 12 + 4 * 11
    assert sorted(name_of(hex_) for hex_ in field.banners) == ["d6", "h4", "j5"]
    units = {name_of(hex_): (player, title) for player, title, hex_ in field.units}
    assert units["g7"] == (1, "Blood Harvesters") and units["g3"] == (0, "Greyhaven Battlemages")
    assert TERRAINS[field.terrain[hex_named("a5") - hex_named("a1")]] == "water"


@pytest.mark.parametrize(
    ("rows", "says"),
    [
        (open_map()[1:], "the map has 8 rows, the board 9"),
        ([*open_map()[:-1], ". . ."], "row 1 of the map has 3 hexes, on the board it has 12"),
        (
            [open_map()[0].replace(". .", "? .", 1), *open_map()[1:]],
            "`?` in row 9 of the map stands for no hex",
        ),
        ([open_map()[0].replace(".", "Q", 1), *open_map()[1:]], "the map does not say what Q is"),
        ([*open_map(), "Q is a unit"], "`Q is a unit` under the map does not say what a letter is"),
    ],
)
def test_a_map_that_does_not_fit_the_board_is_refused(rows: list[str], says: str) -> None:
    with pytest.raises(BadMap, match=f"^{says.replace('?', chr(92) + '?')}$"):
        read_map("\n".join(rows))


def test_what_a_position_cannot_hold_is_refused() -> None:
    with pytest.raises(BadPosition, match="there is no hex m1"):
        Table().unit("m1")
    with pytest.raises(BadPosition, match="room for one unit at e4"):
        Table().unit("e4").enemy("e4")
    with pytest.raises(BadPosition, match="1 to 3 figures, not 4"):
        Table().unit("e4", figures=4)
    with pytest.raises(BadPosition, match="no unit can stand at e4"):
        Table().unit("e4").terrain("e4", "water").start()
    with pytest.raises(BadPosition, match="there is no card Nonsense"):
        Table().hand("Nonsense")
    with pytest.raises(BadPosition, match="have decks and discard piles of their own"):
        Position(CARDS).pile("lore-deck", 0, ("Onslaught",))
    with pytest.raises(BadPosition, match="not in the combat"):
        Position(CARDS).step("combat", 0)
    with pytest.raises(BadPosition, match="worked out by the rules"):
        Position(CARDS).set("weather", 0, 1)


def test_units_in_a_section_stand_there_for_the_player_who_speaks() -> None:
    position = Position(CARDS)
    units = position.put("unit", count=3, attributes={}, owner=1, where=Where("in", place="left", player=0))
    game = position.start()
    assert all(game.in_section(unit, "left", 0) and game.controller(unit) == 1 for unit in units)


def test_copies_of_one_card_are_different_pieces() -> None:
    table = Table().hand("Onslaught", "Onslaught").start()
    assert len(set(table.game.hand(0))) == 2
    assert len(table.game.pending.options if table.game.pending else ()) == 1, "equal cards are one option"


def test_a_deck_whose_order_is_given_answers_for_itself() -> None:
    table = Table().unit("e4", "Greyhaven Battlemages", ordered=True).enemy("e6")
    table.position.pile("lore-deck", 0, ("Lightning Surge",), top=True)
    table.start("attack").do("attack", "e6", "e4").roll("lore", "strike", "strike")
    table.game.answer(("commit", "lore"))
    assert len(table.game.hand(0)) == 1


def test_a_unit_of_several_health_a_figure_carries_damage() -> None:
    """Facts: units with several health per figure carry damage tokens."""
    table = Table().unit("e4", ordered=True).enemy("e5")
    table.position.set("health", table.met["e5"], 6)
    table.start("attack").do("attack", "e5", "e4").roll("strike", "strike", "strike").decline()
    assert table.figures("e5") == 2
    assert table.game.damage_tokens(table.at("e5")) == 1
