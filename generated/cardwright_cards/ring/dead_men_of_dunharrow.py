"""Dead Men of Dunharrow, compiled from cards/ring/dunedain.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.ring import Army, Game


def is_supporting(g: Game, c: Context[Any]) -> bool:
    return any(g.supports(c.this, other) for other in g.named("Strider", "Aragorn"))


def changes_attack(g: Game, c: Context[Any], piece: int) -> bool:
    return piece == c.this


CARD: Final = Army(
    name="Dead Men of Dunharrow",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(1,),
    abilities=(
        Ability(
            form="static",
            conditions=(
                Condition(
                    id="supporting",
                    says='this is supporting "Strider" or "Aragorn"',
                    test=is_supporting,
                ),
            ),
            modifiers=(
                Modifier(
                    attribute="attack",
                    stage=Stage.SET,
                    applies=changes_attack,
                    value=lambda g, c, piece: 2,
                    itself=True,
                ),
                Modifier(
                    attribute="defense",
                    stage=Stage.SET,
                    applies=changes_attack,
                    value=lambda g, c, piece: 2,
                    itself=True,
                ),
            ),
            line=99,
        ),
    ),
    source="cards/ring/dunedain.card",
)
SOURCE_MAP: Final = ("cards/ring/dunedain.card", ((9, 99), (17, 96)))
