"""Treebeard, compiled from cards/ring/wizard.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.ring import Character, Entry, Game


def is_on_place(g: Game, c: Context[Any]) -> bool:
    return any(g.on(c.this, other) for other in g.named("Orthanc"))


def when_entry(g: Game, c: Context[Entry]) -> None:
    isengard_player = g.only(g.faction_players("Isengard"))
    for army in g.choose(
        isengard_player,
        [
            army
            for army in g.cards()
            if g.is_army(army)
            and g.faction(army) == "Isengard"
            and g.on(army, c.event.place)
            and g.can_eliminate(isengard_player, army)
        ],
        "eliminate",
        card=c.this,
        line=243,
    ):
        g.eliminate(isengard_player, army)


CARD: Final = Character(
    name="Treebeard",
    faction="Wizard",
    deck="Frodo",
    numbers=(56,),
    traits=("Ent",),
    icons=((1, "attack"), (1, "defense"), (1, "path defense")),
    paths=(5, 6),
    abilities=(
        Ability(
            form="static",
            conditions=(Condition(id="on-place", says='this is on "Orthanc"', test=is_on_place),),
            modifiers=(
                Modifier(
                    attribute="attack",
                    stage=Stage.ADD,
                    applies=lambda g, c, piece: piece == c.this,
                    value=lambda g, c, piece: 1,
                    itself=True,
                ),
            ),
            line=241,
        ),
        Ability(
            form="trigger",
            event="entry",
            timing="when",
            conditions=(
                Condition(id="player", says="you", test=lambda g, c: c.event.player == c.you),
                Condition(
                    id="card",
                    says="this",
                    test=lambda g, c: c.event.card == c.this,
                    itself="card",
                ),
                Condition(
                    id="place",
                    says="to a battleground as field",
                    test=lambda g, c: g.is_battleground(c.event.place),
                ),
            ),
            effect=when_entry,
            line=242,
        ),
    ),
    source="cards/ring/wizard.card",
)
SOURCE_MAP: Final = ("cards/ring/wizard.card", ((9, 241), (13, 242), (14, 243), (32, 235)))
