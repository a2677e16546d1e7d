"""The kinds of block a source can hold, with their printed fields.

To which battlegrounds a card may go is not printed beside it a second time: it may go to those that
show its faction. Every army and character may stand in reserve.

Paths are numbered from 1 to 9 (facts, list of terms), and a location is worth 1 to 3 points, as all 41
printed ones are.
"""

from typing import Final

from cardwright_engine.games.ring.nouns import DECKS, FACTIONS, ICONS, SIDES, TRAITS
from cardwright_engine.vocabulary import CardKind, Field

_FACTION: Final = (
    Field(name="faction", python="faction", type="word", domain=FACTIONS, required=True),
    Field(name="deck", python="deck", type="word", domain=DECKS, required=True),
    Field(name="number", python="numbers", type="numbers", many=True, low=1),
    Field(name="promo", python="promo", type="number", low=1),
)
_ICONS: Final = Field(
    name="icons",
    python="icons",
    type="icons",
    domain=ICONS,
    many=True,
    low=1,
    high=20,
    needs=(("leadership attack", "faction"), ("leadership defense", "faction")),  # R10
)
_TRAITS: Final = Field(name="traits", python="traits", type="word", domain=TRAITS, many=True)
_VICTORY: Final = Field(
    name="victory points", python="victory_points", type="number", required=True, low=1, high=3
)
_WIELDERS: Final = ("any Hobbit", "any Elf", "any Dwarf", "any Nazgûl", "any Ent")

CARD_KINDS: Final = (
    CardKind(word="army", python="Army", kind="army", fields=(*_FACTION, _ICONS), live_in=("play",)),
    CardKind(
        word="character",
        python="Character",
        kind="character",
        fields=(
            *_FACTION,
            _ICONS,
            Field(name="paths", python="paths", type="numbers", many=True, low=1, high=9),
            _TRAITS,
        ),
        live_in=("play",),
    ),
    CardKind(
        word="item",
        python="Item",
        kind="item",
        fields=(
            *_FACTION,
            _ICONS,
            Field(
                name="wielder", python="wielders", type="names", domain=_WIELDERS, many=True, required=True
            ),
            _TRAITS,
        ),
        live_in=("play",),
        borne="wielder",
    ),
    CardKind(word="event", python="EventCard", kind="event-card", fields=_FACTION, play_steps=("action",)),
    CardKind(
        word="battleground",
        python="Battleground",
        kind="battleground",
        fields=(
            Field(name="side", python="side", type="word", domain=SIDES, required=True),
            _VICTORY,
            Field(name="defense", python="defense", type="number", required=True, high=20),
            Field(
                name="defenders", python="defenders", type="word", domain=FACTIONS, many=True, required=True
            ),
            Field(
                name="attackers", python="attackers", type="word", domain=FACTIONS, many=True, required=True
            ),
        ),
        live_in=("play",),
        neutral=True,
    ),
    CardKind(
        word="path",
        python="Path",
        kind="path",
        fields=(
            Field(name="path number", python="number", type="number", required=True, low=1, high=9),
            _VICTORY,
            Field(name="path defense", python="path_defense", type="number", required=True, high=20),
        ),
        live_in=("play",),
        neutral=True,
    ),
    CardKind(
        word="scenario",
        python="ScenarioCard",
        kind="card",
        fields=(
            Field(name="seats", python="seats", type="map", required=True),
            Field(name="turns", python="turns", type="text", many=True),
            Field(name="last path", python="last_path", type="number", low=1, high=9),
            Field(name="equal icons", python="equal_icons", type="word", domain=("Free Peoples", "nobody")),
            Field(name="cards", python="cards", type="map"),
            Field(name="paths", python="paths", type="map"),
            Field(name="battlegrounds", python="battlegrounds", type="map"),
        ),
        live_in=("scenario",),
        deck=False,
        card=False,
        neutral=True,
    ),
)
