"""The Black Easterling, compiled from cards/ring/mordor.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.ring import Character, Game, Play


def is_on_place(g: Game, c: Context[Any]) -> bool:
    return any(g.on(c.this, other) for other in g.named("Dol Guldur"))


def when_play(g: Game, c: Context[Play]) -> None:
    g.draw(c.you, 1)


CARD: Final = Character(
    name="The Black Easterling",
    faction="Mordor",
    deck="Witch-king",
    numbers=(104,),
    traits=("Nazgûl",),
    icons=((1, "leadership attack"), (1, "leadership defense"), (1, "path attack")),
    paths=(1, 2, 3, 5, 6, 7, 8, 9),
    abilities=(
        Ability(
            form="static",
            conditions=(
                Condition(id="on-place", says='this is on "Dol Guldur"', test=is_on_place),
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
            line=517,
        ),
        Ability(
            form="trigger",
            event="play",
            timing="when",
            conditions=(
                Condition(id="player", says="you", test=lambda g, c: c.event.player == c.you),
                Condition(
                    id="card",
                    says="this",
                    test=lambda g, c: c.event.card == c.this,
                    itself="card",
                ),
            ),
            effect=when_play,
            line=518,
        ),
    ),
    source="cards/ring/mordor.card",
)
SOURCE_MAP: Final = ("cards/ring/mordor.card", ((9, 517), (13, 518), (17, 512)))
