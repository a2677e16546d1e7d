"""Emitted modules and the tree itself play the same game: every example, and games of random players."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from cardwright.driver import Build, build, game_of
from cardwright.play.claims import Stated, stated
from cardwright.play.run_example import Table, run_example
from cardwright.play.tables import fresh_table
from cardwright.text.source import Source
from cardwright_engine.card import Card
from cardwright_engine.games import battlelore, battlelore2, ring
from cardwright_engine.games.battlelore.setup import Council, start
from direct_interpreter.cards import interpreted
from our_games import ROOT, games

SEEDS = range(6)
ANSWERS = 1_500


@cache
def made() -> Build:
    sources = [
        Source(file.relative_to(ROOT).as_posix(), file.read_text("utf-8"))
        for file in sorted((ROOT / "cards").rglob("*.card"))
    ]
    return build(sources, games())


@cache
def table(game: str) -> Table:
    return fresh_table(games()[game], made())


@cache
def direct(game: str) -> Mapping[str, Card]:
    return interpreted((file for file in made().files if game_of(file) == game), games()[game])


def test_the_cards_are_free_of_mistakes() -> None:
    assert made().failed == ()


# --- examples --------------------------------------------------------------------------------


def examples(game: str) -> list[Stated]:
    return [each for each in stated(made().files) if each.game == game]


def logs(game: str, each: Stated, cards: Mapping[str, Card]) -> tuple[list[Any], list[str]]:
    """What an example's games wrote down, and what was found wrong with it."""
    opened: list[Any] = []

    def position(known: Mapping[str, Card]) -> Any:
        empty: Any = table(game).position(known)
        begin = empty.start

        def begun() -> Any:
            opened.append(begin())
            return opened[-1]

        empty.start = begun
        return empty

    played = run_example(
        replace(table(game), cards=cards, position=position), each.example, each.card, each.kind
    )
    return [list(one.log or ()) for one in opened], [finding.message for finding in played.findings]


@pytest.mark.parametrize("game", sorted(games()))
def test_every_example_is_played_the_same_both_ways(game: str) -> None:
    different = [
        (each.card, each.example.title)
        for each in examples(game)
        if logs(game, each, table(game).cards) != logs(game, each, direct(game))
    ]
    assert examples(game)
    assert different == []


def test_a_card_that_was_compiled_wrong_is_found_out() -> None:
    """Fireball that hits nobody: some example of it is played differently."""
    right = table("battlelore").cards["Fireball"]
    idle = replace(right.abilities[0], effect=lambda g, c, target: None)
    wrong = {**table("battlelore").cards, "Fireball": replace(right, abilities=(idle,))}
    assert any(
        logs("battlelore", each, wrong) != logs("battlelore", each, direct("battlelore"))
        for each in examples("battlelore")
        if each.card == "Fireball"
    )


@pytest.mark.parametrize("game", sorted(games()))
def test_both_ways_know_the_same_texts_that_answer_what_happens_to_their_own_card(game: str) -> None:
    """It decides where a text is looked for, so a game could come out the same by luck alone."""

    def wanted(cards: Mapping[str, Card]) -> dict[str, list[list[str]]]:
        return {
            title: [[each.itself for each in ability.conditions] for ability in card.abilities]
            for title, card in cards.items()
        }

    emitted = table(game).cards
    assert wanted(emitted) == wanted({title: direct(game)[title] for title in emitted})


# --- random players --------------------------------------------------------------------------


def of_kind(cards: Mapping[str, Card], kind: type[Any]) -> list[Any]:
    return [card for _, card in sorted(cards.items()) if isinstance(card, kind)]


def new_battle(cards: Mapping[str, Card], seed: int) -> Any:
    scenario = of_kind(cards, battlelore.Scenario)[0]
    councils = (Council(commander=1, wizard=2, rogue=3), Council(commander=2, warrior=3, wizard=1))
    lore = of_kind(cards, battlelore.LoreCard) * 2
    command = of_kind(cards, battlelore.CommandCard) * 4
    return start(scenario, councils, lore, command, seed=seed)


def new_second_battle(cards: Mapping[str, Card], seed: int) -> Any:
    scenario = of_kind(cards, battlelore2.ScenarioCard)[0]
    units = {card.name: card for card in of_kind(cards, battlelore2.UnitCard)}
    lore = of_kind(cards, battlelore2.LoreCard) * 6
    return battlelore2.new_game(
        scenario, units, of_kind(cards, battlelore2.CommandCard) * 6, (lore, lore), seed=seed
    )


def new_war(cards: Mapping[str, Card], seed: int) -> Any:
    return ring.Game.new([card for _, card in sorted(cards.items())], seed=seed)


NEW = {"battlelore": new_battle, "battlelore2": new_second_battle, "ring": new_war}


def random_log(game: str, cards: Mapping[str, Card], seed: int) -> list[Any]:
    """What a game of random players wrote down."""
    chance = random.Random(seed)
    playing = NEW[game](cards, seed)
    asked = playing.run()
    for _ in range(ANSWERS):
        if asked is None:
            break
        asked = playing.answer(chance.choice(asked.options))
    return list(playing.log)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", sorted(games()))
def test_random_players_play_the_same_game_both_ways(game: str, seed: int) -> None:
    log = random_log(game, table(game).cards, seed)
    assert len(log) > 50
    assert log == random_log(game, direct(game), seed)
