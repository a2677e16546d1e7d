"""Compiled cards are played from memory, and nothing of it stays behind."""

from __future__ import annotations

import sys
import traceback

import pytest

from cardwright.driver import build
from cardwright.play.load import Emitted, fresh, installed
from cardwright.play.tables import fresh_table
from cardwright.text.source import Source
from play import toy_game

TAX = Source(
    "cards/toy/tax.card",
    'game toy\n\ntrick "Tax" {\n    cost 1\n    play {\n        take 2 coins from your opponent\n    }\n}\n',
)
GAMES = {"toy": toy_game.VOCABULARY}


def test_fresh_cards_are_read_from_memory() -> None:
    before = set(sys.modules)
    table = fresh_table(toy_game.VOCABULARY, build([TAX], GAMES))
    assert [card.name for card in table.cards.values()] == ["Tax"]
    assert table.position is toy_game.Position
    assert {name for name in sys.modules if name.startswith("cardwright_cards.toy")} <= before


def test_a_module_finds_its_siblings() -> None:
    modules = {
        "cardwright_cards.toy": ("from cardwright_cards.toy import tax\n\nCARDS = {'Tax': tax.CARD}\n", True),
        "cardwright_cards.toy.tax": (
            "from cardwright_engine.card import Card\n\nCARD = Card(name='Tax')\n",
            False,
        ),
    }
    emitted = {
        name: Emitted(name=name, text=text, source="tax.card", package=package)
        for name, (text, package) in modules.items()
    }
    assert list(fresh(emitted, "toy")) == ["Tax"]


def test_a_traceback_shows_the_line_and_names_the_source() -> None:
    broken = Emitted(name="cardwright_cards.toy", text="x = 1\ny = x / 0\n", source="tax.card", package=True)
    with pytest.raises(ZeroDivisionError) as raised:
        fresh({"cardwright_cards.toy": broken}, "toy")
    frame = traceback.extract_tb(raised.value.__traceback__)[-1]
    assert (frame.filename, frame.lineno, frame.line) == (
        "<cardwright_cards.toy, compiled from tax.card>",
        2,
        "y = x / 0",
    )


def test_a_title_never_becomes_a_path() -> None:
    evil = Source(
        "evil.card", 'game toy\n\ntrick "../../etc/passwd" {\n    cost 1\n    play: gain 1 coin\n}\n'
    )
    paths = [output.path for output in build([evil], GAMES).outputs]
    assert "cardwright_cards/toy/etc_passwd.py" in paths
    assert not any(".." in path for path in paths)


def test_a_game_without_bundled_cards_has_none() -> None:
    assert installed("toy") == {}
