"""What the engine asks a player, and how it waits for the answer.

An option is plain data: a verb and what it is done to, as piece numbers, numbers or words, for
example `("play", 17, 103)` or `("decline",)`. Dice and draws of a scripted game are asked for in
the same way, so that a script answers everything that is not decided by the rules.
"""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Final

Scalar = int | str
Option = tuple[Scalar, ...]

DECLINE: Final[Option] = ("decline",)


@dataclass(slots=True)
class Choice:
    """One question to one player. Nobody changes one; that it is not frozen makes asking faster, and so
    does giving its first six fields in their order.

    `kind` is the verb of the options, or `action` for a menu of several verbs, `roll` or `draw`
    where a script stands in for chance. `options` are complete and legal: what is offered may be
    taken. For a roll `options` is empty and `count` faces are wanted. `minimum` and `maximum` say
    how many are chosen in all and `taken` what was chosen so far, since several are asked for one
    at a time. `why` is the name the choice is bound to, or the id of the rule that asks; `card`
    the piece whose text asks, -1 for a basic rule; `line` its line in the card source, 0 for none.
    """

    player: int
    kind: str
    options: tuple[Option, ...]
    why: str
    card: int = -1
    line: int = 0
    _: KW_ONLY
    minimum: int = 1
    maximum: int = 1
    taken: tuple[Option, ...] = ()
    count: int = 0


class Waiting(Exception):
    """Raised through an effect that cannot go on before a player has answered."""

    def __init__(self, choice: Choice) -> None:
        super().__init__(choice.why)
        self.choice = choice


class IllegalAnswer(ValueError):
    """An answer that was not among the options of the choice that was asked."""

    def __init__(self, choice: Choice, answer: Option) -> None:
        super().__init__(f"{answer!r} is no option of {choice.kind} for player {choice.player}")
        self.choice = choice
        self.answer = answer
