"""Fresh Tidings, compiled from cards/battlelore/house_lore.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def play(g: Game, c: Context[Any]) -> None:
    g.draw(c.you, 1, "lore-deck", -1)


CARD: Final = LoreCard(
    name="Fresh Tidings",
    classes=("Rogue",),
    cost=1,
    abilities=(Ability(form="play", steps=("movement",), effect=play, line=490),),
    source="cards/battlelore/house_lore.card",
)
SOURCE_MAP: Final = ("cards/battlelore/house_lore.card", ((9, 490), (10, 491), (13, 486)))
