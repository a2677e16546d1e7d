"""Cards written by hand in the form in which the compiler emits them, until it does."""

from typing import Final

from cardwright_engine.card import Card
from engine.battlelore.cards import (
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
)

CARDS: Final[dict[str, Card]] = {
    module.CARD.name: module.CARD
    for module in (
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
    )
}
