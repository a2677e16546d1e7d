"""For every timing of Lore cards that the facts attest there is a card that is played so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardwright_cards.battlelore import CARDS
from cardwright_engine.card import Ability


def manner(manner: str) -> Callable[[Ability], bool]:
    return lambda ability: ability.form == "play" and ability.manner == manner


def phase(step: str) -> Callable[[Ability], bool]:
    return lambda ability: ability.form == "play" and ability.steps == (step,) and not ability.event


def reaction(timing: str, event: str) -> Callable[[Ability], bool]:
    return lambda ability: (ability.form, ability.timing, ability.event) == ("react", timing, event)


def in_melee(ability: Ability) -> bool:
    return (ability.form, ability.timing, ability.event) == ("play", "before", "roll")


ATTESTED: dict[str, tuple[str, Callable[[Ability], bool]]] = {
    "alongside your Command card": ("Fireball", manner("alongside command card")),
    "in lieu of your Command card": ("Field Command", manner("instead of command card")),
    "in the Command phase": ("Pick Pocket", phase("command")),
    "in the Movement phase": ("Fresh Tidings", phase("movement")),
    "in the Combat phase": ("Never Tired", phase("combat")),
    "during a melee": ("Berserk", in_melee),
    "before the opponent's dice roll": ("Parry", reaction("before", "roll")),
    "after the opponent's dice roll": ("Backstab", reaction("after", "roll")),
    "in reaction to the opponent's Command card": ("Torn Dispatch", reaction("when", "play")),
    "in reaction to a Lore card": ("Foiled!", reaction("when", "play")),
    "when you play another Lore card": ("Déjà Vu!", reaction("when", "play")),
    "in reaction to a movement (L4: to one of his actions)": ("Tripwire", reaction("after", "move")),
}


@pytest.mark.parametrize("timing", ATTESTED)
def test_every_timing_has_a_card(timing: str) -> None:
    title, played_so = ATTESTED[timing]
    assert any(played_so(ability) for ability in CARDS[title].abilities)
