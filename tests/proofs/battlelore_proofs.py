"""The first edition without one of its rules at a time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from cardwright_engine.abilities import CardGame
from cardwright_engine.card import Ability, Context
from cardwright_engine.game import Game
from cardwright_engine.games.battlelore.council import Council
from cardwright_engine.games.battlelore.events import Roll
from cardwright_engine.games.battlelore.field import Field
from cardwright_engine.games.battlelore.permission import Permission
from cardwright_engine.games.battlelore.pieces import seat
from cardwright_engine.games.battlelore.plays import Plays
from cardwright_engine.games.battlelore.purse import Purse
from cardwright_engine.games.battlelore.rolls import Rolls
from proofs.proof import Proof

_NUMBER: Final = CardGame.number
_CLASSES: Final = ("Wizard", "Cleric", "Rogue", "Warrior")


def _in_any_phase(self: Plays, ability: Ability) -> bool:
    return True


def _on_credit(self: Plays, player: int, card: int) -> bool:
    return True


def _never_cleared(self: Plays) -> None:
    return


def _no_reactions(self: Plays, ability: Ability, event: Any, timing: str) -> bool:
    return False


def _no_limit(self: Plays, player: int, ability: Ability) -> bool:
    return True


def _in_any_turn(self: Plays, player: int, ability: Ability) -> bool:
    return True


def _target_of_chance(self: Plays, ability: Ability, context: Context[Any]) -> Iterator[tuple[int, ...]]:
    listed = ability.targets(self, context) if ability.targets is not None else ((),)
    yield from list(listed)[:1]


def _carried_out_by_the_other(self: Field, unit: int) -> int:
    return 1 - self.controller(unit)


def _cards_say_nothing(self: Permission, verb: str, *what: int) -> bool | None:
    return None


def _earliest_wins(
    self: CardGame[Any], attribute: str, piece: int, base: int, caps: Iterable[int] = ()
) -> int:
    """Of several lasting effects on one number only the first one holds."""
    lasting = self.state.lasting
    changing = [
        each
        for each in lasting
        if any(modifier.attribute == attribute for modifier in self._lasting[each[0]].modifiers)
    ]
    self.state.lasting = tuple(each for each in lasting if each not in changing[1:])
    try:
        return _NUMBER(self, attribute, piece, base, caps)
    finally:
        self.state.lasting = lasting


def _no_basic_rules(self: Permission, basic: bool) -> bool:
    return True


def _trumped(self: Rolls, roll: Roll) -> bool:
    return False


def _collected_all_the_same(self: Purse, roll: Roll, player: int) -> None:
    self.gain(player, roll.dice.count("lore"))


def _rounded_down(self: Game[Any], number: int) -> int:
    return number // 2


def _out_of_nothing(self: Purse, there: int, wanted: int) -> int:
    return wanted


def _any_master_will_do(self: Council, player: int, card: int) -> int:
    return max(1, *(self.state.levels[seat(player, name)] for name in _CLASSES))


PROOFS: Final = (
    Proof("L1", Plays, "in_phase", _in_any_phase),
    Proof("L2", Plays, "payable", _on_credit),
    Proof("L3", Plays, "clear_tables", _never_cleared),
    Proof("L4", Plays, "in_window", _no_reactions),
    Proof("L5", Plays, "within_limit", _no_limit),
    Proof("L6", Plays, "in_turn", _in_any_turn),
    Proof("L7", Plays, "listed_targets", _target_of_chance),
    Proof("L8", Field, "carries_out", _carried_out_by_the_other),
    Proof("L9", Permission, "card_says", _cards_say_nothing),
    Proof("L10", CardGame, "number", _earliest_wins),
    Proof("L11", Permission, "in_force", _no_basic_rules),
    Proof("L12", Rolls, "symbols_apply", _trumped),
    Proof("L13", Purse, "collect", _collected_all_the_same),
    Proof("L14", Game, "half", _rounded_down),
    Proof("L15", Purse, "available", _out_of_nothing),
    Proof("L16", Council, "acting_level", _any_master_will_do),
)
