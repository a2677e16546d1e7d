"""Moves and attacks are listed quickly; what is listed is what the rules allow, tried out one by one."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from cardwright_cards.battlelore import CARDS
from cardwright_engine.card import Ability, Context, Ruling
from cardwright_engine.games.battlelore import TABLETOP, Game
from cardwright_engine.games.battlelore.pieces import HEXES

SCENARIOS = TABLETOP.scenarios(CARDS)


def reached(game: Game, unit: int) -> dict[int, int]:
    """Each hex it can move to with the number of steps, by the rules of single steps alone."""
    steps = {game.state.place[unit]: 0}
    edge = list(steps)
    for step in range(1, game.moves(unit) + 1):
        found = {
            other
            for place in edge
            for other in HEXES
            if game.adjacent(place, other) and game.can_enter(unit, other) and other not in steps
        }
        steps |= dict.fromkeys(found, step)
        edge = [place for place in found if not game.land(place).stop]
    return {place: number for place, number in steps.items() if number}


def allowed(game: Game, player: int) -> set[tuple[object, ...]]:
    """The moves or attacks of a phase."""
    mine = [unit for unit in game.units() if game.friendly(unit, player)]
    theirs = [unit for unit in game.units() if game.enemy(unit, player)]
    if game.state.step == "movement":
        units = [unit for unit in mine if game.can_move(unit)]
        return {("move", unit, place) for unit in units for place in reached(game, unit)}
    units = [unit for unit in mine if game.can_battle(unit)]
    return {("attack", target, unit) for unit in units for target in theirs if game.can_target(unit, target)}


def compare(game: Game, seed: int, decisions: int) -> int:
    """Hold the menus of two phases to the rules, and to what is refused; how many were held."""
    chance = random.Random(seed)
    held = 0
    choice = game.run()
    while choice is not None and decisions:
        decisions -= 1
        if choice.kind == "action" and choice.why in ("movement", "combat"):
            offered = {option for option in choice.options if option[0] in ("move", "attack")}
            assert offered == allowed(game, choice.player)
            for option in offered:
                pieces = tuple(int(part) for part in option[1:])
                assert game.why_not(choice.player, str(option[0]), pieces) == ()
            held += 1
        choice = game.answer(chance.choice(choice.options))
    return held


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", range(2))
def test_what_is_offered_is_what_the_rules_allow(scenario: str, seed: int) -> None:
    game = TABLETOP.new_game(CARDS, scenario, seed=seed)
    assert isinstance(game, Game)
    assert compare(game, seed, 600) > 50


@pytest.mark.parametrize("allows", [False, True])
@pytest.mark.parametrize("verb", ["move", "attack"])
def test_texts_that_last_are_asked(verb: str, allows: bool) -> None:
    """A text of our own: it speaks of each second unit as long as the game lasts (L9)."""

    def applies(g: Game, c: Context[Any], unit: int, other: int) -> bool:
        return unit % 2 == 0

    text = Ability(form="static", id="Made/1", rulings=(Ruling(verb=verb, allows=allows, applies=applies),))
    made = {**CARDS, "Push Left": replace(CARDS["Push Left"], lasting=(text,))}
    game = TABLETOP.new_game(made, "Mill Lane", seed=5)
    assert isinstance(game, Game)
    game.state.lasting = (("Made/1", 0, 0, (), "game"),)
    assert compare(game, 5, 300) > 25
    assert not game.silent(verb)
    unit = next(unit for unit in game.units() if unit % 2 == 0)
    assert game.ruling(verb, unit, unit) is allows


@pytest.mark.parametrize("allows", [False, True])
@pytest.mark.parametrize("lore", [False, True])
def test_texts_about_playing_are_told_as_they_are_offered(lore: bool, allows: bool) -> None:
    """A card that is offered has no reason against it, one that is not has (L9); the text is our own."""

    def applies(g: Game, c: Context[Any], card: int) -> bool:
        return g.is_lore_card(card) == lore

    text = Ability(form="static", id="Made/1", rulings=(Ruling(verb="play", allows=allows, applies=applies),))
    made = {**CARDS, "Push Left": replace(CARDS["Push Left"], lasting=(text,))}
    game = TABLETOP.new_game(made, "Across the Ford", seed=5)
    assert isinstance(game, Game)
    game.state.lasting = (("Made/1", 0, 0, (), "game"),)
    chance, seen = random.Random(5), 0
    choice = game.run()
    for _ in range(400):
        assert choice is not None
        if choice.kind == "action":
            offered = {option[1:] for option in choice.options if option[0] == "play"}
            for card in game.hand(choice.player):
                for targets in {option for option in offered if option[0] == card} or {(card,)}:
                    pieces = tuple(int(part) for part in targets)
                    reasons = game.why_not(choice.player, "play", pieces)
                    assert (reasons == ()) == (targets in offered), (game.title(card), reasons)
                    seen += targets in offered
        choice = game.answer(chance.choice(choice.options))
    assert seen > 5
