"""Théoden, compiled from cards/ring/rohan.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.ring import Character, Game, Play


def is_play(g: Game, c: Context[Any]) -> bool:
    return any(g.in_play(piece) for piece in g.named("Gandalf the Grey", "Gandalf the White"))


def changes_attack(g: Game, c: Context[Any], piece: int) -> bool:
    return piece == c.this


def when_play(g: Game, c: Context[Play]) -> None:
    drawn = list(g.draw(c.you, 5))
    for card in g.choose(
        c.you,
        [
            card
            for card in drawn
            if g.faction(card) == "Rohan" and g.can_play(c.you, card, manner="without cycling")
        ],
        "play",
        minimum=0,
        card=c.this,
        line=148,
    ):
        g.play(c.you, card, -1, -1, manner="without cycling")
        drawn.remove(card)
    for card in drawn:
        g.cycle(c.you, card)


CARD: Final = Character(
    name="Théoden",
    faction="Rohan",
    deck="Frodo",
    numbers=(48,),
    abilities=(
        Ability(
            form="static",
            conditions=(
                Condition(
                    id="play",
                    says='"Gandalf the Grey" or "Gandalf the White" is in play',
                    test=is_play,
                ),
            ),
            modifiers=(
                Modifier(
                    attribute="attack",
                    stage=Stage.SET,
                    applies=changes_attack,
                    value=lambda g, c, piece: 1,
                    itself=True,
                ),
                Modifier(
                    attribute="defense",
                    stage=Stage.SET,
                    applies=changes_attack,
                    value=lambda g, c, piece: 1,
                    itself=True,
                ),
            ),
            line=145,
        ),
        Ability(
            form="trigger",
            event="play",
            timing="when",
            conditions=(
                Condition(id="player", says="you", test=lambda g, c: c.event.player == c.you),
                Condition(
                    id="card",
                    says="this",
                    test=lambda g, c: c.event.card == c.this,
                    itself="card",
                ),
            ),
            effect=when_play,
            line=146,
        ),
    ),
    source="cards/ring/rohan.card",
)
SOURCE_MAP: Final = (
    "cards/ring/rohan.card",
    ((9, 145), (17, 146), (18, 147), (19, 148), (33, 147), (34, 149), (37, 142)),
)
