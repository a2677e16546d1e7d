"""The words of BattleLore: Second Edition."""

from __future__ import annotations

from typing import Final

from cardwright_engine.games.battlelore2.board_map import read_map
from cardwright_engine.games.battlelore2.cards import FACTIONS
from cardwright_engine.games.battlelore2.nouns import (
    ADJECTIVES,
    ATTRIBUTES,
    FACES,
    KINDS,
    PLACES,
    RELATIONS,
    STEPS,
    TOKENS,
    TRAITS,
    ZONES,
)
from cardwright_engine.games.battlelore2.refusals import REFUSALS
from cardwright_engine.games.battlelore2.verbs import EVENTS, VERBS
from cardwright_engine.vocabulary import CardKind, Field, Vocabulary

_FACTION: Final = Field(name="faction", python="faction", type="word", domain=FACTIONS)

CARD_KINDS: Final = (
    CardKind(word="command", python="CommandCard", kind="command-card", play_steps=("command",)),
    CardKind(
        word="lore",
        python="LoreCard",
        kind="lore-card",
        fields=(_FACTION, Field(name="cost", python="cost", type="number", required=True, high=9)),
        identity=("faction",),
        play_steps=("command", "order", "move", "attack", "vp", "draw", "lore"),
    ),
    CardKind(
        word="unit",
        python="UnitCard",
        kind="unit",
        fields=(
            _FACTION,
            Field(name="traits", python="traits", type="word", domain=TRAITS, many=True, required=True),
            Field(name="move", python="move", type="number", required=True, high=6),
            Field(name="combat", python="combat", type="number", required=True, high=6),
            Field(name="health", python="health", type="number", required=True, low=1, high=9),
            Field(name="figures", python="figures", type="number", required=True, low=1, high=3),
            Field(name="range", python="range", type="numbers", low=1, high=6),
            Field(name="keywords", python="keywords", type="keywords", many=True),
        ),
        identity=("faction",),
        live_in=("board",),
        deck=False,
    ),
    CardKind(word="keyword", python="", kind="unit", live_in=("board",), deck=False, card=False),
    CardKind(
        word="scenario",
        python="ScenarioCard",
        kind="card",
        fields=(
            _FACTION,
            Field(name="decks", python="decks", type="decks", many=True, required=True),
            Field(name="map", python="map", type="map", required=True, reads=read_map),
            Field(name="victory", python="victory", type="number", low=1, high=40),
        ),
        deck=False,
        card=False,
    ),
)

VOCABULARY: Final = Vocabulary(
    game="battlelore2",
    title="BattleLore: Second Edition",
    package="cardwright_engine.games.battlelore2",
    steps=STEPS,
    kinds=KINDS,
    attributes=ATTRIBUTES,
    adjectives=ADJECTIVES,
    relations=RELATIONS,
    zones=ZONES,
    places=PLACES,
    faces=FACES,
    tokens=TOKENS,
    verbs=VERBS,
    events=EVENTS,
    card_kinds=CARD_KINDS,
    refusals=REFUSALS,
    cost="lore",
    default_chooser="",
)
