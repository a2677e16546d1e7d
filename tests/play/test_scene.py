"""What a player is shown: all that lies open, and of hidden cards nothing but how many there are."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from cardwright.play.telling import Telling
from cardwright_engine.games.battlelore.pieces import BOARD
from cardwright_engine.hexes.board import Hex
from cardwright_engine.scene import Scene, signs
from our_games import games
from play.seen_games import GAMES, cards, scenarios, table_of, waiting

# For each game: the piles that a viewer does not see into, and what the back of a card is like.
_HIDDEN: dict[str, Callable[[Any, int], list[list[int]]]] = {
    "battlelore": lambda state, viewer: [state.piles[2 - viewer], state.piles[5], state.piles[6]],
    "battlelore2": lambda state, viewer: [
        state.hands[1 - viewer],
        *state.command_deck,
        *state.lore_decks,
    ],
    "ring": lambda state, viewer: [
        pile
        for player in range(len(state.hands))
        if player != viewer
        for pile in (state.hands[player], state.cycled[player], state.eliminated[player])
    ],
}
_BACK: dict[str, Callable[[Any, int], object]] = {
    "battlelore": lambda running, card: running.is_lore_card(card),
    "battlelore2": lambda running, card: running.state.owner[card] if running.is_lore(card) else "command",
    "ring": lambda running, card: running.owner(card),
}


def deal_anew(running: Any, piles: list[list[int]], back: Callable[[Any, int], object]) -> None:
    """Exchange cards with the same back among the places where nobody sees them."""
    chance = random.Random(1)
    alike: dict[object, list[tuple[list[int], int]]] = {}
    for pile in piles:
        for at, card in enumerate(pile):
            alike.setdefault(back(running, card), []).append((pile, at))
    for spots in alike.values():
        cards = [pile[at] for pile, at in spots]
        chance.shuffle(cards)
        for (pile, at), card in zip(spots, cards, strict=True):
            pile[at] = card


@pytest.mark.parametrize(("game", "scenario"), scenarios())
def test_a_scene_is_the_same_whatever_the_hidden_cards_are(game: str, scenario: str) -> None:
    tabletop = table_of(game)
    for running in waiting(game, scenario, seed=5, most=60):
        for viewer in range(len(tabletop.players(running))):
            before, kept = tabletop.scene(running, {viewer}), running.state
            running.take_up(kept.clone())
            deal_anew(running, _HIDDEN[game](running.state, viewer), _BACK[game])
            assert tabletop.scene(running, {viewer}) == before
            running.take_up(kept)


@pytest.mark.parametrize("game", GAMES)
def test_who_sees_everything_sees_the_cards_in_every_hand(game: str) -> None:
    tabletop = table_of(game)
    scenario = tabletop.scenarios(cards(game))[0]
    *_, running = waiting(game, scenario, seed=2, most=30)
    players = range(len(tabletop.players(running)))
    shown = {card.piece for area in tabletop.scene(running, players).areas for card in area.cards}
    assert shown >= {card for player in players for card in running.hand(player)}


@pytest.mark.parametrize(("game", "scenario"), scenarios())
def test_every_unit_and_hex_is_shown_once(game: str, scenario: str) -> None:
    for running in waiting(game, scenario, seed=3, most=40):
        scene: Scene = table_of(game).scene(running, ())
        if scene.board is None:
            assert not (scene.tiles or scene.units)
            continue
        assert [tile.hex for tile in scene.tiles] == list(scene.board.hexes)
        assert [unit.piece for unit in scene.units] == list(running.units())
        assert len({unit.hex for unit in scene.units}) == len(scene.units)
        kinds = {(unit.kind, unit.sign) for unit in scene.units}
        assert len(kinds) == len({kind for kind, _ in kinds}) == len({sign for _, sign in kinds})


def test_kinds_that_would_like_the_same_sign_get_different_ones() -> None:
    wanted = {"Blood Harvesters": ("BH", "Bl"), "Black Hounds": ("BH", "Bl"), "Blue Hats": ("BH", "Bl")}
    assert signs(wanted) == {"Blood Harvesters": "BH", "Black Hounds": "Bl", "Blue Hats": "B1"}


# --- what is told ----------------------------------------------------------------------------

# Entries in which a card is openly named, in any game; of all others only what was seen before may be.
_OPEN = {"play", "use", "take", "move", "activate", "reactivate", "cancel", "copy", "pay", "support"}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_card_is_named_that_the_viewer_has_not_seen(seed: int) -> None:
    """Witch-king's winnowed cards were told of to Frodo, because every elimination read as one in combat."""
    tabletop = table_of("ring")
    known: set[str] = set()
    told = 0
    telling: Telling | None = None
    for running in waiting("ring", "Trilogy", seed, most=400):
        telling = telling or Telling(running, tabletop, games()["ring"], {0})
        titles = {card.name for card in running.definitions if card is not None}
        players = tabletop.players(running)
        for entry in running.log[told:]:
            line = telling.tell(entry).says
            for player in players:  # who are cards, too
                line = line.removeprefix(player).removesuffix(f"by {player}")
            named = {title for title in titles if title in line}
            named = {one for one in named if not any(one in other != one for other in named)}
            if entry[0] in _OPEN or (entry[0] != "eliminate" and entry[1] == 0):
                known |= named
            assert named <= known, (entry, line)
        told = len(running.log)
        known |= {running.title(card.piece) for area in telling.look().areas for card in area.cards}


@pytest.mark.parametrize("game", ["battlelore", "battlelore2"])
def test_an_attack_is_offered_and_told_from_the_attackers_side(game: str) -> None:
    """The target was called the attacker."""
    tabletop, names = table_of(game), ("Near", "Far")
    telling: Telling | None = None
    offered = told = attacks = 0
    for running in waiting(game, tabletop.scenarios(cards(game))[0], seed=1, most=900):
        telling = telling or Telling(running, tabletop, games()[game])
        for entry in running.log[told:]:
            line = telling.tell(entry).says
            if entry[0] == "attack":
                attacker, _, target = line.partition(" attacks ")
                of_attacker = running.controller(entry[3] if game == "battlelore" else entry[1])
                assert names[of_attacker] in attacker and names[1 - of_attacker] in target
                attacks += 1
        told = len(running.log)
        telling.look()
        for option in running.pending.options:
            if option[0] == "attack":
                own, _, other = telling.option(option, running.pending).partition(": ")
                assert names[running.pending.player] in own and names[1 - running.pending.player] in other
                offered += 1
    assert offered and attacks


def test_a_unit_is_told_of_where_it_stood_then() -> None:
    """In the log of a turn that was told as a whole, every unit was where the turn had left it."""
    tabletop = table_of("battlelore")
    telling: Telling | None = None
    told = retreats = 0
    stood: dict[int, Hex] = {}
    for running in waiting("battlelore", "Two Ridges", seed=1, most=900):
        telling = telling or Telling(running, tabletop, games()["battlelore"])
        if not told:
            stood = {unit.piece: unit.hex for unit in tabletop.scene(running, ()).units}
        for entry in running.log[told:]:
            said = telling.tell(entry)
            if entry[0] in ("move", "retreat"):
                assert said.drawn is not None and said.drawn.start == stood[entry[1]]
                stood[entry[1]] = said.drawn.end
                retreats += entry[0] == "retreat"
            elif entry[0] == "elimination":
                assert said.says.endswith(f" at {BOARD.name(stood[entry[1]])} is eliminated")
        told = len(running.log)
        telling.look()
    assert retreats
