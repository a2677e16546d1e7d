"""Duel, compiled from cards/ring/scenarios.card."""

from typing import Final

from cardwright_engine.games.ring import ScenarioCard

CARD: Final = ScenarioCard(
    name="Duel",
    seats=(
        "\n"
        "        player      side          deck                    draw  cycle  then  Ring token  "
        "acts for\n"
        "        Gandalf     Free Peoples  Frodo and Aragorn       4     0      4     each round  "
        "2\n"
        "        Witch-king  Shadow        Witch-king and Saruman  6     0      6     each round  "
        "2\n"
        "    "
    ),
    equal_icons="nobody",
    source="cards/ring/scenarios.card",
)
SOURCE_MAP: Final = ("cards/ring/scenarios.card", ((7, 18),))
