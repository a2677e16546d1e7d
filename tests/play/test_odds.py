"""Exact odds: against hand calculations, against the engine's own dice, and how they grow."""

from __future__ import annotations

import random
import time
from collections import Counter
from fractions import Fraction
from math import comb, sqrt
from typing import Any

import pytest

from cardwright.play.load import installed
from cardwright.play.odds import Asked, Column, NoOdds, chance, expected, found
from cardwright_engine.choices import DECLINE, Choice
from cardwright_engine.games import battlelore, battlelore2
from cardwright_engine.odds import rolls
from cardwright_engine.trial import Described, Trial, Tried

LOST, ELIMINATED, RETREATED, OF_ATTACKER, LORE = range(5)
CARDS = installed("battlelore")
THROWS = 3000


def ask(**question: Any) -> tuple[Column, ...]:
    return found(battlelore.VOCABULARY, CARDS, Asked(**question))[1]


def lost(column: Column) -> list[Fraction]:
    """How probable it is to lose 0, 1, 2 .. figures."""
    return [chance(column, LOST, figures) for figures in range(max(r[LOST] for r in column.odds) + 1)]


def test_fireball_at_a_blue_unit() -> None:
    """Fireball rolls level + 2 dice at a blue unit of 4 figures: n = 3, 4, 5 dice.

    Each die shows Lore (1 of 6), which kills outright, blue (1 of 6), which takes a figure unless a Lore
    kills, or one of 4 faces that do nothing. So out of 6^n ways

    - no Lore and k blue:  C(n, k) * 4^(n-k)  ways, for k = 0, 1, 2, ..
    - some Lore:           6^n - 5^n          ways, all 4 figures lost

    n = 3, of 216:    64, 48, 12, 1                 and 216 - 125 = 91
    n = 4, of 1296:   256, 256, 96, 16, 1           and 1296 - 625 = 671
    n = 5, of 7776:   1024, 1280, 640, 160, 20, 1   and 7776 - 3125 = 4651

    Four blue and more take all 4 figures, too: 671 + 1 = 672 ways of 4 dice, 4651 + 20 + 1 = 4672 of 5.
    Expected figures: (48 + 2*12 + 3*1 + 4*91) / 216 = 439/216, and so on.
    """
    one, two, three = ask(card="Fireball", against="blue", levels=(1, 2, 3))
    assert [column.dice for column in (one, two, three)] == [3, 4, 5]
    assert lost(one) == [Fraction(ways, 216) for ways in (64, 48, 12, 1, 91)]
    assert lost(two) == [Fraction(ways, 1296) for ways in (256, 256, 96, 16, 672)]
    assert lost(three) == [Fraction(ways, 7776) for ways in (1024, 1280, 640, 160, 4672)]
    assert [chance(column, ELIMINATED, 1) for column in (one, two, three)] == [
        Fraction(91, 216),
        Fraction(672, 1296),
        Fraction(4672, 7776),
    ]
    assert [expected(column, LOST) for column in (one, two, three)] == [
        Fraction(48 + 2 * 12 + 3 * 1 + 4 * 91, 216),
        Fraction(256 + 2 * 96 + 3 * 16 + 4 * 672, 1296),
        Fraction(1280 + 2 * 640 + 3 * 160 + 4 * 4672, 7776),
    ]


def test_fireball_at_a_creature_rolls_its_hits_again() -> None:
    """A Creature of one figure survives a hit with 5/6 (only its banner, rolled again, kills: F01), and
    no Lore. So each of 3 dice leaves it alive with 4/6 + 1/6 * 5/6 = 29/36, and it survives with
    (29/36)^3; its death brings 1 Lore."""
    (column,) = ask(card="Fireball", against="blue Creature", levels=(1,))
    assert chance(column, ELIMINATED, 0) == Fraction(29, 36) ** 3
    assert chance(column, LORE, 1) == 1 - Fraction(29, 36) ** 3


def test_a_card_without_a_target_strikes_who_stands_where_it_says() -> None:
    """Rot of the Woods rolls a die a level at every unit in the woods; its banner, 1 of 6 faces, hits."""
    (column,) = ask(card="Rot of the Woods", against="red, in a woods hex", levels=(3,))
    assert lost(column) == [Fraction(ways, 216) for ways in (125, 75, 15, 1)]


def test_a_plain_attack() -> None:
    """Blue rolls 3 dice; red and, with a long sword, the bonus strike hit: 2 of 6 faces, so out of 27
    ways 8, 12, 6 and 1. A flag, 1 of 6, drives back a unit that was not eliminated; Lore is collected."""
    (column,) = ask(attack="blue long sword", against="red mounted")
    assert lost(column) == [Fraction(ways, 27) for ways in (8, 12, 6, 1)]
    assert [chance(column, RETREATED, hexes) for hexes in range(4)] == [
        Fraction(ways, 216) for ways in (125, 75, 15, 1)
    ]
    assert expected(column, LORE) == Fraction(3, 6)
    assert chance(column, OF_ATTACKER, 0) == 1


