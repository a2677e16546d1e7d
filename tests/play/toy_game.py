"""A game as small as can be: two players, coins, tricks, a die, and one chance to react.

A player in turn plays tricks or passes. The other may answer each trick with one of his that says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from cardwright_engine.abilities import NOTHING, CardGame
from cardwright_engine.card import Ability, Card, Context, Timing
from cardwright_engine.choices import DECLINE, Choice, Option
from cardwright_engine.dice import Dice
from cardwright_engine.events import Event
from cardwright_engine.position import BadPosition, Refused, Where
from cardwright_engine.position import Position as AnyPosition
from cardwright_engine.state import State
from cardwright_engine.vocabulary import (
    Attribute,
    CardKind,
    Face,
    Field,
    Kind,
    Refusal,
    Role,
    Slot,
    Step,
    Verb,
    Vocabulary,
    Zone,
)
from cardwright_engine.vocabulary import Event as EventWords

FACES: Final = ("star", "moon")
MOST_COINS: Final = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Trick(Card):
    """A card that costs coins."""

    cost: int


@dataclass(slots=True, kw_only=True)
class Play(Event):
    """A trick is played."""

    id: ClassVar[str] = "play"
    player: int
    card: int


class ToyState(State):
    """Coins by player; hands, one pile a player; what was played."""

    COLUMNS = ("coins",)
    PILES = ("hands", "pile")

    def __init__(self) -> None:
        super().__init__()
        self.step = "main"
        self.coins = [0, 0]
        self.hands: list[list[int]] = [[], []]
        self.pile: list[list[int]] = [[]]


class Game(CardGame[ToyState]):
    """Plays tricks until somebody has all coins."""

    def beat(self) -> None:
        you = self.state.active
        plays: list[Option] = [
            ("play", card, *targets)
            for card in self.hand(you)
            for ability in self._ways(card, "play")
            if self.coins(you) >= self.cost(card)
            for targets in self._targets(ability, Context(you, card, NOTHING))
        ]
        option = self.ask(Choice(player=you, kind="action", options=(*plays, ("pass",)), why="action"))
        if option == ("pass",):
            self.note("pass", you)
            self.end("turn")
            self.state.active = 1 - you
            return
        card, *targets = (int(part) for part in option[1:])
        self._play(you, card, next(self._ways(card, "play")), NOTHING, tuple(targets))

    def _ways(self, card: int, form: str) -> Iterator[Ability]:
        definition = self.definitions[card]
        return (
            (ability for ability in definition.abilities if ability.form == form) if definition else iter(())
        )

    def _targets(self, ability: Ability, context: Context[Any]) -> Iterable[tuple[int, ...]]:
        return ability.targets(self, context) if ability.targets is not None else ((),)

    def _play(self, player: int, card: int, ability: Ability, event: Event, targets: tuple[int, ...]) -> None:
        self.state.coins[player] -= self.cost(card)
        self.state.hands[player].remove(card)
        self.state.pile[0].append(card)
        self.note("play", player, card)
        played = Play(player=player, card=card)
        self.happen(played, "when")
        if not played.cancelled:
            self.perform(ability, -1, Context(player, card, event), targets)

    def react(self, event: Event, timing: Timing) -> None:
        if not isinstance(event, Play):
            return
        other = 1 - event.player
        plays: list[Option] = [
            ("play", card)
            for card in self.hand(other)
            for ability in self._ways(card, "react")
            if self.coins(other) >= self.cost(card) and self.holds(ability, -1, Context(other, card, event))
        ]
        choice = Choice(player=other, kind="react", options=(*plays, DECLINE), why="when play")
        option = self.ask(choice)
        if option != DECLINE:
            card = int(option[1])
            self._play(other, card, next(self._ways(card, "react")), event, ())

    # --- what the vocabulary names -----------------------------------------------------------

    def controller(self, piece: int) -> int:
        return next((player for player in (0, 1) if piece in self.state.hands[player]), self.state.active)

    def live(self, piece: int, ability: Ability) -> bool:
        return False

    def turn_order(self) -> Iterable[int]:
        return (self.state.active, 1 - self.state.active)

    def opponent(self, player: int) -> int:
        return 1 - player

    def coins(self, player: int) -> int:
        return self.state.coins[player]

    def cost(self, card: int) -> int:
        definition = self.definitions[card]
        return definition.cost if isinstance(definition, Trick) else 0

    def cards(self) -> list[int]:
        return list(self.state.pile[0])

    def hand(self, player: int) -> list[int]:
        return list(self.state.hands[player])

    def in_hand(self, card: int) -> bool:
        return any(card in hand for hand in self.state.hands)

    def heap(self) -> list[int]:
        return list(reversed(self.state.pile[0]))

    def in_heap(self, card: int) -> bool:
        return card in self.state.pile[0]

    def gain(self, player: int, amount: int) -> int:
        self.state.coins[player] += amount
        self.note("gain", player, amount)
        return amount

    def take(self, player: int, amount: int, other: int) -> int:
        taken = min(amount, self.coins(other))
        self.state.coins[other] -= taken
        self.state.coins[player] += taken
        self.note("take", player, taken, other)
        return taken

    def roll(self, player: int, count: int) -> Dice:
        dice = Dice(self.roll_faces(player, count, FACES))
        self.note("roll", player, tuple(dice.faces))
        return dice

    def give_up(self, player: int, card: int) -> None:
        self.state.hands[self.controller(card)].remove(card)
        self.state.pile[0].append(card)
        self.note("discard", player, card)

    def cancel(self, player: int, event: Event) -> None:
        event.cancelled = True
        self.note("cancel", player)

    # --- for scripts -------------------------------------------------------------------------

    def why_not(self, player: int, verb: str, pieces: tuple[int, ...]) -> tuple[Refused, ...]:
        if verb != "play" or not pieces:
            return ()
        card = pieces[0]
        reasons = [
            ("turn", player != self.state.active and not any(self._ways(card, "react"))),
            ("hand", card not in self.hand(player)),
            ("cost", self.coins(player) < self.cost(card)),
        ]
        return tuple(Refused(id) for id, so in reasons if so)

    def called(self, piece: int) -> str:
        return f"player {piece}"


class Position(AnyPosition):
    """You are player 0; pieces 0 and 1 are the players."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        super().__init__(cards)
        self._state = ToyState()
        self._definitions: list[Card | None] = [None, None]
        self._known: dict[str, int] = {}

    def you(self, card: str) -> int:
        return 0

    def opponent(self, player: int) -> int:
        return 1 - player

    def hex(self, name: str) -> int:
        raise BadPosition("this game has no board")

    def card(self, title: str, player: int) -> int:
        if title not in self._known:
            if title not in self.cards:
                raise BadPosition(f"there is no trick called `{title}`")
            self._known[title] = len(self._definitions)
            self._definitions.append(self.cards[title])
        return self._known[title]

    def put(
        self,
        kind: str,
        *,
        title: str = "",
        count: int = 1,
        attributes: Mapping[str, int | str],
        adjectives: tuple[str, ...] = (),
        owner: int = -1,
        where: Where | None = None,
    ) -> tuple[int, ...]:
        piece = self.card(title, owner)
        if where is None or where.zone != "hand":
            raise BadPosition("a trick is put into a hand")
        self._state.hands[max(where.player, 0)].append(piece)
        return (piece,)

    def attach(self, piece: int, to: int, preposition: str) -> None:
        raise BadPosition("nothing is attached in this game")

    def pile(
        self, zone: str, player: int, titles: tuple[str, ...], *, top: bool = False, whole: bool = True
    ) -> None:
        for title in titles:
            self._state.hands[player].append(self.card(title, player))

    def set(self, attribute: str, piece: int, value: int | str) -> None:
        if int(value) > MOST_COINS:
            raise BadPosition(f"there are {MOST_COINS} coins, not {value}")
        self._state.coins[piece] = int(value)

    def mark(self, adjective: str, piece: int) -> None:
        raise BadPosition("tricks have no marks")

    def history(self, verb: str, player: int, pieces: tuple[int, ...], step: str) -> None:
        raise BadPosition("nothing is remembered in this game")

    def step(self, step: str, player: int) -> None:
        self._state.active = player

    def start(self) -> Game:
        return Game(self._state, self._definitions, scripted=True)


