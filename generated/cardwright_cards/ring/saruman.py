"""Saruman, compiled from cards/ring/isengard.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.ring import Character, Forsaking, Game


def instead_of_forsaking(g: Game, c: Context[Forsaking]) -> None:
    g.cycle(c.you, c.this)


CARD: Final = Character(
    name="Saruman",
    faction="Isengard",
    deck="Saruman",
    numbers=(67,),
    icons=(
        (1, "attack"),
        (1, "defense"),
        (1, "leadership attack"),
        (1, "leadership defense"),
        (2, "path attack"),
    ),
    paths=(5, 6),
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
            line=48,
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
            line=49,
        ),
    ),
    source="cards/ring/isengard.card",
)
SOURCE_MAP: Final = ("cards/ring/isengard.card", ((9, 49), (13, 43)))
