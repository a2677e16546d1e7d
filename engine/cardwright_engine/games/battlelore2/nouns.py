"""The things a card of BattleLore: Second Edition can name."""

from __future__ import annotations

from typing import Final

from cardwright_engine.games.battlelore2.cards import FACTIONS
from cardwright_engine.games.battlelore2.terrain import TERRAINS
from cardwright_engine.vocabulary import Adjective, Attribute, Face, Kind, Place, Relation, Step, Token, Zone

STEPS: Final = (
    Step(id="game", words=("game",), turn=False),
    Step(id="setup", words=("setup",), parent="game", turn=False),
    Step(id="round", words=("round",), parent="game", turn=False),
    Step(id="turn", words=("turn",), parent="round"),
    Step(id="main", words=("main phase",), parent="turn"),
    Step(id="command", words=("command step",), parent="main"),
    Step(id="order", words=("order step",), parent="main"),
    Step(id="move", words=("move step",), parent="main"),
    Step(id="attack", words=("attack step",), parent="main"),
    Step(id="combat", words=("combat",), parent="main"),
    Step(id="upkeep", words=("upkeep phase",), parent="turn"),
    Step(id="vp", words=("VP step",), parent="upkeep"),
    Step(id="draw", words=("draw step",), parent="upkeep"),
    Step(id="lore", words=("lore step",), parent="upkeep"),
)

KINDS: Final = (
    Kind(id="unit", words=("unit", "units"), method="units", default="on the board"),
    Kind(id="hex", words=("hex", "hexes"), method="hexes", default="on the board"),
    Kind(id="section", words=("section", "sections"), method="sections", default="of the board"),
    Kind(id="card", words=("card", "cards"), method="cards", default="in the game"),
    Kind(id="command-card", words=("command card", "command cards"), parent="card", test="is_command"),
    Kind(id="lore-card", words=("lore card", "lore cards"), parent="card", test="is_lore"),
)

ATTRIBUTES: Final = (
    Attribute(id="figures", words=("figure", "figures"), of=("unit",), method="figures", low=0, high=3),
    Attribute(
        id="missing", words=("missing figure", "missing figures"), of=("unit",), method="missing", high=2
    ),
    Attribute(
        id="damage", words=("damage token", "damage tokens"), of=("unit",), method="damage_tokens", high=9
    ),
    Attribute(id="dice", words=("die", "dice"), of=("unit",), method="dice", modifiable=True, low=0, high=12),
    Attribute(
        id="move", words=("move", "moves"), of=("unit",), method="reach", modifiable=True, low=0, high=6
    ),
    Attribute(id="range", words=("range",), of=("unit",), method="longest_range", modifiable=True, high=6),
    Attribute(id="combat", words=("combat value",), of=("unit",), method="combat_value", high=6, field=True),
    Attribute(id="health", words=("health",), of=("unit",), method="health", low=1, high=9, field=True),
    Attribute(
        id="faction",
        words=("faction",),
        of=("unit", "lore-card"),
        type="word",
        domain=FACTIONS,
        method="faction",
        field=True,
    ),
    Attribute(id="terrain", words=("terrain",), of=("hex",), type="word", domain=TERRAINS, method="terrain"),
    Attribute(id="cost", words=("price",), of=("lore-card",), method="cost", high=9, field=True),
    Attribute(id="lore", words=("lore",), of=("player",), method="lore", implied="you", high=99),
    Attribute(
        id="points",
        words=("victory point", "victory points"),
        of=("player",),
        method="points",
        implied="you",
        high=40,
    ),
)

TRAITS: Final = ("infantry", "cavalry", "elite", "legend", "caster", "knight", "undead", "melee", "ranged")

