"""War Councils, the Lore deck and landmarks: expectations worked out by hand from the facts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cardwright_engine.choices import DECLINE, Option
from cardwright_engine.games.battlelore import CommandCard, Game, LoreCard, Scenario
from cardwright_engine.games.battlelore.pieces import FIRST_CARD, hex_named, seat
from cardwright_engine.games.battlelore.scenario_map import BadMap, read_councils, read_map
from cardwright_engine.games.battlelore.setup import Council, start
from cardwright_engine.games.battlelore.state import ASIDE, HANDS
from engine.battlelore.script import Script

OPEN = "\n".join(" ".join([".."] * width) for width in (13, 12) * 4 + (13,))
CLASSES = ("Wizard", "Cleric", "Rogue", "Warrior")
LORE = [
    LoreCard(name=f"{name} {n}", classes=(name,), number=n, cost=1) for name in CLASSES for n in range(1, 16)
]
COMMAND = [CommandCard(name=f"Order {n}") for n in range(20)]


def board(*units: tuple[str, str], **more: Any) -> Scenario:
    """A bare board with units at some hexes, by letter."""
    rows = [line.split() for line in OPEN.splitlines()]
    for hex_name, letter in units:
        row, column = 9 - int(hex_name[1:]), ord(hex_name[0]) - ord("a")
        rows[row][column] = "." + letter
    return Scenario(name="Bare", map="\n".join(" ".join(row) for row in rows), **more)


def begin(scenario: Scenario, councils: tuple[Council, Council] | None = None, seed: int = 1) -> Game:
    game = start(scenario, councils, LORE, COMMAND, seed=seed)
    game.run()
    return game


def do(game: Game, *option: int | str) -> None:
    game.answer(tuple(option))


def put_back(game: Game, player: int, cards: int) -> None:
    """Discard some of the first Lore cards."""
    for _ in range(cards):
        assert game.pending is not None
        assert (game.pending.player, game.pending.kind) == (player, "discard")
        game.answer(game.pending.options[0])


def classes_in_play(game: Game) -> Counter[str]:
    """The classes of all Lore cards that were not put aside when the deck was mixed."""
    cards = (card for card in range(FIRST_CARD, len(game.definitions)) if game.state.place[card] != ASIDE)
    lore = (card for card in map(game.definitions.__getitem__, cards) if isinstance(card, LoreCard))
    return Counter(card.classes[0] for card in lore)


# --- levels ----------------------------------------------------------------------------------


def test_a_player_divides_six_levels_one_at_a_time() -> None:
    """Usual total 6 levels; no seat above 3; the first player first."""
    game = begin(board(("e1", "b"), ("e9", "B"), first="far"))
    assert game.pending is not None
    assert (game.pending.player, game.pending.kind, len(game.pending.options)) == (1, "raise", 5)
    for _ in range(3):
        do(game, "raise", seat(1, "Wizard"))
    offered = game.pending.options
    assert ("raise", seat(1, "Wizard")) not in offered
    for name in ("Commander", "Rogue", "Rogue"):
        do(game, "raise", seat(1, name))
    assert game.pending.player == 0
    assert game.command(1) == 4
    assert game.highest_level(1) == 3


def test_a_creature_takes_a_level() -> None:
    """F23."""
    game = begin(board(("e1", "s"), ("f1", "s"), ("e9", "B")))
    assert (game.council_levels(0), game.council_levels(1)) == (4, 6)
    for _ in range(3):
        do(game, "raise", seat(0, "Rogue"))
    do(game, "raise", seat(0, "Commander"))
    assert game.pending is not None
    assert game.pending.player == 1


def test_the_adventure_can_fix_a_council() -> None:
    councils = "near 2 Commander, 1 Rogue\nfar 1 Commander, 1 Cleric"
    game = begin(board(("e1", "b"), ("e9", "B"), councils=councils))
    assert game.pending is not None
    assert game.pending.kind != "raise"
    assert (game.command(0), game.command(1)) == (5, 4)
    assert game.state.levels[seat(1, "Cleric")] == 1


@pytest.mark.parametrize(("level", "cards"), [(0, 3), (1, 4), (2, 5), (3, 6)])
def test_the_commander_says_how_many_command_cards(level: int, cards: int) -> None:
    game = begin(board(("e1", "b")), (Council(commander=level, rogue=1), Council(rogue=1)))
    assert sum(game.is_command_card(card) for card in game.hand(0)) == cards


@pytest.mark.parametrize(("level", "tokens", "kept"), [(1, 1, 1), (2, 2, 2), (3, 3, 3)])
def test_the_highest_master_says_tokens_and_first_cards(level: int, tokens: int, kept: int) -> None:
    """Level 3: 3 tokens, 3 cards kept of 4. Level 1: 1 token, 1 card. Level 2 is an assumption."""
    councils = (Council(commander=1, rogue=level, wizard=1), Council(commander=1, rogue=level, warrior=1))
    game = begin(board(("e1", "b"), ("e9", "B")), councils)
    assert (game.lore(0), game.lore(1)) == (tokens, tokens)
    for player in (0, 1):
        put_back(game, player, 4 - kept)
    assert game.state.step == "command"
    for player in (0, 1):
        assert sum(game.is_lore_card(card) for card in game.hand(player)) == kept


# --- the Lore deck ---------------------------------------------------------------------------


def test_the_lore_deck_is_mixed_by_the_highest_masters() -> None:
    """The report: highest Warrior 3, Rogue 1, no Wizard, no Cleric: 14, 8, 5, 5 cards."""
    councils = (Council(commander=1, warrior=3, rogue=1), Council(commander=3, warrior=2))
    game = begin(board(("e1", "b"), ("e9", "B")), councils)
    assert classes_in_play(game) == {"Warrior": 14, "Rogue": 8, "Wizard": 5, "Cleric": 5}


def test_a_card_of_two_classes_has_a_copy_in_the_deck_of_each() -> None:
    both = LoreCard(name="Both", classes=("Rogue", "Warrior"), number=4, cost=1)
    game = start(board(("e1", "b")), (Council(rogue=1), Council(rogue=1)), [both, both], COMMAND)
    assert [name for _, name in game.classes_of_copies()] == ["Rogue", "Warrior"]


def test_the_medieval_variant_has_a_deck_of_its_own() -> None:
    """All 15 Warrior cards; Rogue without 1, 3, 7, 8, 15; Wizard 4 and 9; Cleric 3 and 4; a hand of 1
    Lore card; every card out of character."""
    councils = "near 2 Commander\nfar 2 Commander"
    game = begin(board(("e1", "b"), ("e9", "B"), lore="medieval", councils=councils))
    assert classes_in_play(game) == {"Warrior": 15, "Rogue": 10, "Wizard": 2, "Cleric": 2}
    for player in (0, 1):
        put_back(game, player, 3)
        (kept,) = (card for card in game.hand(player) if game.is_lore_card(card))
        assert game.out_of_character(player, kept)
        assert game.cost(player, kept) == 4


def test_a_historical_battle_seats_no_lore_masters() -> None:
    game = start(board(("e1", "b"), ("e9", "B"), lore="none"), None, LORE, COMMAND)
    game.run()
    assert game.state.step == "command"
    assert (game.command(0), game.command(1)) == (6, 6)
    assert not any(game.is_lore_card(card) for card in game.state.piles[HANDS[0]])


# --- the draw phase --------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "tokens", "cards"), [(("agree",), 2, 2), (DECLINE, 3, 1)])
def test_a_token_and_a_card_or_two_tokens(answer: Option, tokens: int, cards: int) -> None:
    """The choice in the DRAW phase (assumption), after 1 token and 1 card of level 1."""
    councils = (Council(commander=0, rogue=1), Council(commander=0, rogue=1))
    game = begin(board(("e1", "b"), ("e9", "B")), councils)
    while game.pending is not None and game.pending.why != "lore-card":
        game.answer(game.pending.options[-1])
    assert game.pending is not None
    game.answer(answer)
    assert game.lore(0) == tokens
    assert sum(game.is_lore_card(card) for card in game.hand(0)) == cards


# --- landmarks -------------------------------------------------------------------------------


def test_the_sole_owner_of_a_level_3_master_places_its_landmark() -> None:
    councils = (Council(commander=0, wizard=3, rogue=3), Council(commander=0, rogue=3, cleric=2))
    game = begin(board(("e1", "b"), ("e9", "B")), councils)
    assert game.pending is not None
    assert (game.pending.player, game.pending.why) == (0, "Magic Pentacle")
    offered = {int(option[1]) for option in game.pending.options}
    assert hex_named("e4") in offered
    assert not {hex_named("e5"), hex_named("e1")} & offered  # not his half; a unit stands there
    do(game, "build", hex_named("e4"))
    assert game.terrain(hex_named("e4")) == "Magic Pentacle"
    assert game.pending.why != "Rogue Den"  # both have a level 3 Rogue


def end_turn(s: Script) -> Game:
    """Pass until the opponent is on."""
    while s.game.state.active == 0:
        assert s.game.pending is not None
        s.game.answer(("pass",) if ("pass",) in s.game.pending.options else DECLINE)
    return s.game


@pytest.mark.parametrize(
    ("landmark", "mine", "yours", "figures"),
    [
        ("landmark", 2, 5, 2),
        ("Magic Pentacle", 3, 5, 2),
        ("Healing Pool", 2, 5, 3),
        ("Rogue Den", 3, 4, 2),
        ("Warrior Hall", 2, 5, 2),
    ],
)
def test_what_landmarks_give_at_the_end_of_the_turn(
    landmark: str, mine: int, yours: int, figures: int
) -> None:
    """The Magic Pentacle by the facts, the others as assumed; 2 tokens each turn for not drawing."""
    s = Script("combat")
    s.unit("e5", figures=2)
    s.terrain("e5", landmark)
    s.player(1, lore=5)
    game = end_turn(s)
    assert (game.lore(0), game.lore(1), s.figures("e5")) == (mine, yours, figures)


# --- maps ------------------------------------------------------------------------------------


def test_the_lines_under_a_map_say_what_letters_mean() -> None:
    text = board(("e1", "z"), ("e9", "Z")).map + "\nz  red Dwarf mounted lance"
    _, placed = read_map(text)
    troop = ("red", "mounted", "lance", "dwarf")
    assert [(found, player) for found, player, _ in placed] == [(troop, 0), (troop, 1)]


@pytest.mark.parametrize("line", ["z mounted lance", "z red blue", "z red spear", "zz red", "Z red"])
def test_a_line_under_a_map_that_says_too_little_or_too_much(line: str) -> None:
    with pytest.raises(BadMap, match="does not say what a letter is"):
        read_map(OPEN + "\n" + line)


@pytest.mark.parametrize(
    "line", ["left 1 Commander", "near Commander", "near 4 Rogue", "near 1 Bard", "near"]
)
def test_a_line_that_is_no_war_council(line: str) -> None:
    with pytest.raises(BadMap, match="is no War Council"):
        read_councils(line)
