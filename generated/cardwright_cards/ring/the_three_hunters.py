"""The Three Hunters, compiled from cards/ring/dunedain.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context, Ruling
from cardwright_engine.games.ring import EventCard, Game


def allows_play(g: Game, c: Context[Any], card: int, place: int) -> bool:
    return (
        g.controller(card) in g.side_players("free")
        and g.title(card) in ("Gimli", "Legolas", "Strider", "Aragorn")
        and g.is_battleground(place)
    )


def allows_play_card(g: Game, c: Context[Any], card: int) -> bool:
    return g.controller(card) in g.side_players("free") and g.title(card) in (
        "Gimli",
        "Legolas",
        "Strider",
        "Aragorn",
    )


def allows_support(g: Game, c: Context[Any], army: int, character: int) -> bool:
    return (
        g.is_army(army)
        and g.side(army) == "free"
        and g.title(character) in ("Gimli", "Legolas", "Strider", "Aragorn")
    )


def allows_support_army(g: Game, c: Context[Any], army: int) -> bool:
    return g.is_army(army) and g.side(army) == "free"


IN_FORCE: Final = Ability(
    form="static",
    rulings=(
        Ruling(verb="play", allows=True, applies=allows_play, first=allows_play_card),
        Ruling(verb="move", allows=True, applies=allows_play, first=allows_play_card),
        Ruling(verb="support", allows=True, applies=allows_support, first=allows_support_army),
    ),
    id="The Three Hunters/1",
    line=709,
)


def play(g: Game, c: Context[Any]) -> None:
    g.last(c, IN_FORCE, "round")


CARD: Final = EventCard(
    name="The Three Hunters",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(17,),
    abilities=(Ability(form="play", steps=("action",), effect=play, line=708),),
    lasting=(IN_FORCE,),
    source="cards/ring/dunedain.card",
)
SOURCE_MAP: Final = (
    "cards/ring/dunedain.card",
    ((9, 710), (26, 711), (38, 709), (50, 708), (51, 709), (54, 705)),
)
