"""Who wins where two texts speak of one number or one deed, pair by pair (`docs/engine.md`).

The game here has one number, `dice`, and one deed, `move`; piece 0 is the one that all texts speak of,
and each further piece carries one text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import permutations
from typing import Any, ClassVar

import pytest

from cardwright_engine.abilities import NOTHING, CardGame
from cardwright_engine.card import Ability, Card, Condition, Context, Modifier, Ruling, Stage
from cardwright_engine.events import Event
from cardwright_engine.state import State

BASE = 3
CAP_BASE, SET, ADD, CAP_TOTAL, LOCK = Stage
TEXTS = {CAP_BASE: 2, SET: 6, ADD: 4, CAP_TOTAL: 1, LOCK: 9}


class OneNumber(CardGame[State]):
    """Every card is in play, and its first player controls it. Nothing goes forward, and nothing is
    refused."""

    def beat(self) -> None:
        self.state.winner = 0

    def why_not(self, player: int, verb: str, pieces: tuple[int, ...]) -> tuple[Any, ...]:
        return ()

    def controller(self, piece: int) -> int:
        return 0

    def live(self, piece: int, ability: Ability) -> bool:
        return True

    def turn_order(self) -> Iterable[int]:
        return (0, 1)

    def dice(self, caps: Iterable[int] = ()) -> int:
        return self.number("dice", 0, BASE, caps)


def changes(stage: Stage, amount: int, id: str = "") -> Ability:
    modifier = Modifier(
        attribute="dice",
        stage=stage,
        applies=lambda g, c, piece: piece == 0,
        value=lambda g, c, piece: amount,
    )
    return Ability(form="static", id=id, modifiers=(modifier,))


def rules(allows: bool, id: str = "", **more: Any) -> Ability:
    ruling = Ruling(verb="move", allows=allows, applies=lambda g, c, piece: piece == 0)
    return Ability(form="static", id=id, rulings=(ruling,), **more)


def game(*cards: Ability, lasting: tuple[Ability, ...] = ()) -> OneNumber:
    """A game with one card for each of `cards`; the `lasting` were made in this order."""
    texts = [Card(name=f"Card {number}", abilities=(text,)) for number, text in enumerate(cards)]
    made = Card(name="Maker", lasting=lasting)
    playing = OneNumber(State(), (Card(name="Piece"), *texts, made))
    for text in lasting:
        playing.last(Context(0, len(texts) + 1, NOTHING), text, "turn")
    return playing


def as_cards(*texts: Ability) -> OneNumber:
    return game(*texts)


def as_lasting(*texts: Ability) -> OneNumber:
    return game(lasting=texts)


def card_and_lasting(*texts: Ability) -> OneNumber:
    return game(*texts[::2], lasting=texts[1::2])


WAYS = (as_cards, as_lasting, card_and_lasting)
Made = Callable[..., OneNumber]


# --- numbers -------------------------------------------------------------------------------------

# What comes of the base of 3 and two texts, whichever is played first: cap on the base 2, set 6, add 4,
# cap on the total 1, lock 9.
PAIRS = {
    (CAP_BASE, SET): 6,  # a set is no base, and the cap of the terrain is past
    (CAP_BASE, ADD): 6,  # 2 + 4: what is added is not capped (F37)
    (CAP_BASE, CAP_TOTAL): 1,
    (CAP_BASE, LOCK): 9,
    (SET, ADD): 10,  # added to what was set, also where it was added before
    (SET, CAP_TOTAL): 1,
    (SET, LOCK): 9,
    (ADD, CAP_TOTAL): 1,  # capped with what was added
    (ADD, LOCK): 9,  # whenever it was played (F29)
    (CAP_TOTAL, LOCK): 9,
}


def test_every_pair_of_stages_is_here() -> None:
    assert set(PAIRS) == {(one, other) for one in Stage for other in Stage if one < other}


@pytest.mark.parametrize("made", WAYS)
@pytest.mark.parametrize("pair", PAIRS)
def test_the_stage_decides_and_not_who_came_first(pair: tuple[Stage, Stage], made: Made) -> None:
    for order in permutations(pair):
        texts = [changes(stage, TEXTS[stage], id=stage.name) for stage in order]
        assert made(*texts).dice() == PAIRS[pair], order


# Two texts of one stage with 2 and 5: the first list in this order, the second the other way round.
SAME = {
    CAP_BASE: (2, 2),  # the lowest
    SET: (5, 2),  # the last one
    ADD: (10, 10),  # both
    CAP_TOTAL: (2, 2),  # the lowest
    LOCK: (5, 2),  # the last one
}


@pytest.mark.parametrize("made", WAYS[:2])
@pytest.mark.parametrize("stage", Stage)
def test_two_of_one_stage(stage: Stage, made: Made) -> None:
    two, five = changes(stage, 2, id="two"), changes(stage, 5, id="five")
    assert (made(two, five).dice(), made(five, two).dice()) == SAME[stage]


@pytest.mark.parametrize("stage", [SET, LOCK])
def test_what_was_played_is_later_than_what_lies_in_play(stage: Stage) -> None:
    """L10: a lasting effect, whatever the place of the card among the cards."""
    assert game(changes(stage, 5), lasting=(changes(stage, 2, id="two"),)).dice() == 2


def test_a_cap_on_the_base_of_the_rules_is_the_lowest_with_that_of_the_texts() -> None:
    assert game().dice(caps=(2, 1)) == 1
    assert game(changes(CAP_BASE, 2)).dice(caps=(1,)) == 1
    assert game(changes(CAP_BASE, 1)).dice(caps=(2,)) == 1


def test_a_red_unit_in_woods_with_one_more_die_rolls_three() -> None:
    """F37: base 4, capped at 2, plus 1."""
    assert game(changes(ADD, 1)).number("dice", 0, 4, (2,)) == 3


def test_a_number_is_never_below_nothing() -> None:
    assert game(changes(ADD, -7)).dice() == 0


def test_a_text_changes_only_what_it_speaks_of() -> None:
    playing = game(changes(ADD, 1), lasting=(changes(ADD, 1, id="more"),))
    assert playing.number("dice", 1, BASE) == BASE
    assert playing.number("lore", 0, BASE) == BASE


# --- deeds ---------------------------------------------------------------------------------------


def test_without_a_text_nothing_is_said() -> None:
    assert game().ruling("move", 0) is None
    assert game(rules(True), lasting=(rules(False, "no"),)).ruling("move", 1) is None


@pytest.mark.parametrize("allows", [True, False])
def test_one_text_says_it(allows: bool) -> None:
    assert game(rules(allows)).ruling("move", 0) is allows
    assert game(lasting=(rules(allows, "so"),)).ruling("move", 0) is allows


@pytest.mark.parametrize("first", [True, False])
def test_of_two_cards_in_play_the_prohibition_wins(first: bool) -> None:
    assert game(rules(first), rules(not first)).ruling("move", 0) is False


@pytest.mark.parametrize("last", [True, False])
def test_of_two_lasting_effects_the_later_wins(last: bool) -> None:
    """L10 before prohibition and permission."""
    assert game(lasting=(rules(not last, "first"), rules(last, "last"))).ruling("move", 0) is last


@pytest.mark.parametrize("last", [True, False])
def test_a_lasting_effect_wins_over_a_card_in_play(last: bool) -> None:
    assert game(rules(not last), lasting=(rules(last, "last"),)).ruling("move", 0) is last


@pytest.mark.parametrize("order", [(True, False), (False, True)])
def test_within_one_lasting_effect_the_prohibition_wins(order: tuple[bool, bool]) -> None:
    both = tuple(rules(allows).rulings[0] for allows in order)
    assert game(lasting=(Ability(form="static", id="both", rulings=both),)).ruling("move", 0) is False


def test_what_does_not_apply_has_no_say() -> None:
    never = (Condition(id="place", says="on a path", test=lambda g, c: False),)
    assert game(rules(True), rules(False, conditions=never)).ruling("move", 0) is True
    silent = rules(False, "silent", conditions=never)
    assert game(lasting=(rules(True, "first"), silent)).ruling("move", 0) is True


def test_an_effect_that_is_over_has_no_say() -> None:
    playing = game(rules(False), lasting=(rules(True, "so"), changes(LOCK, 9, "nine")))
    assert (playing.ruling("move", 0), playing.dice()) == (True, 9)
    playing.end("round")
    assert (playing.ruling("move", 0), playing.dice()) == (True, 9)
    playing.end("turn")
    assert (playing.ruling("move", 0), playing.dice()) == (False, BASE)


# --- replacements --------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Fall(Event):
    """The piece falls."""

    id: ClassVar[str] = "fall"


def says(word: str, **more: Any) -> Ability:
    return Ability(event="fall", effect=lambda g, c: g.note(word), **more)


def falling(*texts: Ability) -> list[str]:
    """What is written down when the piece falls, as a kernel lets things happen."""
    playing = game(*texts)
    fall = Fall()
    if not playing.replaced(fall):
        playing.happen(fall, "before")
        playing.note("fell")
        playing.happen(fall, "after")
    return [str(entry[0]) for entry in playing.log or ()]


CATCH = says("caught", form="replace", timing="instead of")
SAVE = says("saved", form="replace", timing="instead of")
SHOUT = says("shouted", form="trigger", timing="before")
MOURN = says("mourned", form="trigger", timing="after")


def test_a_replacement_happens_before_the_event_and_everything_that_answers_it() -> None:
    assert falling(SHOUT, MOURN) == ["shouted", "fell", "mourned"]
    for texts in permutations((CATCH, SHOUT, MOURN)):
        assert falling(*texts) == ["caught"]


def test_one_replacement_is_enough() -> None:
    assert falling(CATCH, SAVE) == ["caught"]
    assert falling(SAVE, CATCH) == ["saved"]


def test_what_cannot_be_paid_replaces_nothing() -> None:
    poor = says(
        "bought off", form="replace", timing="instead of", cost=(lambda g, c: False, lambda g, c: None)
    )
    assert falling(poor, MOURN) == ["fell", "mourned"]
    assert falling(poor, CATCH) == ["caught"]
