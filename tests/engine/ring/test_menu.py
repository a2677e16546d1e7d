"""The menu of a turn is listed quickly; what it lists is what the refusals allow, option by option."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from cardwright_cards.ring import CARDS
from cardwright_engine.card import Ability, Condition, Context, Ruling
from cardwright_engine.choices import Choice, Option
from cardwright_engine.games.ring import TABLETOP, Army, Battleground, Character, Game, Path
from cardwright_engine.games.ring.now import Now
from cardwright_engine.games.ring.state import Lies

SCENARIOS = TABLETOP.scenarios(CARDS)


def allowed(game: Game, player: int) -> Iterator[Option]:
    """Plays and moves as `why_not` judges them, tried out one by one."""
    state = game.state
    for card in state.hands[player]:
        characters = [other for other in game.cards() if game.is_character(other)]
        places = characters if game.is_item(card) else [player, *state.active_places[0]]
        for place in places:
            if not game.is_event_card(card) and not game.play_refusals(player, card, place):
                yield ("play", card, place)
    for card in state.reserves[player]:
        for place in state.active_places[0]:
            if not game.move_refusals(player, card, place):
                yield ("move", card, place)


def kinds(game: Game, options: set[Option]) -> set[tuple[object, ...]]:
    """Options by definition: of equal cards only the first is offered."""
    return {(option[0], id(game.definitions[int(option[1])]), option[2]) for option in options}


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", range(4))
def test_what_is_offered_is_what_nothing_refuses(scenario: str, seed: int) -> None:
    compare(TABLETOP.new_game(CARDS, scenario, seed=seed), seed)


def test_a_place_that_has_a_say_about_who_comes_to_it_is_asked() -> None:
    """No card of the set is like that: here every path and battleground keeps characters out."""
    keeps_out = tuple(
        Ruling(verb=verb, allows=False, applies=lambda g, c, card, place: g.is_character(card), about=1)
        for verb in ("play", "move")
    )
    text = Ability(form="static", rulings=keeps_out)
    cards = {
        title: replace(card, abilities=(*card.abilities, text))
        if isinstance(card, Battleground | Path)
        else card
        for title, card in CARDS.items()
    }
    assert compare(TABLETOP.new_game(cards, "Trilogy", seed=1), 1) > 20


def compare(game: Game, seed: int) -> int:
    """Hold the menus of a game to what is refused; how many plays and moves to places they offered to
    others than characters."""
    to_places = 0
    chance = random.Random(seed)
    choice = game.run()
    while choice is not None:
        if choice.kind == "action":
            offered = {
                option
                for option in choice.options
                if option[0] in ("play", "move") and not game.is_event_card(int(option[1]))
            }
            assert kinds(game, offered) == kinds(game, set(allowed(game, choice.player)))
            to_places += sum(
                game.active(int(option[2])) and not game.is_character(int(option[1])) for option in offered
            )
        choice = game.answer(chance.choice(choice.options))
    return to_places


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_kept_of_a_state_is_what_follows_from_it(scenario: str) -> None:
    """A bot's game never looks again; what it has kept equals what a fresh look finds."""
    chance = random.Random(7)

    def decide(game: Game, choice: Choice) -> Option:
        fresh = Now(game.state, game.box)
        kept = game.now
        assert kept.users == fresh.users
        assert kept.rulers == fresh.rulers
        assert kept.changers == fresh.changers
        afresh = Game(game.state, game.definitions)
        for key, (listeners, _) in kept.hearing.items():
            assert listeners == afresh.hearing(key)
        for attribute, changers in kept.changing.items():
            assert changers == afresh.changers(attribute)
        for (verb, what), rulers in kept.ruling.items():
            assert rulers == afresh.rulers(verb, what)
        if kept.uses:
            assert kept.uses == fresh.usable()
        for card, options in kept.plays.items():
            if game.in_hand(card):
                assert options == fresh.plays_of(game.owner(card), card)
        for card, options in kept.moves.items():
            assert options == fresh.moves_of(card)
        return chance.choice(choice.options)

    TABLETOP.new_game(CARDS, scenario, seed=3, decide=decide, log=False).run()


