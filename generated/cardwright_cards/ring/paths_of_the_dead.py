"""Paths of the Dead, compiled from cards/ring/dunedain.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import EventCard, Game


def play(g: Game, c: Context[Any]) -> None:
    g.forsake(c.you, 2)
    if any(g.in_reserve(piece) for piece in g.named("Strider", "Aragorn")):
        g.draw(c.you, 5)
    else:
        g.draw(c.you, 4)


CARD: Final = EventCard(
    name="Paths of the Dead",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(15,),
    abilities=(Ability(form="play", steps=("action",), effect=play, line=587),),
    source="cards/ring/dunedain.card",
)
SOURCE_MAP: Final = (
    "cards/ring/dunedain.card",
    ((9, 587), (10, 588), (11, 589), (12, 590), (14, 592), (17, 583)),
)
