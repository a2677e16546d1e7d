"""A game on a file: how it was begun, and every answer that was given, so that it can be played again.

A file says nothing that is believed: answers are taken only where the game offers them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from cardwright_engine.choices import Option

VERSION: Final = 1
_KEY: Final = "cardwright game"
_LARGEST: Final = 2**63  # what a seed may be


class NotSaved(ValueError):
    """The text is no saved game; the message is one lower-case sentence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedGame:
    """Who played what, and how. `players` are those of the seats, `me` or `random`."""

    game: str
    scenario: str
    seed: int
    players: tuple[str, ...]
    answers: tuple[Option, ...]


def to_text(saved: SavedGame) -> str:
    """A saved game as it is written: JSON, an answer a line."""
    head = {
        _KEY: VERSION,
        "game": saved.game,
        "scenario": saved.scenario,
        "seed": saved.seed,
        "players": list(saved.players),
    }
    lines = [f"{_json(key)}: {_json(value)}" for key, value in head.items()]
    answers = ",\n".join(_json(list(answer)) for answer in saved.answers)
    return "{\n" + ",\n".join(lines) + ',\n"answers": [\n' + answers + "\n]\n}\n"


def from_text(text: str) -> SavedGame:
    """A saved game as it was written.

    Raises NotSaved.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise NotSaved("it is no saved game: no JSON") from None
    if not isinstance(data, dict) or data.get(_KEY) != VERSION:
        raise NotSaved(f"it is no saved game of version {VERSION}")
    wrong = [key for key, kind in _FIELDS.items() if type(data.get(key)) is not kind]
    if wrong:
        raise NotSaved(f"it is no saved game: `{wrong[0]}` is missing or wrong")
    if not (_words(data["players"]) and all(_answer(each) for each in data["answers"])):
        raise NotSaved("it is no saved game: its players or its answers are wrong")
    if abs(data["seed"]) >= _LARGEST:
        raise NotSaved("it is no saved game: `seed` is too large")
    return SavedGame(
        game=data["game"],
        scenario=data["scenario"],
        seed=data["seed"],
        players=tuple(data["players"]),
        answers=tuple(tuple(answer) for answer in data["answers"]),
    )


_FIELDS: Final = {"game": str, "scenario": str, "seed": int, "players": list, "answers": list}


def _words(values: Sequence[Any]) -> bool:
    return all(isinstance(value, str) for value in values)


def _answer(value: Any) -> bool:
    """Whether it could be an option: a word and what it is about."""
    return isinstance(value, list) and bool(value) and all(type(part) in (int, str) for part in value)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
