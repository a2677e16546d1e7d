"""The Day Without Dawn, compiled from cards/ring/mordor.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import EventCard, Game


def play(g: Game, c: Context[Any]) -> None:
    drawn = g.draw(c.you, 7)
    eliminated = g.choose(c.you, drawn, "card", card=c.this, line=7)
    for card in eliminated:
        g.eliminate(c.you, card)
    left = [card for card in drawn if card not in eliminated]
    options = [card for card in left if g.is_army(card) and g.can_play(c.you, card)]
    armies = g.choose(c.you, options, "army", minimum=0, maximum=2, card=c.this, line=8)
    for army in armies:
        g.play(c.you, army, manner="without cycling")
    for card in left:
        if card not in armies:
            g.cycle(c.you, card)


CARD: Final = EventCard(
    name="The Day Without Dawn",
    faction="Mordor",
    deck="Witch-king",
    numbers=(119,),
    abilities=(Ability(form="play", steps=("action",), effect=play, line=5),),
    source="cards/ring/mordor.card",
)
