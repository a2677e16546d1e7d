"""Saved games: what is written is read again, and whatever else is on a file is refused with a reason."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from cardwright.play.saved_game import NotSaved, SavedGame, from_text, to_text

GAME = SavedGame(
    game="ring",
    scenario="Duel",
    seed=7,
    players=("me", "random"),
    answers=(("cycle", 12), ("decline",), ("roll", "Éomer", 3)),
)


def test_a_saved_game_is_json_with_a_line_for_each_answer() -> None:
    assert to_text(GAME).splitlines()[-5:] == [
        '["cycle", 12],',
        '["decline"],',
        '["roll", "Éomer", 3]',
        "]",
        "}",
    ]
    assert json.loads(to_text(GAME))["cardwright game"] == 1


@given(
    some.builds(
        SavedGame,
        game=some.text(),
        scenario=some.text(),
        seed=some.integers(-(2**63) + 1, 2**63 - 1),
        players=some.lists(some.text()).map(tuple),
        answers=some.lists(some.lists(some.text() | some.integers(), min_size=1).map(tuple)).map(tuple),
    )
)
def test_what_is_written_is_read_again(saved: SavedGame) -> None:
    assert from_text(to_text(saved)) == saved


def changed(**values: Any) -> str:
    return json.dumps({**json.loads(to_text(GAME)), **values})


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "no JSON"),
        ("{", "no JSON"),
        ("[" * 100_000, "no JSON"),
        ("[]", "of version 1"),
        ("{}", "of version 1"),
        (changed(**{"cardwright game": 2}), "of version 1"),
        (changed(game=3), "`game` is missing or wrong"),
        (changed(seed="7"), "`seed` is missing or wrong"),
        (changed(seed=True), "`seed` is missing or wrong"),
        (changed(seed=10**30), "`seed` is too large"),
        (changed(players="me"), "`players` is missing or wrong"),
        (changed(players=[1]), "its players or its answers are wrong"),
        (changed(answers=[[]]), "its players or its answers are wrong"),
        (changed(answers=["decline"]), "its players or its answers are wrong"),
        (changed(answers=[["play", 1.5]]), "its players or its answers are wrong"),
        (changed(answers=[["play", [1]]]), "its players or its answers are wrong"),
    ],
)
def test_what_is_no_saved_game_is_refused(text: str, told: str) -> None:
    with pytest.raises(NotSaved, match=told):
        from_text(text)


@given(some.text())
def test_any_text_is_a_saved_game_or_refused(text: str) -> None:
    try:
        from_text(text)
    except NotSaved as refused:
        assert str(refused).startswith("it is no saved game")
