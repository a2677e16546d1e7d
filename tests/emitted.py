"""Compiles small cards for tests, and loads what comes of them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from bound_cards import GAMES, bound_card
from cardwright.emit.to_python import to_python
from cardwright.ir import nodes as ir
from cardwright.ir.from_bound import lower
from cardwright.ir.invariants import broken

ROOT = Path(__file__).parents[1]


def lowered(game: str, text: str) -> ir.Module:
    """The first card of a source, lowered; it must be sound."""
    module = lower(bound_card(game, text), GAMES[game])
    assert broken(module, GAMES[game]) == ()
    return module


def python(game: str, text: str) -> str:
    """The module of the first card of a source."""
    return to_python(lowered(game, text))


def loaded(text: str, name: str = "card_under_test") -> ModuleType:
    """A module as Python imports it."""
    module = ModuleType(name)
    exec(compile(text, f"<{name}>", "exec"), module.__dict__)
    return module


def effect(game: str, *lines: str) -> str:
    """The statements that sentences of a played card become, without their indentation."""
    head = {
        "battlelore": 'lore "Test" {\nclass Wizard\ncost 1\nplay in the command phase {\n',
        "battlelore2": 'command "Test" {\nplay {\n',
        "ring": 'event "Test" {\nfaction Rohan, deck Frodo\nplay {\n',
    }
    text = python(game, head[game] + "\n".join(lines) + "\n}\n}")
    body = text.split("def play(", 1)[1].split(":\n", 1)[1].split("\n\n\n", 1)[0]
    return "\n".join(line.removeprefix("    ") for line in body.splitlines())


def tool(arguments: Sequence[str], text: str) -> tuple[int, str]:
    """Run a tool of Python over a text on its standard input."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments], input=text, capture_output=True, text=True, encoding="utf-8"
    )
    return done.returncode, done.stdout + done.stderr


def formatted(text: str) -> str:
    """The text as `ruff format` leaves emitted modules."""
    code, output = tool(["ruff", "format", "--isolated", "--line-length", "100", "-"], text)
    assert code == 0, output
    return output
