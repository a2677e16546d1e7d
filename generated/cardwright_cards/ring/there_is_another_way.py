"""There Is Another Way, compiled from cards/ring/hobbit.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import EventCard, Game


def is_path(g: Game, c: Context[Any]) -> bool:
    return any(
        g.unused(path) and g.path_number(path) == g.path_number(g.only(g.active_paths()))
        for path in g.paths()
    )


def play(g: Game, c: Context[Any]) -> None:
    for way in g.choose(
        c.you,
        [
            path
            for path in g.paths()
            if g.path_number(path) == g.path_number(g.only(g.active_paths()))
            and g.can_activate(c.you, path)
        ],
        "way",
        card=c.this,
        line=396,
    ):
        g.activate(c.you, way)
        g.put(c.you, 1, "path_defense", way)


CARD: Final = EventCard(
    name="There Is Another Way",
    faction="Hobbit",
    deck="Frodo",
    numbers=(42,),
    abilities=(
        Ability(
            form="play",
            steps=("action",),
            conditions=(
                Condition(
                    id="path",
                    says="there is an unused path with (number of the active path) number",
                    test=is_path,
                ),
            ),
            effect=play,
            line=395,
        ),
    ),
    source="cards/ring/hobbit.card",
)
SOURCE_MAP: Final = ("cards/ring/hobbit.card", ((9, 395), (17, 396), (30, 397), (33, 392)))
