"""The Card Game without one of its rules at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright_engine.games.ring.actions import Actions
from cardwright_engine.games.ring.combat import Combats
from cardwright_engine.games.ring.entry import Entries
from cardwright_engine.games.ring.icons import Icons
from cardwright_engine.games.ring.locations import Locations
from cardwright_engine.games.ring.piles import Piles
from cardwright_engine.games.ring.rounds import Rounds
from proofs.proof import Proof


def _nothing_comes_up(self: Rounds) -> None:
    self._go_to("action")


def _text_not_read(self: Locations, player: int, place: int) -> None:
    return


def _paths_side_by_side(self: Locations) -> None:
    return


def _pass_at_will(self: Actions, player: int) -> bool:
    return True


def _keep_all(self: Icons, player: int) -> int:
    return 99


def _plays_are_free(self: Entries, player: int, card: int) -> None:
    return


def _anybody_wields(self: Entries, character: int, item: int) -> bool:
    return self.is_character(character)


def _items_stay_behind(self: Piles, wielder: int, does: Callable[[int], object]) -> None:
    return


def _no_path_combat(self: Combats) -> None:
    self.state.path = -1


def _leads_alone(self: Icons, character: int) -> bool:
    return True


def _shields_as_ever(self: Icons, battleground: int) -> int:
    return self.defense(battleground)


PROOFS: Final = (
    Proof("R1", Rounds, "location_step", _nothing_comes_up),
    Proof("R2", Locations, "activation_text", _text_not_read),
    Proof("R3", Locations, "make_way", _paths_side_by_side),
    Proof("R4", Actions, "may_pass", _pass_at_will),
    Proof("R5", Icons, "carryover_limit", _keep_all),
    Proof("R6", Entries, "pay_for_play", _plays_are_free),
    Proof("R7", Entries, "can_wield", _anybody_wields),
    Proof("R8", Piles, "take_along", _items_stay_behind),
    Proof("R9", Combats, "path_combat", _no_path_combat),
    Proof("R10", Icons, "supported", _leads_alone),
    Proof("R11", Icons, "shields", _shields_as_ever),
)
