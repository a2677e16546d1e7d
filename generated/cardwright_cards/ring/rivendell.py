"""Rivendell, compiled from cards/ring/battlegrounds.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Battleground, Game


def when_activation(g: Game, c: Context[Activation]) -> None:
    elf_player = g.only(g.faction_players("Elf"))
    g.draw(elf_player, 1)
    for card in g.choose(
        elf_player,
        [card for card in g.hand(elf_player) if g.can_cycle(elf_player, card)],
        "cycle",
        card=c.this,
        line=303,
    ):
        g.cycle(elf_player, card)


CARD: Final = Battleground(
    name="Rivendell",
    side="free",
    victory_points=2,
    defense=2,
    defenders=("Elf", "Wizard"),
    attackers=("Monstrous",),
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
            line=303,
        ),
    ),
    source="cards/ring/battlegrounds.card",
)
SOURCE_MAP: Final = ("cards/ring/battlegrounds.card", ((9, 303), (22, 298)))
