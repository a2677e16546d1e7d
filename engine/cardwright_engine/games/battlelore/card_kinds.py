"""The kinds of block a BattleLore source can hold, with their printed fields."""

from typing import Final

from cardwright_engine.games.battlelore.nouns import CLASSES
from cardwright_engine.games.battlelore.scenario_map import read_councils, read_map
from cardwright_engine.vocabulary import CardKind, Field

CARD_KINDS: Final = (
    CardKind(
        word="lore",
        python="LoreCard",
        kind="lore-card",
        fields=(
            Field(name="class", python="classes", type="word", domain=CLASSES, many=True, required=True),
            Field(name="number", python="number", type="number", low=1),
            Field(name="cost", python="cost", type="number", required=True),
        ),
        identity=("class",),
        live_in=("table",),
    ),
    CardKind(
        word="command",
        python="CommandCard",
        kind="command-card",
        fields=(
            Field(
                name="section",
                python="sections",
                type="word",
                domain=("left", "center", "right"),
                many=True,
            ),
            Field(name="orders", python="orders", type="number", low=1),
        ),
        play_steps=("command",),
        live_in=("table",),
    ),
    CardKind(
        word="scenario",
        python="Scenario",
        kind="card",
        fields=(
            Field(name="banners", python="banners", type="number", required=True, low=1, high=99),
            Field(name="first", python="first", type="word", domain=("near", "far")),
            Field(name="lore", python="lore", type="word", domain=("none", "full", "medieval")),
            Field(name="decks", python="decks", type="decks", many=True, required=True),
            Field(name="councils", python="councils", type="map", reads=read_councils),
            Field(name="map", python="map", type="map", required=True, reads=read_map),
        ),
        deck=False,
        card=False,
    ),
)
