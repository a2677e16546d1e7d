"""What is allowed: the text of cards first, then the basic rules."""

from __future__ import annotations

from cardwright_engine.games.battlelore.field import Field


class Permission(Field):
    """The part of the game that weighs card text against basic rules. Which of two card texts wins
    is decided by the core (L10, `CardGame.ruling` and `CardGame.number`)."""

    def may(self, basic: bool, verb: str, *what: int) -> bool:
        """Whether something may be done, where `basic` is what the basic rules say of it."""
        said = None if self.silent(verb) else self.card_says(verb, *what)
        return self.in_force(basic) if said is None else said

    def card_says(self, verb: str, *what: int) -> bool | None:
        """L9: a card's text beats the basic rules. None where no card speaks."""
        return self.ruling(verb, *what)

    def in_force(self, basic: bool) -> bool:
        """L11: where no card speaks, all basic rules stay in force."""
        return basic
