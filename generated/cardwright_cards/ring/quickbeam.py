"""Quickbeam, compiled from cards/ring/wizard.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.ring import Character, Game


def changes_attack(g: Game, c: Context[Any], piece: int) -> bool:
    return piece == c.this


def new_attack(g: Game, c: Context[Any], piece: int) -> int:
    field = g.only(battleground for battleground in g.battlegrounds() if g.on(c.this, battleground))
    return (
        len(
            [
                card
                for card in g.cards()
                if g.faction(card) == "Isengard"
                and (g.is_army(card) or g.is_character(card))
                and g.on(card, field)
            ],
        )
        // 2
    )


CARD: Final = Character(
    name="Quickbeam",
    faction="Wizard",
    deck="Frodo",
    numbers=(54,),
    traits=("Ent",),
    icons=((1, "path defense"),),
    paths=(5, 6),
    abilities=(
        Ability(
            form="static",
            conditions=(
                Condition(
                    id="on-place",
                    says="this is on a battleground as field",
                    test=lambda g, c: g.is_battleground(g.place(c.this)),
                ),
            ),
            modifiers=(
                Modifier(
                    attribute="attack",
                    stage=Stage.ADD,
                    applies=changes_attack,
                    value=new_attack,
                    itself=True,
                ),
                Modifier(
                    attribute="defense",
                    stage=Stage.ADD,
                    applies=changes_attack,
                    value=new_attack,
                    itself=True,
                ),
            ),
            line=114,
        ),
    ),
    source="cards/ring/wizard.card",
)
SOURCE_MAP: Final = ("cards/ring/wizard.card", ((9, 115), (29, 109)))
