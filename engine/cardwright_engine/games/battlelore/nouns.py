"""The nouns of BattleLore: stretches of the game, pieces, what they have, where they are."""

from typing import Final

from cardwright_engine.vocabulary import (
    Adjective,
    Attribute,
    Face,
    Kind,
    Place,
    Relation,
    Step,
    Zone,
)

BANNERS: Final = ("green", "blue", "red")
TROOP_TYPES: Final = ("foot", "mounted", "creature")
WEAPONS: Final = ("short sword", "long sword", "bow", "crossbow", "lance")
RACES: Final = ("human", "dwarf", "goblin")
CLASSES: Final = ("Wizard", "Cleric", "Rogue", "Warrior")
TERRAINS: Final = (
    "countryside",
    "woods",
    "hill",
    "water",
    "fordable stream",
    "rampart",
    "stronghold",
    "landmark",
    "Magic Pentacle",
    "Healing Pool",
    "Rogue Den",
    "Warrior Hall",
)

STEPS: Final = (
    Step(id="game", words=("game",), turn=False),
    Step(id="setup", words=("preparation",), parent="game", turn=False),
    Step(id="council", words=("War Council",), parent="setup", turn=False),
    Step(id="landmarks", words=("landmark placement",), parent="setup", turn=False),
    Step(id="first-cards", words=("first draw",), parent="setup", turn=False),
    Step(id="turn", words=("turn", "game turn"), parent="game"),
    Step(id="command", words=("command phase",), parent="turn"),
    Step(id="order", words=("order phase",), parent="turn"),
    Step(id="movement", words=("movement phase",), parent="turn"),
    Step(id="combat", words=("combat phase",), parent="turn"),
    Step(id="battle", words=("battle",), parent="combat"),
    Step(id="draw", words=("draw phase",), parent="turn"),
)

KINDS: Final = (
    Kind(id="hex", words=("hex", "hexes"), method="hexes", default="on the board"),
    Kind(id="section", words=("section", "sections")),
    Kind(id="unit", words=("unit", "units"), method="units", default="on the board"),
    Kind(id="creature", words=("Creature", "Creatures"), parent="unit", test="is_creature"),
    Kind(id="card", words=("card", "cards"), method="cards_in_play", default="in play"),
    Kind(id="lore-card", words=("lore card", "lore cards"), parent="card", test="is_lore_card"),
    Kind(id="command-card", words=("command card", "command cards"), parent="card", test="is_command_card"),
    Kind(
        id="section-card",
        words=("section card", "section cards"),
        parent="command-card",
        test="is_section_card",
    ),
    Kind(
        id="commander", words=("Commander", "Commanders"), method="commanders", default="on the War Council"
    ),
    Kind(
        id="lore-master",
        words=("Lore Master", "Lore Masters"),
        method="masters",
        default="on the War Council",
    ),
    Kind(id="wizard", words=("Wizard", "Wizards"), parent="lore-master", test="is_wizard"),
    Kind(id="cleric", words=("Cleric", "Clerics"), parent="lore-master", test="is_cleric"),
    Kind(id="rogue", words=("Rogue", "Rogues"), parent="lore-master", test="is_rogue"),
    Kind(id="warrior", words=("Warrior", "Warriors"), parent="lore-master", test="is_warrior"),
)

ATTRIBUTES: Final = (
    Attribute(id="figures", words=("figure", "figures"), of=("unit",), method="figures", high=4),
    Attribute(id="banner", words=("banner",), of=("unit",), type="word", domain=BANNERS, method="banner"),
    Attribute(
        id="troop-type",
        words=("troop type",),
        of=("unit",),
        type="word",
        domain=TROOP_TYPES,
        method="troop_type",
    ),
    Attribute(id="weapon", words=("weapon",), of=("unit",), type="word", domain=WEAPONS, method="weapon"),
    Attribute(id="race", words=("race",), of=("unit",), type="word", domain=RACES, method="race"),
    Attribute(
        id="dice",
        words=("die", "dice"),
        of=("unit",),
        method="dice",
        modifiable=True,
        high=12,
        serves=("combat",),
    ),
    *(
        Attribute(
            id=f"{manner}-dice",
            words=(f"{manner} die", f"{manner} dice"),
            of=("unit",),
            method=f"{manner}_dice",
            modifiable=True,
            high=12,
            serves=("combat",),
        )
        for manner in ("melee", "ranged")
    ),
    Attribute(
        id="moves",
        words=("move", "moves"),
        of=("unit",),
        method="moves",
        modifiable=True,
        high=12,
        serves=("movement", "combat"),
    ),
    Attribute(
        id="attacks",
        words=("attack", "attacks"),
        of=("unit",),
        method="attacks",
        modifiable=True,
        high=3,
        serves=("combat",),
    ),
    Attribute(id="reach", words=("range",), of=("unit",), method="reach", modifiable=True, low=1, high=12),
    Attribute(id="boldness", words=("boldness",), of=("unit",), method="boldness", modifiable=True),
    Attribute(id="fright", words=("fright",), of=("unit",), method="fright", modifiable=True, high=9),
    Attribute(id="terrain", words=("terrain",), of=("hex",), type="word", domain=TERRAINS, method="terrain"),
    Attribute(id="lore", words=("lore",), of=("player", "card"), method="lore", implied="you"),
    Attribute(
        id="command", words=("command",), of=("player",), method="command", low=3, high=6, implied="you"
    ),
    Attribute(
        id="level",
        words=("level",),
        of=("lore-card", "lore-master"),
        method="level",
        low=1,
        high=3,
        implied="this",
    ),
    Attribute(id="price", words=("price",), of=("lore-card",), method="price"),
    Attribute(
        id="council-levels",
        words=("War Council level", "War Council levels"),
        of=("player",),
        method="council_levels",
        high=6,
        implied="you",
    ),
    Attribute(
        id="victory-banners",
        words=("Victory Banner", "Victory Banners"),
        of=("player",),
        method="victory_banners",
        implied="you",
    ),
    Attribute(
        id="last-command-card",
        words=("last command card",),
        of=("player",),
        type="command-card",
        method="last_command_card",
    ),
)

