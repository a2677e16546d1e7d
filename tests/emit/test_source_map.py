"""An exception in a card names the line of its source."""

import ast
from types import SimpleNamespace
from typing import Any

import pytest

from cardwright_engine.card import Context
from cardwright_engine.choices import Choice, Waiting
from cardwright_engine.events import Nothing
from cardwright_engine.game import Game
from cardwright_engine.source_map import card_line
from cardwright_engine.state import State
from emitted import loaded, python

FIREBALL = """
lore "Fireball" {
    class Wizard
    cost 10
    play in the command phase {
        choose 1 enemy unit as target
        roll 2 dice
        if any [Lore] was rolled {
            eliminate target
        }
    }
}
"""


class OneEffect(Game[State]):
    """A game whose only beat is the effect of a card."""

    def __init__(self, card: Any, kernel: Any) -> None:
        super().__init__(State())
        self.card, self.kernel = card, kernel

    def beat(self) -> None:
        self.card.abilities[0].effect(self.kernel, Context(0, 1, Nothing()), 7)


def broken(*_: object) -> None:
    raise ValueError("the kernel is broken")


def test_a_traceback_names_card_file_and_line() -> None:
    card = loaded(python("battlelore", FIREBALL)).CARD
    dice = SimpleNamespace(count=lambda *faces: 1)
    game = OneEffect(card, SimpleNamespace(roll=lambda *_: dice, eliminate=broken))
    with pytest.raises(ValueError, match="the kernel is broken") as caught:
        game.run()
    assert caught.value.__notes__ == ["card source: test.card:10"]


def test_waiting_for_a_player_is_no_exception_of_a_card() -> None:
    def asks(*_: object) -> None:
        raise Waiting(Choice(player=0, kind="choose", options=(("choose", 1), ("choose", 2)), why="test"))

    card = loaded(python("battlelore", FIREBALL)).CARD
    game = OneEffect(card, SimpleNamespace(roll=asks))
    assert game.run() is not None


def test_every_statement_is_mapped() -> None:
    text = python("battlelore", FIREBALL)
    module = loaded(text)
    effect = next(
        node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef) and node.name == "play"
    )
    told = [
        card_line(module.SOURCE_MAP, node.lineno) for node in ast.walk(effect) if isinstance(node, ast.stmt)
    ]
    assert told == ["test.card:6", "test.card:8", "test.card:9", "test.card:10"]


def test_a_module_without_a_map_tells_nothing() -> None:
    assert card_line(None, 3) == ""
    assert card_line(("x.card", ((5, 1),)), 3) == "x.card"
