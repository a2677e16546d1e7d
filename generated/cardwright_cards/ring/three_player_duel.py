"""Three-Player Duel, compiled from cards/ring/scenarios.card."""

from typing import Final

from cardwright_engine.games.ring import ScenarioCard

CARD: Final = ScenarioCard(
    name="Three-Player Duel",
    seats=(
        "\n"
        "        player      side          deck               draw  cycle  then  Ring token  acts "
        "for\n"
        "        Gandalf     Free Peoples  Frodo and Aragorn  6     0      6     each round  2\n"
        "        Witch-king  Shadow        Witch-king         7     2      4     once        1\n"
        "        Saruman     Shadow        Saruman            7     2      4     once        1\n"
        "    "
    ),
    turns=("Gandalf", "Witch-king", "Gandalf", "Saruman"),
    equal_icons="nobody",
    source="cards/ring/scenarios.card",
)
SOURCE_MAP: Final = ("cards/ring/scenarios.card", ((7, 28),))
