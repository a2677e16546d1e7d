"""Gildor's Encampment, compiled from cards/ring/paths.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Game, Path


def when_activation(g: Game, c: Context[Activation]) -> None:
    elf_player = g.only(g.faction_players("Elf"))
    g.draw(elf_player, 1)
    for card in g.choose(
        elf_player,
        [card for card in g.hand(elf_player) if g.can_cycle(elf_player, card)],
        "cycle",
        card=c.this,
        line=61,
    ):
        g.cycle(elf_player, card)


CARD: Final = Path(
    name="Gildor's Encampment",
    number=1,
    victory_points=1,
    path_defense=1,
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
            line=61,
        ),
    ),
    source="cards/ring/paths.card",
)
SOURCE_MAP: Final = ("cards/ring/paths.card", ((9, 61), (22, 58)))