ADJECTIVES: Final = (
    Adjective(
        id="enemy", words=("enemy",), of=("unit",), method="enemy", relative=True, excludes=("friendly",)
    ),
    Adjective(
        id="friendly",
        words=("friendly",),
        of=("unit",),
        method="friendly",
        relative=True,
        excludes=("enemy",),
    ),
    Adjective(id="infantry", words=("infantry",), of=("unit",), method="infantry", excludes=("cavalry",)),
    Adjective(id="cavalry", words=("cavalry",), of=("unit",), method="cavalry", excludes=("infantry",)),
    Adjective(id="elite", words=("elite",), of=("unit",), method="elite"),
    Adjective(id="legend", words=("legend",), of=("unit",), method="legend", excludes=("weak",)),
    Adjective(id="caster", words=("caster",), of=("unit",), method="caster"),
    Adjective(id="knight", words=("Knight",), of=("unit",), method="knight"),
    Adjective(id="undead", words=("undead",), of=("unit",), method="undead"),
    Adjective(id="melee", words=("melee",), of=("unit",), method="melee", excludes=("ranged",)),
    Adjective(id="ranged", words=("ranged",), of=("unit",), method="ranged", excludes=("melee",)),
    Adjective(id="weak", words=("weak",), of=("unit",), method="weak", excludes=("legend",)),
    Adjective(id="ordered", words=("ordered",), of=("unit",), method="ordered"),
    Adjective(id="moved", words=("moved",), of=("unit",), method="moved"),
    Adjective(id="stunned", words=("stunned",), of=("unit",), method="stunned"),
    Adjective(id="eliminated", words=("eliminated",), of=("unit",), method="eliminated"),
    Adjective(id="vacant", words=("vacant",), of=("hex",), method="vacant"),
    Adjective(id="banner", words=("banner",), of=("hex",), method="banner"),
    Adjective(id="active", words=("active",), of=("player",), method="active"),
    *(
        Adjective(
            id=terrain,
            words=(terrain,),
            of=("hex",),
            attribute="terrain",
            value=terrain,
            excludes=tuple(other for other in TERRAINS if other != terrain),
        )
        for terrain in TERRAINS
    ),
)

RELATIONS: Final = (
    Relation(
        id="adjacent",
        preposition="adjacent to",
        of=("unit", "hex"),
        to=("unit", "hex"),
        method="adjacent",
        distance=(1, 1),
    ),
    Relation(
        id="within",
        preposition="within",
        of=("unit", "hex"),
        to=("unit", "hex"),
        method="within",
        measure=("hex", "hexes"),
    ),
    Relation(id="at", preposition="at", of=("unit", "hex"), to=("hex",), method="at"),
    Relation(
        id="in-section",
        preposition="in",
        of=("unit", "hex"),
        to=("section",),
        method="in_section",
        relative=True,
    ),
    Relation(id="in-terrain", preposition="in", of=("unit",), to=("hex",), method="at"),
    Relation(
        id="attacking",
        preposition="against",
        of=("unit",),
        to=("unit",),
        method="attacking",
    ),
)

ZONES: Final = (
    Zone(id="hand", words=("hand",), hidden="others", method="hand", test="in_hand"),
    Zone(
        id="command-deck",
        words=("command deck",),
        owned="",
        hidden="all",
        ordered=True,
        method="command_deck",
        test="in_command_deck",
    ),
    Zone(
        id="command-discard-pile",
        words=("command discard pile",),
        owned="",
        ordered=True,
        method="command_discards",
        test="in_command_discards",
    ),
    Zone(
        id="lore-deck",
        words=("lore deck",),
        hidden="all",
        ordered=True,
        method="lore_deck",
        test="in_lore_deck",
    ),
    Zone(
        id="lore-discard-pile",
        words=("lore discard pile",),
        ordered=True,
        method="lore_discards",
        test="in_lore_discards",
    ),
    Zone(
        id="table",
        words=("table",),
        preposition="on",
        owned="",
        in_play=True,
        method="table",
        test="on_table",
    ),
)

PLACES: Final = (
    Place(id="left", words=("left section",), kind="section", value="left"),
    Place(id="center", words=("center section",), kind="section", value="center"),
    Place(id="right", words=("right section",), kind="section", value="right"),
)

FACES: Final = (
    Face(id="strike", words=("strike",), icon="strike"),
    Face(id="cleave", words=("cleave",), icon="cleave"),
    Face(id="pierce", words=("pierce",), icon="pierce"),
    Face(id="morale", words=("morale",), icon="morale"),
    Face(id="heroic", words=("heroic",), icon="heroic"),
    Face(id="lore", words=("lore",), icon="lore"),
)

TOKENS: Final = (Token(id="shield", words=("shield token", "shield tokens"), on=("unit",)),)
