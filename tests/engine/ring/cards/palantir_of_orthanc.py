"""Palantír of Orthanc, compiled from cards/ring/isengard.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Game, Item


def use(g: Game, c: Context[Any]) -> None:
    seen = g.look(c.you, 3, "draw deck", c.you)
    eliminated = g.choose(c.you, seen, "card", card=c.this, line=8)
    for card in eliminated:
        g.eliminate(c.you, card)
    rest = [card for card in seen if card not in eliminated]
    cycled = g.choose(c.you, rest, "card", card=c.this, line=8)
    for card in cycled:
        g.cycle(c.you, card)
    for card in rest:
        if card not in cycled:
            g.add(c.you, card, "hand", c.you)


CARD: Final = Item(
    name="Palantír of Orthanc",
    faction="Isengard",
    deck="Saruman",
    numbers=(69,),
    wielders=("Saruman",),
    abilities=(Ability(form="action", zones=("reserve",), limit="round", effect=use, line=6),),
    source="cards/ring/isengard.card",
)
