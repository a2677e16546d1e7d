"""The Black Serpent, compiled from cards/ring/southron.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Character, Game


def is_battleground(g: Game, c: Context[Any]) -> bool:
    return any(
        g.in_scoring_area(battleground) and g.shows(battleground, "Southron")
        for battleground in g.battlegrounds()
    )


def pay(g: Game, c: Context[Any]) -> None:
    g.eliminate(c.you, c.this)


def action(g: Game, c: Context[Any]) -> None:
    for battleground in g.choose(
        c.you,
        [
            battleground
            for battleground in g.battlegrounds()
            if g.shows(battleground, "Southron") and g.can_reactivate(c.you, battleground)
        ],
        "reactivate",
        card=c.this,
        line=230,
    ):
        g.reactivate(c.you, battleground)


CARD: Final = Character(
    name="The Black Serpent",
    faction="Southron",
    deck="Saruman",
    numbers=(90,),
    icons=((1, "leadership attack"), (1, "leadership defense")),
    abilities=(
        Ability(
            form="action",
            zones=("reserve",),
            conditions=(
                Condition(
                    id="battleground",
                    says="there is a scored Southron battleground",
                    test=is_battleground,
                ),
            ),
            cost=(lambda g, c: g.can_eliminate(c.you, c.this), pay),
            effect=action,
            line=229,
        ),
    ),
    source="cards/ring/southron.card",
)
SOURCE_MAP: Final = ("cards/ring/southron.card", ((9, 229), (21, 230), (35, 225)))
