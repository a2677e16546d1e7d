"""The nouns of The Card Game: stretches of a round, cards and places, what they have, where they lie."""

from typing import Final

from cardwright_engine.vocabulary import Adjective, Attribute, Kind, PlayerWord, Relation, Step, Token, Zone

FREE_FACTIONS: Final = ("Dúnedain", "Elf", "Dwarf", "Hobbit", "Rohan", "Wizard")
SHADOW_FACTIONS: Final = ("Mordor", "Isengard", "Monstrous", "Southron")
FACTIONS: Final = FREE_FACTIONS + SHADOW_FACTIONS
SIDES: Final = ("free", "shadow")
DECKS: Final = ("Frodo", "Witch-king", "Aragorn", "Saruman")
TRAITS: Final = ("Nazgûl", "Ent", "Weapon", "Mount")
ICONS: Final = (
    "attack",
    "defense",
    "leadership attack",
    "leadership defense",
    "path attack",
    "path defense",
)

_CARD: Final = ("card",)
_FIGHTING: Final = ("army", "character", "item")
_PLACE: Final = ("location",)

STEPS: Final = (
    Step(id="game", words=("game",), turn=False),
    Step(id="setup", words=("setup",), parent="game", turn=False),
    Step(id="round", words=("round",), parent="game", turn=False),
    Step(id="location", words=("location step",), parent="round", turn=False),
    Step(id="action", words=("action step",), parent="round", turn=False),
    Step(id="turn", words=("turn",), parent="action"),
    Step(id="combat", words=("combat step",), parent="round", turn=False),
    Step(id="victory", words=("victory check",), parent="round", turn=False),
    Step(id="draw", words=("draw step",), parent="round", turn=False),
)

KINDS: Final = (
    Kind(id="card", words=("card", "cards"), method="cards", default="in play"),
    Kind(id="army", words=("army", "armies"), parent="card", test="is_army"),
    Kind(id="character", words=("character", "characters"), parent="card", test="is_character"),
    Kind(
        id="casualty",
        words=("casualty", "casualties"),
        parent="character",
        method="casualties",
        test="lost",
        default="lost in this combat",
    ),
    Kind(id="item", words=("item", "items"), parent="card", test="is_item"),
    Kind(id="event-card", words=("event card", "event cards"), parent="card", test="is_event_card"),
    Kind(id="location", words=("location", "locations"), method="locations", default="in the game"),
    Kind(
        id="battleground",
        words=("battleground", "battlegrounds"),
        parent="location",
        method="battlegrounds",
        test="is_battleground",
        default="in the game",
    ),
    Kind(
        id="path",
        words=("path", "paths"),
        parent="location",
        method="paths",
        test="is_path",
        default="in the game",
        single="active",
    ),
)

ATTRIBUTES: Final = (
    Attribute(
        id="faction",
        words=("faction",),
        of=_CARD,
        type="word",
        domain=FACTIONS,
        method="faction",
        field=True,
    ),
    Attribute(
        id="side",
        words=("side",),
        of=("card", "battleground"),
        type="word",
        domain=SIDES,
        method="side",
        field=True,
    ),
    Attribute(
        id="attack",
        words=("attack",),
        of=(*_FIGHTING, "battleground"),
        method="attack",
        modifiable=True,
        high=20,
    ),
    Attribute(
        id="defense",
        words=("defense",),
        of=(*_FIGHTING, "battleground"),
        method="defense",
        modifiable=True,
        high=20,
    ),
    Attribute(
        id="leadership_attack",
        words=("leadership attack",),
        of=("character",),
        method="leadership_attack",
        modifiable=True,
        high=9,
    ),
    Attribute(
        id="leadership_defense",
        words=("leadership defense",),
        of=("character",),
        method="leadership_defense",
        modifiable=True,
        high=9,
    ),
    Attribute(
        id="path_attack",
        words=("path attack",),
        of=("character", "item", "path"),
        method="path_attack",
        modifiable=True,
        high=20,
    ),
    Attribute(
        id="path_defense",
        words=("path defense",),
        of=("character", "item", "path"),
        method="path_defense",
        modifiable=True,
        high=20,
    ),
    Attribute(
        id="victory_points",
        words=("victory point", "victory points"),
        of=_PLACE,
        method="victory_points",
        low=1,
        high=3,
        field=True,
    ),
    Attribute(id="number", words=("number",), of=("path",), method="path_number", low=1, high=9, field=True),
    Attribute(id="wielder", words=("wielder",), of=("item",), type="character", method="wielder"),
    Attribute(
        id="carryover_limit",
        words=("carryover limit",),
        of=("player",),
        method="carryover_limit",
        modifiable=True,
        implied="you",
    ),
    Attribute(
        id="draw_count",
        words=("draw count",),
        of=("player",),
        method="draw_count",
        modifiable=True,
        implied="you",
    ),
    Attribute(id="corruption", words=("corruption",), of=("player",), method="corruption", implied="you"),
    Attribute(id="score", words=("score",), of=("player",), method="score", implied="you"),
    Attribute(
        id="ring_tokens",
        words=("Ring token", "Ring tokens"),
        of=("player",),
        method="ring_tokens",
        high=1,
        implied="you",
    ),
)


def _others(words: tuple[str, ...], word: str) -> tuple[str, ...]:
    return tuple(other for other in words if other != word)