ADJECTIVES: Final = (
    Adjective(
        id="friendly",
        words=("friendly",),
        of=("unit",),
        method="friendly",
        relative=True,
        lists=(("unit", "units_of"),),
        excludes=("enemy",),
    ),
    Adjective(
        id="enemy",
        words=("enemy",),
        of=("unit",),
        method="enemy",
        relative=True,
        excludes=("friendly",),
        lists=(("unit", "enemies_of"),),
    ),
    *(
        Adjective(
            id=banner,
            words=(banner,),
            of=("unit",),
            attribute="banner",
            value=banner,
            excludes=tuple(other for other in BANNERS if other != banner),
        )
        for banner in BANNERS
    ),
    Adjective(
        id="foot", words=("foot",), of=("unit",), attribute="troop-type", value="foot", excludes=("mounted",)
    ),
    Adjective(
        id="mounted",
        words=("mounted",),
        of=("unit",),
        attribute="troop-type",
        value="mounted",
        excludes=("foot",),
    ),
    *(
        Adjective(
            id=weapon,
            words=(weapon,),
            of=("unit",),
            attribute="weapon",
            value=weapon,
            excludes=tuple(other for other in WEAPONS if other != weapon),
        )
        for weapon in WEAPONS
    ),
    Adjective(
        id="human",
        words=("human",),
        of=("unit",),
        attribute="race",
        value="human",
        excludes=("dwarf", "goblin"),
    ),
    Adjective(
        id="dwarf",
        words=("Dwarf", "Dwarven"),
        of=("unit",),
        attribute="race",
        value="dwarf",
        excludes=("human", "goblin"),
    ),
    Adjective(
        id="goblin",
        words=("Goblin",),
        of=("unit",),
        attribute="race",
        value="goblin",
        excludes=("human", "dwarf"),
    ),
    Adjective(id="ordered", words=("ordered",), of=("unit",), method="ordered"),
    Adjective(id="wounded", words=("wounded",), of=("unit",), method="wounded"),
    Adjective(id="supported", words=("supported",), of=("unit",), method="supported"),
    Adjective(id="bold", words=("bold",), of=("unit",), method="bold", grants="boldness"),
    Adjective(id="frightened", words=("frightened",), of=("unit",), method="frightened", grants="fright"),
    Adjective(id="eliminated", words=("eliminated",), of=("unit",), method="eliminated"),
    Adjective(id="cancelled", words=("cancelled",), of=("card",), method="cancelled"),
    Adjective(id="active", words=("active",), of=("player",), method="active"),
    Adjective(id="vacant", words=("vacant",), of=("hex",), method="vacant"),
    Adjective(id="passable", words=("passable",), of=("hex",), method="passable"),
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
    Relation(id="at", preposition="at", of=("unit",), to=("hex",), method="at"),
    Relation(id="in-hex", preposition="in", of=("unit",), to=("hex",), method="at"),
    Relation(
        id="in-section",
        preposition="in",
        of=("unit", "hex"),
        to=("section",),
        method="in_section",
        relative=True,
    ),
)

PLACES: Final = (
    Place(id="left-section", words=("left section",), kind="section", value="left"),
    Place(id="center-section", words=("center section",), kind="section", value="center"),
    Place(id="right-section", words=("right section",), kind="section", value="right"),
)

ZONES: Final = (
    Zone(id="hand", words=("hand",), hidden="others", method="hand", test="in_hand"),
    Zone(id="table", words=("play",), in_play=True, method="table", test="in_play"),
    Zone(
        id="lore-deck",
        words=("lore deck",),
        owned="",
        hidden="all",
        ordered=True,
        method="lore_deck",
        test="in_lore_deck",
    ),
    Zone(
        id="lore-discard",
        words=("lore discard pile",),
        owned="",
        ordered=True,
        method="lore_discard",
        test="in_lore_discard",
    ),
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
        id="command-discard",
        words=("command discard pile",),
        owned="",
        ordered=True,
        method="command_discard",
        test="in_command_discard",
    ),
)

FACES: Final = (
    Face(id="green", words=("green",), icon="helmet-green", attribute="banner"),
    Face(id="blue", words=("blue",), icon="helmet-blue", attribute="banner"),
    Face(id="red", words=("red",), icon="helmet-red", attribute="banner"),
    Face(id="bonus strike", words=("bonus strike",), icon="bonus-strike"),
    Face(id="flag", words=("flag",), icon="flag"),
    Face(id="lore", words=("Lore",), icon="lore"),
)
