"""Ioreth, compiled from cards/ring/dunedain.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import BattlegroundCombat, Character, Game


def lost(g: Game, c: Context[BattlegroundCombat]) -> bool:
    return g.lost(c.this)


def tend(g: Game, c: Context[BattlegroundCombat]) -> None:
    patients = [
        card
        for card in g.casualties()
        if card != c.this
        and g.side(card) == "free"
        and g.faction(card) != "Wizard"
        and g.can_cycle(c.you, card)
    ]
    chosen = g.choose(c.you, patients, "patient", minimum=0, card=c.this, line=9)
    for patient in chosen:
        g.cycle(c.you, patient)
    if chosen:
        g.cycle(c.you, c.this)


CARD: Final = Character(
    name="Ioreth",
    faction="Dúnedain",
    deck="Aragorn",
    promo=1,
    icons=((1, "leadership defense"),),
    abilities=(
        Ability(
            form="trigger",
            event="battleground combat",
            timing="after",
            zones=("eliminated pile",),
            conditions=(Condition(id="lost", says="this is lost", test=lost),),
            effect=tend,
            line=8,
        ),
    ),
    source="cards/ring/dunedain.card",
)
