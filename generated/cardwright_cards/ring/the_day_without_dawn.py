"""The Day Without Dawn, compiled from cards/ring/mordor.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import EventCard, Game


def play(g: Game, c: Context[Any]) -> None:
    drawn = list(g.draw(c.you, 7))
    for card in g.choose(
        c.you,
        [card for card in drawn if g.can_eliminate(c.you, card)],
        "eliminate",
        card=c.this,
        line=256,
    ):
        g.eliminate(c.you, card)
        drawn.remove(card)
    for army in g.choose(
        c.you,
        [
            army
            for army in drawn
            if g.is_army(army) and g.can_play(c.you, army, manner="without cycling")
        ],
        "play",
        minimum=0,
        maximum=2,
        card=c.this,
        line=257,
    ):
        g.play(c.you, army, -1, -1, manner="without cycling")
        drawn.remove(army)
    for card in drawn:
        g.cycle(c.you, card)


CARD: Final = EventCard(
    name="The Day Without Dawn",
    faction="Mordor",
    deck="Witch-king",
    numbers=(119,),
    abilities=(Ability(form="play", steps=("action",), effect=play, line=254),),
    source="cards/ring/mordor.card",
)
SOURCE_MAP: Final = (
    "cards/ring/mordor.card",
    ((9, 254), (10, 255), (11, 256), (20, 257), (35, 255), (36, 258), (39, 251)),
)
