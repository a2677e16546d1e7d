"""Death! Ride, Ride to Ruin!, compiled from cards/ring/rohan.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import EventCard, Game


def play(g: Game, c: Context[Any]) -> None:
    mordor_player = g.only(g.faction_players("Mordor"))
    options = [
        card
        for card in g.reserve(c.you)
        if g.faction(card) == "Rohan" and g.can_eliminate(c.you, card)
    ]
    fallen = g.choose(
        c.you,
        options,
        "fallen",
        minimum=0,
        maximum=len(options),
        card=c.this,
        line=276,
    )
    for card in fallen:
        g.eliminate(c.you, card)
    for card in g.choose(
        mordor_player,
        [
            card
            for card in g.cards()
            if g.faction(card) == "Mordor"
            and any(g.on(card, battleground) for battleground in g.active_battlegrounds())
            and g.can_eliminate(mordor_player, card)
        ],
        "eliminate",
        minimum=len(fallen),
        maximum=len(fallen),
        card=c.this,
        line=277,
    ):
        g.eliminate(mordor_player, card)


CARD: Final = EventCard(
    name="Death! Ride, Ride to Ruin!",
    faction="Rohan",
    deck="Frodo",
    numbers=(50,),
    abilities=(Ability(form="play", steps=("action",), effect=play, line=275),),
    source="cards/ring/rohan.card",
)
SOURCE_MAP: Final = (
    "cards/ring/rohan.card",
    ((9, 275), (10, 277), (11, 276), (27, 277), (45, 272)),
)
