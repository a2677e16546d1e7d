"""Guards of the Citadel, compiled from cards/ring/dunedain.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.ring import Army, Game


def is_on_place(g: Game, c: Context[Any]) -> bool:
    return any(g.on(c.this, other) for other in g.named("Minas Tirith"))


CARD: Final = Army(
    name="Guards of the Citadel",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(3,),
    icons=((1, "attack"), (1, "defense")),
    abilities=(
        Ability(
            form="static",
            conditions=(
                Condition(id="on-place", says='this is on "Minas Tirith"', test=is_on_place),
            ),
            modifiers=(
                Modifier(
                    attribute="defense",
                    stage=Stage.ADD,
                    applies=lambda g, c, piece: piece == c.this,
                    value=lambda g, c, piece: 1,
                    itself=True,
                ),
            ),
            line=47,
        ),
    ),
    source="cards/ring/dunedain.card",
)
SOURCE_MAP: Final = ("cards/ring/dunedain.card", ((9, 47), (13, 43)))