ADJECTIVES: Final = (
    *(
        Adjective(
            id=faction,
            words=(faction,),
            of=_CARD,
            attribute="faction",
            value=faction,
            excludes=(*_others(FACTIONS, faction), "shadow" if faction in FREE_FACTIONS else "free"),
        )
        for faction in FACTIONS
    ),
    *(
        Adjective(
            id=f"{faction}-ground",
            words=(faction,),
            of=("battleground",),
            method="shows",
            value=faction,
            printed=True,
        )
        for faction in FACTIONS
    ),
    Adjective(
        id="free",
        words=("Free Peoples",),
        of=("card", "battleground"),
        attribute="side",
        value="free",
        excludes=("shadow",),
    ),
    Adjective(
        id="shadow",
        words=("Shadow",),
        of=("card", "battleground"),
        attribute="side",
        value="shadow",
        excludes=("free",),
    ),
    *(Adjective(id=trait, words=(trait,), of=_CARD, method="has_trait", value=trait) for trait in TRAITS),
    Adjective(
        id="active",
        words=("active",),
        of=_PLACE,
        method="active",
        excludes=("unused", "scored"),
        lists=(
            ("location", "active_locations"),
            ("battleground", "active_battlegrounds"),
            ("path", "active_paths"),
        ),
    ),
    Adjective(id="unused", words=("unused",), of=_PLACE, method="unused", excludes=("active", "scored")),
    Adjective(
        id="scored",
        words=("scored",),
        of=_PLACE,
        method="in_scoring_area",
        excludes=("active", "unused"),
    ),
    Adjective(id="lost", words=("lost",), of=_CARD, method="lost"),
    Adjective(id="eliminated", words=("eliminated",), of=_CARD, method="eliminated"),
    Adjective(id="supported", words=("supported",), of=("character",), method="supported"),
    Adjective(id="yours", words=("friendly",), of=_CARD, method="controlled_by", relative=True),
    Adjective(id="owned", words=("owned",), of=_CARD, method="owned_by", relative=True),
    Adjective(id="visible", words=("visible",), of=_CARD, method="visible", relative=True),
    Adjective(id="starting", words=("starting",), of=("player",), method="starting"),
    Adjective(id="acting", words=("active",), of=("player",), method="acting"),
    Adjective(id="victorious", words=("victorious",), of=("player",), method="victorious"),
)

RELATIONS: Final = (
    Relation(
        id="on-place",
        preposition="on",
        of=_CARD,
        to=_PLACE,
        method="on",
        one="place",
        never=(("army", "path"),),  # an army never goes to a path (F060)
    ),
    Relation(id="on-wielder", preposition="on", of=("item",), to=("character",), method="on"),
    Relation(id="with", preposition="with", of=("character",), to=("item",), method="wields"),
    Relation(id="supporting", preposition="supporting", of=("army",), to=("character",), method="supports"),
)

ZONES: Final = (
    Zone(id="hand", words=("hand",), hidden="others", method="hand", test="in_hand"),
    Zone(
        id="reserve",
        words=("reserve",),
        in_play=True,
        method="reserve",
        test="in_reserve",
        place="reserve_place",
    ),
    Zone(
        id="draw deck",
        words=("draw deck",),
        hidden="all",
        ordered=True,
        method="draw_deck",
        test="in_draw_deck",
    ),
    Zone(id="cycle pile", words=("cycle pile",), hidden="others", method="cycle_pile", test="in_cycle_pile"),
    Zone(
        id="eliminated pile",
        words=("eliminated pile",),
        hidden="others",
        method="eliminated_pile",
        test="eliminated",
    ),
    Zone(id="play", words=("play",), owned="", in_play=True, method="cards", test="in_play"),
    Zone(
        id="scoring area",
        words=("scoring area",),
        owned="side",
        method="scoring_area",
        test="in_scoring_area",
    ),
    Zone(
        id="battleground deck",
        words=("battleground deck",),
        owned="side",
        hidden="all",
        ordered=True,
        method="battleground_deck",
        test="in_battleground_deck",
    ),
    Zone(
        id="path deck", words=("path deck",), owned="", hidden="all", method="path_deck", test="in_path_deck"
    ),
    Zone(id="scenario", words=("scenario",), owned="", method="scenario_cards", test="is_scenario"),
)

TOKENS: Final = (
    Token(id="attack", words=("attack token", "attack tokens"), on=(*_FIGHTING, "battleground")),
    Token(id="defense", words=("defense token", "defense tokens"), on=(*_FIGHTING, "battleground")),
    Token(
        id="path_attack", words=("path attack token", "path attack tokens"), on=("character", "item", "path")
    ),
    Token(
        id="path_defense",
        words=("path defense token", "path defense tokens"),
        on=("character", "item", "path"),
    ),
)

PLAYERS: Final = (
    *(
        PlayerWord(id=faction, words=(faction,), method="faction_players", argument=faction)
        for faction in FACTIONS
    ),
    PlayerWord(id="free", words=("Free Peoples",), method="side_players", argument="free", many=True),
    PlayerWord(id="shadow", words=("Shadow",), method="side_players", argument="shadow", many=True),
    PlayerWord(id="starting", words=("starting",), method="starting_players"),
)
