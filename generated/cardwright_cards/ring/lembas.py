"""Lembas, compiled from cards/ring/elf.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Game, Item


def binds(g: Game, c: Context[Any]) -> tuple[int, ...]:
    return (g.only(path for path in g.paths() if g.on(c.this, path)),)


def pay(g: Game, c: Context[Any]) -> None:
    g.eliminate(c.you, c.this)


def action(g: Game, c: Context[Any]) -> None:
    g.lose(
        c.you,
        len(
            [
                character
                for character in g.cards()
                if g.is_character(character)
                and g.faction(character) == "Hobbit"
                and g.on(character, c.bound[0])
            ],
        ),
    )


CARD: Final = Item(
    name="Lembas",
    faction="Elf",
    deck="Aragorn",
    numbers=(26,),
    wielders=("any Hobbit",),
    abilities=(
        Ability(
            form="action",
            user=lambda g, c: g.only(g.faction_players("Hobbit")),
            conditions=(
                Condition(
                    id="place",
                    says="on a path",
                    test=lambda g, c: g.is_path(g.place(c.this)),
                ),
            ),
            binds=binds,
            cost=(lambda g, c: g.can_eliminate(c.you, c.this), pay),
            effect=action,
            line=272,
        ),
    ),
    source="cards/ring/elf.card",
)
SOURCE_MAP: Final = ("cards/ring/elf.card", ((9, 272), (18, 273), (32, 268)))
