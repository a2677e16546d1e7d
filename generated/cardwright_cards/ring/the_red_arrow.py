"""The Red Arrow, compiled from cards/ring/dunedain.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context, Ruling
from cardwright_engine.games.ring import EventCard, Game


def allows_play(g: Game, c: Context[Any], card: int, place: int) -> bool:
    return (
        g.controller(card) in g.side_players("free")
        and g.faction(card) == "Rohan"
        and g.is_battleground(place)
        and g.shows(place, "Dúnedain")
    )


def allows_play_card(g: Game, c: Context[Any], card: int) -> bool:
    return g.controller(card) in g.side_players("free") and g.faction(card) == "Rohan"


IN_FORCE: Final = Ability(
    form="static",
    rulings=(
        Ruling(verb="play", allows=True, applies=allows_play, first=allows_play_card),
        Ruling(verb="move", allows=True, applies=allows_play, first=allows_play_card),
    ),
    id="The Red Arrow/1",
    line=653,
)


def play(g: Game, c: Context[Any]) -> None:
    g.last(c, IN_FORCE, "round")


CARD: Final = EventCard(
    name="The Red Arrow",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(16,),
    abilities=(Ability(form="play", steps=("action",), effect=play, line=652),),
    lasting=(IN_FORCE,),
    source="cards/ring/dunedain.card",
)
SOURCE_MAP: Final = (
    "cards/ring/dunedain.card",
    ((9, 654), (22, 653), (33, 652), (34, 653), (37, 648)),
)
