"""Ioreth, compiled from cards/ring/dunedain.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import BattlegroundCombat, Character, Game


def after_battleground_combat(g: Game, c: Context[BattlegroundCombat]) -> None:
    for casualty in g.choose(
        c.you,
        [
            casualty
            for casualty in g.casualties()
            if g.side(casualty) == "free"
            and casualty != c.this
            and g.faction(casualty) != "Wizard"
            and g.can_cycle(c.you, casualty)
        ],
        "cycle",
        minimum=0,
        card=c.this,
        line=493,
    ):
        g.cycle(c.you, casualty)
        g.cycle(c.you, c.this)


CARD: Final = Character(
    name="Ioreth",
    faction="Dúnedain",
    deck="Aragorn",
    promo=1,
    icons=((1, "leadership defense"),),
    abilities=(
        Ability(
            form="trigger",
            event="battleground combat",
            timing="after",
            zones=("eliminated pile",),
            conditions=(
                Condition(id="lost", says="this is lost", test=lambda g, c: g.lost(c.this)),
            ),
            effect=after_battleground_combat,
            line=492,
        ),
    ),
    source="cards/ring/dunedain.card",
)
SOURCE_MAP: Final = ("cards/ring/dunedain.card", ((9, 492), (10, 493), (26, 494), (29, 488)))