def test_where_printed_text_alone_decides_is_found_once() -> None:
    """Merry may go to a Rohan battleground, though Hobbits are not shown there; what stops
    the Lidless Eye is a Shadow battleground that is active, so it has to be asked at every turn."""
    box = TABLETOP.new_game(CARDS, SCENARIOS[0]).box
    named = {card.name: piece for piece, card in enumerate(box.definitions) if card is not None}
    merry, eye = named["Merry Brandybuck"], named["The Lidless Eye"]
    grounds = {title for title, piece in named.items() if piece in box.plays[merry]} & {
        title for title, piece in named.items() if piece in box.battlegrounds
    }
    assert grounds == {"Edoras", "Helm's Deep", "Morannon", "Orthanc"}  # facts: allowed_locations
    assert box.admitting[merry].isdisjoint(box.battlegrounds)
    assert merry not in box.asking and eye in box.asking
    assert box.spoken["play", eye].isdisjoint(box.paths)
    assert not box.admitting[eye].isdisjoint(box.paths)


@pytest.mark.parametrize("allows", [False, True])
@pytest.mark.parametrize("where", ["anywhere", "the reserve", "a path", "a battleground"])
@pytest.mark.parametrize("bound", [False, True])
def test_cards_whose_own_text_says_where_they_go_are_offered_as_it_says(
    allows: bool, where: str, bound: bool
) -> None:
    """Texts of our own, which ask nothing but what is printed, with and without a condition that comes and
    goes with the turn."""

    def applies(g: Game, c: Context[Any], card: int, place: int) -> bool:
        there = {
            "anywhere": True,
            "the reserve": place in g.players,
            "a path": g.is_path(place),
            "a battleground": g.is_battleground(place),
        }
        return card == c.this and there[where]

    rulings = tuple(
        Ruling(verb=verb, allows=allows, applies=applies, about=0, printed=True) for verb in ("play", "move")
    )
    even = Condition(id="even", says="an even turn", test=lambda g, c: g.state.turn % 2 == 0)
    text = Ability(form="static", conditions=(even,) if bound else (), rulings=rulings)
    cards = {
        title: replace(card, abilities=(*card.abilities, text))
        if isinstance(card, Character) and not any(ability.rulings for ability in card.abilities)
        else card
        for title, card in CARDS.items()
    }
    game = TABLETOP.new_game(cards, SCENARIOS[0], seed=1)
    compare(game, 1)
    settled = [card for card in game.box.ruled if card not in game.box.asking]
    assert len(game.box.spoken if bound else settled) > 20


def test_events_that_a_text_forbids_are_not_offered() -> None:
    """No card of the set forbids one: here every path and battleground keeps event cards in hand."""
    keeps = Ruling(verb="play", allows=False, applies=lambda g, c, card, place: g.is_event_card(card))
    text = Ability(form="static", rulings=(keeps,))
    cards = {
        title: replace(card, abilities=(*card.abilities, text))
        if isinstance(card, Battleground | Path)
        else card
        for title, card in CARDS.items()
    }
    game = TABLETOP.new_game(cards, SCENARIOS[0], seed=2)
    chance, held = random.Random(2), 0
    choice = game.run()
    while choice is not None:
        if choice.kind == "action" and game.state.active_places[0]:
            events = [card for card in game.state.hands[choice.player] if game.is_event_card(card)]
            held += len(events)
            assert not [option for option in choice.options if option[0] == "play" and option[1] in events]
            for card in events:
                refused = game.play_refusals(choice.player, card, -1)
                assert "forbidden" in [reason.id for reason in refused]
        choice = game.answer(chance.choice(choice.options))
    assert held > 20


def test_an_army_that_came_back_may_be_played_again() -> None:
    """F016 holds characters and items back in the round in which they were played, and nothing else."""
    game = TABLETOP.new_game(CARDS, SCENARIOS[0], seed=1)
    choice = game.run()
    while choice is not None and choice.kind != "action":
        choice = game.answer(choice.options[0])
    assert choice is not None
    player = choice.player
    for card, definition in enumerate(game.definitions):
        if isinstance(definition, Army | Character) and game.owner(card) == player:
            if not game.in_hand(card):
                game.lay(card, Lies.HAND)
            game.state.played[card] = game.state.round
    offered = {
        option
        for option in game.actions(player)
        if option[0] == "play" and not game.is_event_card(int(option[1]))
    }
    assert offered
    assert not any(game.is_character(int(option[1])) for option in offered)
    plays = {option for option in allowed(game, player) if option[0] == "play"}
    assert kinds(game, offered) == kinds(game, plays)
