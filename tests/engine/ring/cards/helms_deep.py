"""Helm's Deep, compiled from cards/ring/battlegrounds.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Battleground, Game


def activated(g: Game, c: Context[Activation]) -> bool:
    return c.event.place == c.this


def text(g: Game, c: Context[Activation]) -> None:
    for player in g.faction_players("Rohan"):
        drawn = g.draw(player, 5)
        options = [
            card
            for card in drawn
            if (g.is_army(card) or g.is_character(card)) and g.can_play(player, card, c.this)
        ]
        chosen = g.choose(player, options, "card", minimum=0, card=c.this, line=10)
        for card in chosen:
            g.play(player, card, c.this, manner="without cycling")
        for card in drawn:
            if card not in chosen:
                g.cycle(player, card)


CARD: Final = Battleground(
    name="Helm's Deep",
    side="free",
    victory_points=2,
    defense=2,
    defenders=("Rohan", "Wizard"),
    attackers=("Isengard",),
    abilities=(
        Ability(
            form="trigger",
            event="activation",
            timing="when",
            conditions=(Condition(id="activation", says="this is activated", test=activated),),
            effect=text,
            line=8,
        ),
    ),
    source="cards/ring/battlegrounds.card",
)
