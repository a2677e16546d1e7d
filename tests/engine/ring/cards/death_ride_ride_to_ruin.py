"""Death! Ride, Ride to Ruin!, compiled from cards/ring/rohan.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import EventCard, Game


def play(g: Game, c: Context[Any]) -> None:
    riders = [card for card in g.reserve(c.you) if g.faction(card) == "Rohan"]
    fallen = g.choose(c.you, riders, "fallen", minimum=0, maximum=len(riders), card=c.this, line=6)
    for card in fallen:
        g.eliminate(c.you, card)
    for player in g.faction_players("Mordor"):
        fields = [place for place in g.battlegrounds() if g.active(place)]
        victims = [
            card
            for card in g.cards()
            if g.faction(card) == "Mordor" and any(g.on(card, field) for field in fields)
        ]
        for card in g.choose(
            player, victims, "card", minimum=len(fallen), maximum=len(fallen), card=c.this, line=7
        ):
            g.eliminate(player, card)


CARD: Final = EventCard(
    name="Death! Ride, Ride to Ruin!",
    faction="Rohan",
    deck="Frodo",
    numbers=(50,),
    abilities=(Ability(form="play", steps=("action",), effect=play, line=5),),
    source="cards/ring/rohan.card",
)
