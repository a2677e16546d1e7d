"""Lightning Surge, compiled from cards/battlelore2/lore.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Ruling
from cardwright_engine.games.battlelore2 import Game, LoreCard, Pass


def allows_pass(g: Game, c: Context[Any], unit: int, unit_2: int) -> bool:
    return g.knight(unit) and g.friendly(unit, c.you) and g.enemy(unit_2, c.you)


def allows_pass_unit(g: Game, c: Context[Any], unit: int) -> bool:
    return g.knight(unit) and g.friendly(unit, c.you)


IN_FORCE: Final = Ability(
    form="static",
    rulings=(Ruling(verb="pass", allows=True, applies=allows_pass, first=allows_pass_unit),),
    id="Lightning Surge/1",
    line=10,
)


def is_rider(g: Game, c: Context[Pass]) -> bool:
    return g.knight(c.event.rider) and g.friendly(c.event.rider, c.you)


def when_pass(g: Game, c: Context[Pass]) -> None:
    g.stun(c.you, c.event.victim)


WHEN_PASS: Final = Ability(
    form="trigger",
    event="pass",
    timing="when",
    conditions=(
        Condition(id="rider", says="a Knight unit of yours as rider", test=is_rider),
        Condition(
            id="victim",
            says="through an enemy unit as victim",
            test=lambda g, c: g.enemy(c.event.victim, c.you),
        ),
    ),
    effect=when_pass,
    id="Lightning Surge/2",
    line=12,
)


def play(g: Game, c: Context[Any]) -> None:
    g.last(c, IN_FORCE, "turn")
    g.last(c, WHEN_PASS, "turn")


CARD: Final = LoreCard(
    name="Lightning Surge",
    faction="Daqan",
    cost=5,
    abilities=(
        Ability(
            form="play",
            steps=("move", "attack", "combat", "vp", "draw", "lore"),
            effect=play,
            line=9,
        ),
    ),
    lasting=(IN_FORCE, WHEN_PASS),
    source="cards/battlelore2/lore.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore2/lore.card",
    ((9, 11), (17, 10), (25, 12), (51, 9), (52, 10), (53, 12), (56, 3)),
)
