"""When an ability can be used, for cards of a real game."""

from __future__ import annotations

import pytest

from cardwright.bound import nodes as bound
from cardwright.bound.calendar import calendar
from cardwright.bound.timing import AbilityInTime, in_time
from cardwright.text.source import Source
from spec_file import GAMES, bound_file


def timed(ability: str) -> tuple[AbilityInTime, ...]:
    """The abilities of a BattleLore card with one ability."""
    source = (
        f'game battlelore\n\nlore "Ember" {{\n    class Wizard, number 1\n    cost 3\n    {ability}\n}}\n'
    )
    (card,) = bound_file(Source("ember.card", source)).blocks
    assert isinstance(card, bound.Card)
    return in_time(card, GAMES["battlelore"])


def moments(one: AbilityInTime) -> set[str]:
    """The moments as `step of turn`."""
    return {f"{moment.step} {moment.turn}" for moment in one.moments}


@pytest.mark.parametrize(
    ("ability", "expected"),
    [
        ("play in the command phase: gain 1 lore", {"command own"}),
        ("play in the command phase of your opponent: gain 1 lore", {"command opponent"}),
        ("play in the movement phase, in the draw phase: gain 1 lore", set()),
        ("react before a roll by an enemy unit as attacker: gain 1 lore", {"battle own", "battle opponent"}),
        (
            "react before a roll by an enemy unit as foe, in the combat phase of your opponent: gain 1 lore",
            {"battle opponent"},
        ),
        ("react before a roll by an enemy unit as attacker, in the draw phase: gain 1 lore", set()),
    ],
)
def test_moments_are_what_every_window_allows(ability: str, expected: set[str]) -> None:
    (only,) = timed(ability)
    assert moments(only) == expected


def test_a_bare_play_is_what_the_game_says_of_such_a_card() -> None:
    (only,) = timed("play: gain 1 lore")
    days = calendar(GAMES["battlelore"])
    whose = {leaf: "own" if "own" in days.turns(leaf) else "nobody" for leaf in days.leaves()}
    assert moments(only) == {f"{leaf} {turn}" for leaf, turn in whose.items()}


def test_what_an_effect_creates_starts_then_and_ends_with_its_duration() -> None:
    outer, created = timed(
        "play in the movement phase { choose 1 friendly unit as u\n"
        "until the end of the turn: u has 2 dice\n }"
    )
    assert moments(outer) == {"movement own"}
    assert created.around is outer.ability
    assert created.until is not None and created.until.id == "turn"
    assert moments(created) == {"movement own", "battle own", "draw own"}


def test_a_window_says_what_it_carries_and_from_when() -> None:
    (only,) = timed("react before a roll by an enemy unit as attacker: gain 1 lore")
    assert {(one.role, one.known) for one in only.carried} >= {("attacker", "before"), ("dice", "after")}


def test_two_limits_that_leave_nothing_are_named() -> None:
    (only,) = timed("play in the movement phase, in the draw phase: gain 1 lore")
    assert only.clash is not None
    assert [one.says for one in only.clash] == ["steps", "steps"]
