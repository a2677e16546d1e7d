"""The cards of BattleLore: Second Edition, by their titles."""

from collections.abc import Mapping
from typing import Final

from cardwright_cards.battlelore2 import (
    battle_march,
    blood_harvesters,
    citadel_guards,
    greyhaven_battlemages,
    lightning_surge,
    line_advance,
    mire_wolves,
    onslaught,
    riverwatch_riders,
    the_drowned_causeway,
    yeoman_archers,
)
from cardwright_engine.card import Card

CARDS: Final[Mapping[str, Card]] = {
    card.name: card
    for card in (
        battle_march.CARD,
        blood_harvesters.CARD,
        citadel_guards.CARD,
        greyhaven_battlemages.CARD,
        lightning_surge.CARD,
        line_advance.CARD,
        mire_wolves.CARD,
        onslaught.CARD,
        riverwatch_riders.CARD,
        the_drowned_causeway.CARD,
        yeoman_archers.CARD,
    )
}
