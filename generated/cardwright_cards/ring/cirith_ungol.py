"""Cirith Ungol, compiled from cards/ring/paths.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Game, Path


def when_activation(g: Game, c: Context[Activation]) -> None:
    mordor_player = g.only(g.faction_players("Mordor"))
    drawn = list(g.draw(mordor_player, 5))
    for army in g.choose(
        mordor_player,
        [
            army
            for army in drawn
            if g.is_army(army) and g.can_play(mordor_player, army, manner="without cycling")
        ],
        "play",
        minimum=0,
        card=c.this,
        line=676,
    ):
        g.play(mordor_player, army, -1, -1, manner="without cycling")
        drawn.remove(army)
    for card in drawn:
        g.cycle(mordor_player, card)


CARD: Final = Path(
    name="Cirith Ungol",
    number=8,
    victory_points=2,
    path_defense=0,
    abilities=(
        Ability(
            form="trigger",
            event="activation",
            timing="when",
            conditions=(
                Condition(
                    id="place",
                    says="this",
                    test=lambda g, c: c.event.place == c.this,
                    itself="place",
                ),
            ),
            effect=when_activation,
            line=674,
        ),
    ),
    source="cards/ring/paths.card",
)
SOURCE_MAP: Final = (
    "cards/ring/paths.card",
    ((9, 674), (10, 675), (12, 676), (26, 675), (27, 677), (30, 671)),
)
