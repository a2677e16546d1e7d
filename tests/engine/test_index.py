"""A text that answers what happens to its own card stands in the index under that card; which texts those
are is told by a field of their condition, whatever the words of it are.

Each of three cards carries one text, whose condition always holds: what is found was not sorted out by
asking it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from cardwright_engine.card import Ability, Card, Condition, Context, Modifier, Stage
from cardwright_engine.events import Event
from cardwright_engine.games.ring.box import box_of
from cardwright_engine.games.ring.cards import Army
from cardwright_engine.games.ring.game import Game
from cardwright_engine.games.ring.state import Lies, RingState
from cardwright_engine.index import Index, key_of

KEY = key_of("trigger", "fall", "after")


@dataclass(slots=True, kw_only=True)
class Fall(Event):
    id: ClassVar[str] = "fall"
    card: int


def condition(says: str, itself: str) -> Condition:
    return Condition(id="wanted", says=says, test=lambda g, c: True, itself=itself)


def found(says: str, itself: str) -> list[int]:
    """The cards whose text is found when the second of them falls."""
    text = Ability(form="trigger", event="fall", timing="after", conditions=(condition(says, itself),))
    index = Index([Card(name=name, abilities=(text,)) for name in ("First", "Second", "Third")])
    heard = index.answering(KEY, Fall(card=1), index.listeners.get(KEY, ()))
    return [listener[0] for listener in heard]


@pytest.mark.parametrize("says", ["this", "by this unit", "dieses", ""])
def test_a_condition_on_its_own_card_is_known_whatever_its_words_are(says: str) -> None:
    assert found(says, "card") == [1]


@pytest.mark.parametrize("says", ["this", "by this unit"])
def test_words_alone_do_not_make_a_condition_one_on_its_own_card(says: str) -> None:
    assert found(says, "") == [0, 1, 2]


@pytest.mark.parametrize("itself", [True, False])
def test_a_text_that_changes_its_own_card_is_not_asked_of_others(itself: bool) -> None:
    asked: list[int] = []

    def applies(g: Any, c: Context[Any], piece: int) -> bool:
        asked.append(piece)
        return piece == c.this

    strength = Modifier(
        attribute="attack", stage=Stage.ADD, applies=applies, value=lambda g, c, piece: 2, itself=itself
    )
    text = Ability(form="static", zones=("reserve",), modifiers=(strength,))
    one, other, away = (
        Army(name=name, faction="Elf", deck="Aragorn", abilities=(text,)) for name in ("One", "Other", "Away")
    )
    game = Game(RingState(box_of((one, other, away)).scenario, 3), (one, other, away))
    for piece in (0, 1):
        game.lay(piece, Lies.RESERVE, controller=0)
    assert [game.attack(piece) for piece in (0, 1, 2)] == [2, 2, 0]
    assert asked == ([0, 1] if itself else [0, 0, 1, 1, 2, 2])


@pytest.mark.parametrize(
    ("says", "itself", "works"),
    [("dieses", "card", True), ("this", "", False)],
)
def test_what_replaces_the_loss_of_its_own_card_works_where_it_is_lost_from(
    says: str, itself: str, works: bool
) -> None:
    """F114: a card can be lost from hand or deck, so what happens instead works there."""
    text = Ability(
        form="replace", event="elimination", timing="instead of", conditions=(condition(says, itself),)
    )
    card = Army(name="Lost", faction="Elf", deck="Aragorn", abilities=(text,))
    zones = box_of((card,)).works[id(text)]
    assert Lies.RESERVE in zones
    assert (Lies.HAND in zones, Lies.DRAW_DECK in zones) == (works, works)
