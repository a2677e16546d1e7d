"""Éomer, compiled from cards/ring/rohan.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Character, Game, Play


def when_play(g: Game, c: Context[Play]) -> None:
    drawn = list(g.draw(c.you, 5))
    for army in g.choose(
        c.you,
        [
            army
            for army in drawn
            if g.is_army(army)
            and g.faction(army) == "Rohan"
            and g.can_play(c.you, army, manner="without cycling")
        ],
        "play",
        minimum=0,
        card=c.this,
        line=50,
    ):
        g.play(c.you, army, -1, -1, manner="without cycling")
        drawn.remove(army)
    for card in drawn:
        g.cycle(c.you, card)


CARD: Final = Character(
    name="Éomer",
    faction="Rohan",
    deck="Frodo",
    numbers=(46,),
    icons=((1, "attack"), (1, "leadership defense")),
    abilities=(
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
            line=48,
        ),
    ),
    source="cards/ring/rohan.card",
)
SOURCE_MAP: Final = (
    "cards/ring/rohan.card",
    ((9, 48), (10, 49), (11, 50), (27, 49), (28, 51), (31, 44)),
)
