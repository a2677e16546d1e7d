"""The Ringwraiths Are Abroad, compiled from cards/ring/mordor.card."""

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
        line=1015,
    ):
        g.eliminate(c.you, card)
        drawn.remove(card)
    for character in g.choose(
        c.you,
        [
            character
            for character in drawn
            if g.is_character(character)
            and g.has_trait(character, "Nazgûl")
            and g.can_play(c.you, character, manner="without cycling")
        ],
        "play",
        minimum=0,
        maximum=2,
        card=c.this,
        line=1016,
    ):
        g.play(c.you, character, -1, -1, manner="without cycling")
        drawn.remove(character)
    for card in drawn:
        g.cycle(c.you, card)


CARD: Final = EventCard(
    name="The Ringwraiths Are Abroad",
    faction="Mordor",
    deck="Witch-king",
    numbers=(120,),
    abilities=(Ability(form="play", steps=("action",), effect=play, line=1013),),
    source="cards/ring/mordor.card",
)
SOURCE_MAP: Final = (
    "cards/ring/mordor.card",
    ((9, 1013), (10, 1014), (11, 1015), (20, 1016), (37, 1014), (38, 1017), (41, 1010)),
)
