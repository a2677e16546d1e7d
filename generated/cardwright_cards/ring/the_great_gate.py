"""The Great Gate, compiled from cards/ring/dunedain.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Ruling, Stage
from cardwright_engine.games.ring import Army, Game


def forbids_play(g: Game, c: Context[Any], card: int, place: int) -> bool:
    return card == c.this and g.is_battleground(place) and g.side(place) == "shadow"


def is_on_place(g: Game, c: Context[Any]) -> bool:
    return any(g.on(c.this, other) for other in g.named("Minas Tirith"))


CARD: Final = Army(
    name="The Great Gate",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(5,),
    abilities=(
        Ability(
            form="static",
            rulings=(
                Ruling(verb="play", allows=False, applies=forbids_play, about=0, printed=True),
                Ruling(verb="move", allows=False, applies=forbids_play, about=0, printed=True),
            ),
            line=131,
        ),
        Ability(
            form="static",
            conditions=(
                Condition(id="on-place", says='this is on "Minas Tirith"', test=is_on_place),
            ),
            modifiers=(
                Modifier(
                    attribute="defense",
                    stage=Stage.SET,
                    applies=lambda g, c, piece: piece == c.this,
                    value=lambda g, c, piece: 3,
                    itself=True,
                ),
            ),
            line=132,
        ),
    ),
    source="cards/ring/dunedain.card",
)
SOURCE_MAP: Final = ("cards/ring/dunedain.card", ((9, 131), (13, 132), (17, 128)))
