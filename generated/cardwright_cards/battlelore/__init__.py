"""The cards of BattleLore, by their titles."""

from collections.abc import Mapping
from typing import Final

from cardwright_cards.battlelore import (
    across_the_ford,
    backstab,
    berserk,
    counter_attack,
    cry_havoc,
    deja_vu,
    fearless,
    field_command,
    fireball,
    foiled,
    parry,
    pick_pocket,
    probe_center,
    probe_left,
    probe_right,
    toll_of_the_bridge,
)
from cardwright_engine.card import Card

CARDS: Final[Mapping[str, Card]] = {
    card.name: card
    for card in (
        across_the_ford.CARD,
        backstab.CARD,
        berserk.CARD,
        counter_attack.CARD,
        cry_havoc.CARD,
        deja_vu.CARD,
        fearless.CARD,
        field_command.CARD,
        fireball.CARD,
        foiled.CARD,
        parry.CARD,
        pick_pocket.CARD,
        probe_center.CARD,
        probe_left.CARD,
        probe_right.CARD,
        toll_of_the_bridge.CARD,
    )
}
