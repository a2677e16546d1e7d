"""BattleLore on a bare board: a card, or an attack, tried once against one unit.

Who plays a card has exactly the Lore that it costs and, on the War Council, nobody but the Lore Master
of its class. An attack is tried without what is decided after it: battle back and gaining ground.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from cardwright_engine.card import Ability, Card
from cardwright_engine.choices import Option
from cardwright_engine.games.battlelore.cards import LoreCard
from cardwright_engine.games.battlelore.council import MOST_LEVELS
from cardwright_engine.games.battlelore.position import Position
from cardwright_engine.games.battlelore.rolls import SIDES
from cardwright_engine.hexes.bare_board import (
    BESIDE,
    FRIEND,
    MEASURES,
    OPPONENT,
    YOU,
    measuring,
    stand_for_attack,
    stand_target,
)
from cardwright_engine.position import BadPosition
from cardwright_engine.trial import Described, Trial, Tried

OF_OTHERS: Final = 10  # Lore of the other player, for cards that take some
AFTERWARDS: Final = frozenset({"battle-back", "gaining-ground"})
HOLDERS: Final = ("attacker", "defender")


class BattleTrials:
    sides = SIDES
    target = "unit"
    ground = "hex"
    measures = MEASURES

    def levels(self, card: Card) -> tuple[int, ...]:
        """Those of a Lore Master; a card whose class is not known counts as level 1."""
        if not isinstance(card, LoreCard):
            return ()
        return tuple(range(1, MOST_LEVELS + 1)) if card.classes else (1,)

    def positions(self, cards: Mapping[str, Card], tried: Tried) -> Iterator[Trial]:
        """A card alone, then with a friendly unit beside the target; an attack with its card in the hand
        of the attacker, then of the defender."""
        cards = _payable(cards, tried.card)
        if tried.attacker is not None:
            for holder in (YOU, OPPONENT) if tried.card else (YOU,):
                yield _attack(cards, tried, tried.attacker, holder)
        else:
            yield _play(cards, tried, None)
            yield _play(cards, tried, FRIEND)


def _play(cards: Mapping[str, Card], tried: Tried, beside: Described | None) -> Trial:
    ability = _played_by_itself(cards[tried.card])
    position = Position(cards)
    target = stand_target(position, tried, beside)
    card = _hold(position, cards[tried.card], tried.level, YOU)
    position.step(ability.steps[0] if ability.steps else "command", YOU)
    game = position.start()
    offered = game.pending.options if game.pending is not None else ()
    ways = tuple(option for option in offered if option[:2] == ("play", card))
    return Trial(
        game=game,
        begins=tuple(option for option in ways if target in option[2:] or len(option) == 2),
        refused=(YOU, "play", (card, target)),
        measured=measuring(game, _gained, target),
        with_=BESIDE if beside is not None else "",
    )


def _attack(cards: Mapping[str, Card], tried: Tried, attacker: Described, holder: int) -> Trial:
    position = Position(cards)
    target, unit = stand_for_attack(position, tried, attacker)
    card = _hold(position, cards[tried.card], tried.level, holder) if tried.card else -1
    position.step("combat", YOU)
    game = position.start()
    begin: Option = ("attack", target, unit)
    offered = game.pending.options if game.pending is not None else ()
    return Trial(
        game=game,
        begins=(begin,) if begin in offered else (),
        refused=(YOU, "attack", (target, unit)),
        measured=measuring(game, _gained, target, unit),
        ends=AFTERWARDS,
        plays=card,
        with_=f"played by the {HOLDERS[holder]}" if tried.card else "",
    )


def _played_by_itself(card: Card) -> Ability:
    """The ability by which a card is played without anything that it answers."""
    plays = [ability for ability in card.abilities if ability.form in ("play", "react")]
    if not plays:
        raise BadPosition(f"nobody knows how {card.name} is played")
    for ability in plays:
        if not ability.event:
            return ability
    answered = f"{plays[0].timing} a {plays[0].event}"
    raise BadPosition(f"{card.name} is played {answered}, so it needs an attack that it is played into")


def _payable(cards: Mapping[str, Card], title: str) -> Mapping[str, Card]:
    """The cards; where nobody knows what the one that is tried costs, it costs nothing."""
    card = cards.get(title)
    if isinstance(card, LoreCard) and card.cost is None:
        return {**cards, title: replace(card, cost=0)}
    return cards


def _hold(position: Position, card: Card, level: int, player: int) -> int:
    """Put a card into a player's hand, with what it takes to play it at this level."""
    piece = position.card(card.name, player)
    position.pile("hand", player, (card.name,))
    if isinstance(card, LoreCard):
        position.set("lore", player, card.cost or 0)
        position.set("lore", 1 - player, OF_OTHERS)
        for name in card.classes[:1]:
            position.put(name.lower(), attributes={"level": level}, owner=player)
    return piece


def _gained(entry: tuple[Any, ...]) -> int:
    match entry:
        case ("gain" | "take", player, int(lore), *_) if player == YOU:
            return lore
        case ("lose", player, int(lore)) if player == YOU:
            return -lore
        case _:
            return 0


TRIALS: Final = BattleTrials()
