"""What a compiled card is: printed fields of its game, and abilities.

An ability is one envelope with one fixed order of unwinding: event and timing, zone, step and turn,
conditions, limit, optional, targets, cost, effect. Emitted modules fill it with plain functions of
the game and a context.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Generic, Literal, TypeVar

E = TypeVar("E")

Form = Literal["play", "react", "action", "trigger", "replace", "static"]
Timing = Literal["", "before", "after", "when", "instead of"]
Turn = Literal["own", "opponent", "either"]


# A deck as a scenario names it: its title, and of each card the title and how many copies there are.
DeckList = tuple[str, tuple[tuple[str, int], ...]]


@dataclass(slots=True)
class Context(Generic[E]):
    """For whom an ability runs: the player `you`, the piece `this`, the event it answers, and what a
    lasting effect bound when it was made. Nobody changes one; that it is not frozen makes it faster."""

    you: int
    this: int
    event: E
    bound: tuple[int, ...] = ()


Test = Callable[[Any, Context[Any]], bool]
Effect = Callable[..., None]  # (game, context, *targets)
Targets = Callable[[Any, Context[Any]], Iterable[tuple[int, ...]]]
Binds = Callable[[Any, Context[Any]], tuple[int, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    """A precondition of an ability: an id that refusals and `expect error` name, the English clause,
    and the test. `itself` is the role of its event in which it wants the card itself, "" where it wants
    nothing of the kind: so the engine knows without asking which texts answer what happens to a piece."""

    id: str
    says: str
    test: Test
    itself: str = ""


class Stage(IntEnum):
    """The order in which a number is computed (`docs/engine.md`, precedence)."""

    CAP_BASE = 1
    SET = 2
    ADD = 3
    CAP_TOTAL = 4
    LOCK = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Modifier:
    """Changes the number `attribute` of each piece it `applies` to, by `value` at `stage`. `itself`: it
    applies to the card itself alone, so that the engine need not ask it of others."""

    attribute: str
    stage: Stage
    applies: Callable[[Any, Context[Any], int], bool]
    value: Callable[[Any, Context[Any], int], int]
    itself: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """Allows or forbids `verb` where `applies(game, context, *what)` holds; `what` is what the
    kernel asks about for that verb (the game's vocabulary says: `move` asks unit and place). `about` is
    the place in `what` where it holds for the card itself alone, -1 where it may hold for any: so the
    engine knows without asking which texts speak of a piece. `first(game, context, piece)` is what
    `applies` wants of the first of `what` alone, so that a card that may go to many places is judged once;
    None where it is not told apart. It is `printed` where it asks the card itself, and nothing but what is
    printed on cards, so that its answer is the same in all games."""

    verb: str
    allows: bool
    applies: Callable[..., bool]
    about: int = -1
    printed: bool = False
    first: Callable[[Any, Context[Any], int], bool] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """One ability. Which fields a form uses:

    play     steps, turn, manner, conditions, targets, cost, effect: how the card itself is played
    react    event, timing, conditions, targets, effect: a card played in reaction
    action   zones, steps, turn, user, conditions, limit, targets, cost, effect
    trigger  event, timing, zones, conditions, limit, optional, effect
    replace  event, zones, conditions, limit, optional, effect: happens instead of the event
    static   zones, conditions, modifiers, rulings: holds as long as it applies
    """

    form: Form
    event: str = ""
    timing: Timing = ""
    zones: tuple[str, ...] = ()  # where the card must be; empty: the game's default for the form
    steps: tuple[str, ...] = ()
    turn: Turn = "own"
    manner: str = ""  # how a play stands to another: alongside, instead of …
    user: Callable[[Any, Context[Any]], int] | None = None  # who may use it, if not the controller
    conditions: tuple[Condition, ...] = ()
    limit: str = ""  # scope of "once per …": id of a step or event
    times: int = 1  # how often within that scope
    optional: bool = False
    binds: Binds | None = None  # what it speaks of, read before its cost can take the card away
    targets: Targets | None = None
    cost: tuple[Test, Effect] | None = None  # can it be paid whole, pay it
    effect: Effect | None = None
    modifiers: tuple[Modifier, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    id: str = ""  # of a lasting one: "Parry/1", how the state names it
    line: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """What every card has; a game's card kinds add their printed fields."""

    name: str
    abilities: tuple[Ability, ...] = ()
    lasting: tuple[Ability, ...] = ()  # abilities that its effects create for a duration
    source: str = ""  # path of the card source, as the build saw it
    unknown_effect: bool = False
