"""Palantír of Orthanc, compiled from cards/ring/isengard.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Game, Item


def action(g: Game, c: Context[Any]) -> None:
    seen = list(g.look(c.you, 3, "draw deck", c.you))
    for card in g.choose(
        c.you,
        [card for card in seen if g.can_eliminate(c.you, card)],
        "eliminate",
        card=c.this,
        line=83,
    ):
        g.eliminate(c.you, card)
        seen.remove(card)
    for card in g.choose(
        c.you,
        [card for card in seen if g.can_cycle(c.you, card)],
        "cycle",
        card=c.this,
        line=84,
    ):
        g.cycle(c.you, card)
        seen.remove(card)
    for card in seen:
        g.add(c.you, card, "hand", c.you)


CARD: Final = Item(
    name="Palantír of Orthanc",
    faction="Isengard",
    deck="Saruman",
    numbers=(69,),
    wielders=("Saruman",),
    abilities=(Ability(form="action", zones=("reserve",), limit="round", effect=action, line=81),),
    source="cards/ring/isengard.card",
)
SOURCE_MAP: Final = (
    "cards/ring/isengard.card",
    ((9, 81), (10, 82), (11, 83), (20, 84), (29, 82), (30, 85), (33, 77)),
)
