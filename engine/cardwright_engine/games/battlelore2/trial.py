"""BattleLore: Second Edition on a bare board: a lore card, or an attack, tried once against one unit.

An attack is tried without what is decided after it: counter and advance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from cardwright_engine.abilities import CardGame
from cardwright_engine.card import Card
from cardwright_engine.choices import Option
from cardwright_engine.games.battlelore2.cards import LoreCard
from cardwright_engine.games.battlelore2.position import STEPS, Position
from cardwright_engine.games.battlelore2.rolling import FACES
from cardwright_engine.hexes.bare_board import (
    BESIDE,
    FRIEND,
    MEASURES,
    YOU,
    measuring,
    stand_for_attack,
    stand_target,
)
from cardwright_engine.position import BadPosition
from cardwright_engine.trial import Described, Measure, Results, Trial, Tried

AFTERWARDS: Final = frozenset({"counter", "advance"})
ATTACK: Final = "attack"  # the step of attacks


class BattleTrials:
    sides = FACES
    target = "unit"
    ground = "hex"
    measures = (*MEASURES, Measure(name="damage"))  # not every damage takes a figure

    def levels(self, card: Card) -> tuple[int, ...]:
        """Nothing in this game has a level."""
        return ()

    def positions(self, cards: Mapping[str, Card], tried: Tried) -> Iterator[Trial]:
        """A card alone, then with a friendly unit beside the target; an attack."""
        if tried.attacker is not None:
            yield _attack(cards, tried, tried.attacker)
        else:
            yield _play(cards, tried, None)
            yield _play(cards, tried, FRIEND)


def _play(cards: Mapping[str, Card], tried: Tried, beside: Described | None) -> Trial:
    printed = cards[tried.card]
    ability = next((each for each in printed.abilities if each.form == "play"), None)
    if not isinstance(printed, LoreCard) or ability is None:
        raise BadPosition(f"{tried.card} is no lore card that is played by itself")
    position = Position(cards)
    target = stand_target(position, tried, beside)
    card = position.card(tried.card, YOU)
    position.pile("hand", YOU, (tried.card,))
    position.set("lore", YOU, printed.cost)
    own = YOU if ability.turn != "opponent" else position.opponent(YOU)
    position.step(next((step for step in ability.steps if step in STEPS), ATTACK), own)
    game = position.start()
    offered = game.pending.options if game.pending is not None else ()
    ways = tuple(option for option in offered if option[:2] == ("play", card))
    return Trial(
        game=game,
        begins=tuple(option for option in ways if target in option[2:] or len(option) == 2),
        refused=(YOU, "play", (card, target)),
        measured=_measuring(game, target),
        with_=BESIDE if beside is not None else "",
    )


def _attack(cards: Mapping[str, Card], tried: Tried, attacker: Described) -> Trial:
    if tried.card:
        raise BadPosition("no card is played into an attack in this game")
    position = Position(cards)
    target, unit = stand_for_attack(position, tried, attacker)
    position.step(ATTACK, YOU)
    game = position.start()
    begin: Option = ("attack", target, unit)
    offered = game.pending.options if game.pending is not None else ()
    return Trial(
        game=game,
        begins=(begin,) if begin in offered else (),
        refused=(YOU, "attack", (target, unit)),
        measured=_measuring(game, target, unit),
        ends=AFTERWARDS,
    )


def _measuring(game: CardGame[Any], target: int, attacker: int = -1) -> Callable[[CardGame[Any]], Results]:
    shared = measuring(game, _gained, target, attacker)

    def measured(game: CardGame[Any]) -> Results:
        suffered = (int(str(entry[3])) for entry in game.log or [] if entry[:2] == ("suffer", target))
        return (*shared(game), sum(suffered))

    return measured


def _gained(entry: tuple[Any, ...]) -> int:
    match entry:
        case ("gain", player, int(lore)) if player == YOU:
            return lore
        case _:
            return 0


TRIALS: Final = BattleTrials()
