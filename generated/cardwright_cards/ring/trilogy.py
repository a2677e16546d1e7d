"""Trilogy, compiled from cards/ring/scenarios.card."""

from typing import Final

from cardwright_engine.games.ring import ScenarioCard

CARD: Final = ScenarioCard(
    name="Trilogy",
    seats=(
        "\n"
        "        player      side          deck        draw  cycle  then  Ring token\n"
        "        Frodo       Free Peoples  Frodo       7     2      3     once\n"
        "        Witch-king  Shadow        Witch-king  7     2      4     once\n"
        "        Aragorn     Free Peoples  Aragorn     7     2      3     once\n"
        "        Saruman     Shadow        Saruman     7     2      4     once\n"
        "    "
    ),
    source="cards/ring/scenarios.card",
)
SOURCE_MAP: Final = ("cards/ring/scenarios.card", ((7, 7),))
