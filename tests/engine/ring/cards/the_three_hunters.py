"""The Three Hunters, compiled from cards/ring/dunedain.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context, Ruling
from cardwright_engine.games.ring import EventCard, Game

HUNTERS: Final = ("Gimli", "Legolas", "Strider", "Aragorn")


def hunter_enters(g: Game, c: Context[Any], card: int, place: int) -> bool:
    return g.title(card) in HUNTERS and place in g.battlegrounds()


def backs_hunter(g: Game, c: Context[Any], army: int, character: int) -> bool:
    return g.side(army) == "free" and g.title(character) in HUNTERS


HUNT: Final = Ability(
    form="static",
    id="The Three Hunters/1",
    rulings=(
        Ruling(verb="play", allows=True, applies=hunter_enters),
        Ruling(verb="move", allows=True, applies=hunter_enters),
        Ruling(verb="support", allows=True, applies=backs_hunter),
    ),
)


def play(g: Game, c: Context[Any]) -> None:
    g.last(c, HUNT, "round")


CARD: Final = EventCard(
    name="The Three Hunters",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(17,),
    abilities=(Ability(form="play", steps=("action",), effect=play, line=5),),
    lasting=(HUNT,),
    source="cards/ring/dunedain.card",
)
