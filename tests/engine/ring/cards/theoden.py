"""Théoden, compiled from cards/ring/rohan.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.ring import Character, Game, Play


def gandalf(g: Game, c: Context[Any]) -> bool:
    return any(g.title(card) in ("Gandalf the Grey", "Gandalf the White") for card in g.cards())


def this(g: Game, c: Context[Any], piece: int) -> bool:
    return piece == c.this


def one(g: Game, c: Context[Any], piece: int) -> int:
    return 1


def played(g: Game, c: Context[Play]) -> bool:
    return c.event.card == c.this


def call(g: Game, c: Context[Play]) -> None:
    drawn = g.draw(c.you, 5)
    options = [card for card in drawn if g.faction(card) == "Rohan" and g.can_play(c.you, card)]
    chosen = g.choose(c.you, options, "played", minimum=0, card=c.this, line=12)
    for card in chosen:
        g.play(c.you, card, manner="without cycling")
    for card in drawn:
        if card not in chosen:
            g.cycle(c.you, card)


CARD: Final = Character(
    name="Théoden",
    faction="Rohan",
    deck="Frodo",
    numbers=(48,),
    abilities=(
        Ability(
            form="static",
            conditions=(Condition(id="gandalf", says="a Gandalf card is in play", test=gandalf),),
            modifiers=(
                Modifier(attribute="attack", stage=Stage.SET, applies=this, value=one),
                Modifier(attribute="defense", stage=Stage.SET, applies=this, value=one),
            ),
            line=8,
        ),
        Ability(
            form="trigger",
            event="play",
            timing="when",
            conditions=(Condition(id="this", says="this is played", test=played),),
            effect=call,
            line=9,
        ),
    ),
    source="cards/ring/rohan.card",
)