def _forms(base: str, third: str, past: str) -> tuple[str, ...]:
    return (base, third, past)


VOCABULARY: Final = Vocabulary(
    game="toy",
    title="Toy",
    package="play.toy_game",
    steps=(
        Step(id="game", words=("game",), turn=False),
        Step(id="turn", words=("turn",), parent="game"),
        Step(id="main", words=("main phase",), parent="turn"),
    ),
    kinds=(Kind(id="card", words=("trick", "tricks"), method="cards"),),
    attributes=(
        Attribute(
            id="coins",
            words=("coins", "coin"),
            of=("player",),
            method="coins",
            high=MOST_COINS,
            implied="you",
        ),
        Attribute(id="cost", words=("price",), of=("card",), method="cost", high=9, field=True),
    ),
    adjectives=(),
    relations=(),
    zones=(
        Zone(id="hand", words=("hand",), hidden="others", method="hand", test="in_hand"),
        Zone(
            id="heap",
            words=("heap",),
            preposition="on",
            owned="",
            ordered=True,
            method="heap",
            test="in_heap",
        ),
    ),
    faces=(Face(id="star", words=("star",)), Face(id="moon", words=("moon",))),
    verbs=(
        Verb(
            id="play",
            forms=_forms("play", "plays", "played"),
            slots=(Slot(id="card", type="piece", kinds=("card",)),),
            permit=("card",),
        ),
        Verb(
            id="gain",
            forms=_forms("gain", "gains", "gained"),
            slots=(Slot(id="coins", type="count", words=("coin", "coins"), each=True),),
            method="gain",
            gives="number",
        ),
        Verb(
            id="take",
            forms=_forms("take", "takes", "took"),
            slots=(
                Slot(id="coins", type="count", words=("coin", "coins"), each=True),
                Slot(id="from", type="player", preposition="from"),
            ),
            method="take",
            gives="number",
        ),
        Verb(
            id="roll",
            forms=_forms("roll", "rolls", "rolled"),
            slots=(Slot(id="dice", type="count", words=("die", "dice"), each=True),),
            method="roll",
            gives="dice",
        ),
        Verb(
            id="discard",
            forms=_forms("discard", "discards", "discarded"),
            slots=(Slot(id="card", type="piece", kinds=("card",)),),
            method="give_up",
            ends=True,
        ),
        Verb(
            id="cancel",
            forms=_forms("cancel", "cancels", "cancelled"),
            slots=(Slot(id="play", type="event"),),
            method="cancel",
        ),
    ),
    events=(
        EventWords(
            id="play",
            nouns=("play",),
            verb="play",
            python="Play",
            roles=(
                Role(id="player", kind="player", preposition="subject"),
                Role(id="card", kind="card", preposition="object"),
            ),
            timings=("when",),
            steps=("main",),
            reactable=True,
        ),
    ),
    card_kinds=(
        CardKind(
            word="trick",
            python="Trick",
            kind="card",
            fields=(Field(name="cost", python="cost", type="number", required=True),),
            play_steps=("main",),
        ),
    ),
    refusals=(
        Refusal(id="turn", says="it is not your turn"),
        Refusal(id="hand", says="the trick is not in your hand"),
        Refusal(id="cost", says="you have too few coins"),
    ),
    cost="coins",
    default_chooser="you",
)