def test_a_card_is_played_into_an_attack() -> None:
    """Parry lets a red unit, which rolls 4 dice, roll 2; of their 6 faces blue and the bonus strike hit
    a unit on foot: of 9 ways 4, 4 and 1."""
    (column, *_) = ask(card="Parry", attack="red long sword", against="blue")
    assert (column.dice, column.with_) == (2, "played by the defender")
    assert lost(column) == [Fraction(ways, 9) for ways in (4, 4, 1)]


def test_an_attack_of_the_second_edition() -> None:
    """Citadel Guards roll 3 dice; strike and cleave, 2 of 6 faces, damage in melee (B7)."""
    asked = Asked(attack="Citadel Guards", against="Blood Harvesters")
    _, (column,) = found(battlelore2.VOCABULARY, installed("battlelore2"), asked)
    assert lost(column) == [Fraction(ways, 27) for ways in (8, 12, 6, 1)]


# --- the same, with the engine's dice ------------------------------------------------------------


def trial(tried: Tried) -> Trial:
    return next(each for each in battlelore.TRIALS.positions(CARDS, tried) if each.begins)


def thrown(tried: Tried) -> Counter[tuple[int, ...]]:
    """How often each result came when the engine rolled; choices that do not matter take the first."""
    once = trial(tried)
    game, chances = once.game, random.Random(1706)
    before, _ = game.suspension()
    game.scripted = False
    came: Counter[tuple[int, ...]] = Counter()
    for _ in range(THROWS):
        start = before.clone()
        start.random = chances.getrandbits(64)
        choice = game.resume(start, once.begins[:1], ())
        while choice is not None and choice.why not in once.ends and game.suspension()[1]:
            choice = game.answer(_any(choice))
        came[once.measured(game)] += 1
    return came


def _any(choice: Choice) -> tuple[int | str, ...]:
    return DECLINE if DECLINE in choice.options else choice.options[0]


@pytest.mark.parametrize(
    ("tried", "question"),
    [
        (
            Tried(card="Fireball", level=2, against=Described(attributes={"banner": "blue"})),
            {"card": "Fireball", "against": "blue", "levels": (2,)},
        ),
        (
            Tried(
                attacker=Described(attributes={"banner": "green", "weapon": "long sword"}),
                against=Described(attributes={"banner": "red", "troop-type": "mounted"}),
            ),
            {"attack": "green long sword", "against": "red mounted"},
        ),
    ],
    ids=["a card", "an attack"],
)
def test_thrown_dice_agree_within_three_sigma(tried: Tried, question: dict[str, object]) -> None:
    (column,) = ask(**question)
    came = thrown(tried)
    assert set(came) <= set(column.odds)
    for results, part in column.odds.items():
        sigma = sqrt(THROWS * part * (1 - part))
        assert abs(came[results] - THROWS * part) <= 3 * sigma, results


# --- how it grows --------------------------------------------------------------------------------


def test_a_roll_is_expanded_over_multisets() -> None:
    six = "abcdef"
    for dice in range(6):
        listed = list(rolls(dice, six))
        assert len(listed) == comb(dice + 5, dice)
        assert sum(part for _, part in listed) == 1


def test_a_face_on_two_sides_counts_twice() -> None:
    assert dict(rolls(2, ("hit", "hit", "miss"))) == {
        ("hit", "hit"): Fraction(4, 9),
        ("hit", "miss"): Fraction(4, 9),
        ("miss", "miss"): Fraction(1, 9),
    }


def test_twelve_dice_are_quick() -> None:
    """6,188 multisets in place of 2,176,782,336 throws."""
    begun = time.perf_counter()
    assert sum(1 for _ in rolls(12, "abcdef")) == 6188
    assert time.perf_counter() - begun < 5


def test_there_is_a_bound() -> None:
    with pytest.raises(NoOdds, match="more than 50 outcomes, here with 3 dice; --most allows more"):
        ask(card="Fireball", against="blue", levels=(1,), most=50)
    assert ask(card="Fireball", against="blue", levels=(1,), most=56)


# --- choices in the tree -------------------------------------------------------------------------


def test_a_choice_that_matters_is_named() -> None:
    """A Dwarf may ignore a flag: whether it does decides how far it retreats."""
    with pytest.raises(
        NoOdds, match=r"depends on a choice \(Far, how many flags .*\): `ignore 1 flag` or `none`"
    ):
        ask(attack="green", against="Dwarf")


def test_a_choice_can_be_taken_for_granted() -> None:
    """Green rolls 2 dice: with a flag ignored two of them are needed for a hex, 1 way in 36."""
    (first,) = ask(attack="green", against="Dwarf", choices="first")
    assert chance(first, RETREATED, 1) == Fraction(1, 36)
    (declined,) = ask(attack="green", against="Dwarf", choices="decline")
    assert chance(declined, RETREATED, 1) == Fraction(10, 36)


def test_a_choice_that_makes_no_difference_is_passed_over() -> None:
    """A unit that retreats may choose among hexes; how far it goes is the same."""
    (column,) = ask(attack="green", against="blue")
    assert chance(column, RETREATED, 2) == Fraction(1, 36)
