"""A state of each game: whatever it remembers is copied, compared, hashed and saved."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from cardwright_engine.games.battlelore.state import BattleState as FirstState
from cardwright_engine.games.battlelore2.state import BattleState as SecondState
from cardwright_engine.games.ring.scenario import TRILOGY, read
from cardwright_engine.games.ring.state import RingState
from cardwright_engine.state import State

Fresh = Callable[[], State]
STATES: dict[str, Fresh] = {
    "battlelore": lambda: FirstState(cards=9, seed=1),
    "battlelore2": lambda: SecondState(200, seed=1),
    "ring": lambda: RingState(read(TRILOGY), 60, seed=1),
}
FIELDS = [(game, name) for game, fresh in STATES.items() for name in fresh().fields()]


@pytest.mark.parametrize("fresh", STATES.values(), ids=STATES)
def test_every_attribute_is_a_field(fresh: Fresh) -> None:
    state = fresh()
    assert sorted(vars(state)) == sorted(state.fields())


@pytest.mark.parametrize(("game", "name"), FIELDS)
def test_every_field_counts(game: str, name: str) -> None:
    state = STATES[game]()
    same = state.clone()
    assert (same, hash(same), same.to_data()) == (state, hash(state), state.to_data())
    change(state, name)
    assert state != same, "a change of the one is none of the copy, and is seen"
    assert hash(state) != hash(same)
    saved = type(state).from_data(json.loads(json.dumps(state.to_data())))
    assert (saved, hash(saved)) == (state, hash(state))


def change(state: State, name: str) -> None:
    """Change a field in the way in which its kind is changed: a list in place."""
    value = getattr(state, name)
    if name in state.PILES:
        value[-1].append(7)
    elif name in state.COLUMNS:
        value.append(7)
    elif isinstance(value, tuple):
        setattr(state, name, (*value, 7))
    else:
        setattr(state, name, "elsewhere" if isinstance(value, str) else value + 7)


@pytest.mark.parametrize("fresh", STATES.values(), ids=STATES)
def test_a_field_missing_or_unknown_is_refused(fresh: Fresh) -> None:
    data = fresh().to_data()
    with pytest.raises(ValueError, match="not a state of this game"):
        type(fresh()).from_data({**data, "weather": 1})
    del data["lasting"]
    with pytest.raises(ValueError, match="not a state of this game"):
        type(fresh()).from_data(data)
