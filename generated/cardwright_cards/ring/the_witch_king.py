"""The Witch-king, compiled from cards/ring/mordor.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.ring import Character, Forsaking, Game


def instead_of_forsaking(g: Game, c: Context[Forsaking]) -> None:
    g.cycle(c.you, c.this)


CARD: Final = Character(
    name="The Witch-king",
    faction="Mordor",
    deck="Witch-king",
    numbers=(112,),
    traits=("Nazgûl",),
    icons=((2, "attack"), (2, "path attack")),
    paths=(1, 2, 3, 5, 6, 7, 8, 9),
    abilities=(
        Ability(
            form="static",
            conditions=(
                Condition(
                    id="reserve",
                    says="this is in reserve",
                    test=lambda g, c: g.in_reserve(c.this),
                ),
            ),
            modifiers=(
                Modifier(
                    attribute="draw_count",
                    stage=Stage.ADD,
                    applies=lambda g, c, piece: piece == c.you,
                    value=lambda g, c, piece: 1,
                ),
            ),
            line=126,
        ),
        Ability(
            form="replace",
            event="forsaking",
            timing="instead of",
            conditions=(
                Condition(
                    id="card",
                    says="this",
                    test=lambda g, c: c.event.card == c.this,
                    itself="card",
                ),
                Condition(
                    id="draw deck",
                    says="this is in your draw deck",
                    test=lambda g, c: c.this in g.draw_deck(c.you),
                ),
            ),
            effect=instead_of_forsaking,
            line=127,
        ),
    ),
    source="cards/ring/mordor.card",
)
SOURCE_MAP: Final = ("cards/ring/mordor.card", ((9, 127), (13, 121)))
