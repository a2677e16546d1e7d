"""Dead Men of Dunharrow, compiled from cards/ring/dunedain.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.ring import Army, Game


def with_the_king(g: Game, c: Context[Any]) -> bool:
    return any(g.supports(c.this, card) for card in g.cards() if g.title(card) in ("Strider", "Aragorn"))


def this(g: Game, c: Context[Any], piece: int) -> bool:
    return piece == c.this


def two(g: Game, c: Context[Any], piece: int) -> int:
    return 2


CARD: Final = Army(
    name="Dead Men of Dunharrow",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(1,),
    abilities=(
        Ability(
            form="static",
            conditions=(
                Condition(id="supporting", says="this is supporting Strider or Aragorn", test=with_the_king),
            ),
            modifiers=(
                Modifier(attribute="attack", stage=Stage.SET, applies=this, value=two),
                Modifier(attribute="defense", stage=Stage.SET, applies=this, value=two),
            ),
            line=6,
        ),
    ),
    source="cards/ring/dunedain.card",
)
