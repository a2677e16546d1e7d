"""The Drowned Causeway, compiled from cards/battlelore2/scenarios/the_drowned_causeway.card."""

from typing import Final

from cardwright_engine.games.battlelore2 import ScenarioCard

CARD: Final = ScenarioCard(
    name="The Drowned Causeway",
    faction="neutral",
    victory=16,
    decks=(
        ("Trial Commands", (("Line Advance", 10), ("Onslaught", 10), ("Battle March", 10))),
        ("Trial Lore", (("Lightning Surge", 20),)),
    ),
    map=(
        "\n"
        "        .   .   C   .   f   D   .   D   f   .   C   .\n"
        "          .   C   .   .   C   .   .   C   .   C   .\n"
        "        .   .   h   .   .   .   E   .   .   h   .   .\n"
        "          f   .   .   b*  .   .   .   .   .   .   f\n"
        "        w   w   w   o   w   w   =   w   w   o*  w   w\n"
        "          f   .   .   .   .   .   .   b*  .   .   f\n"
        "        .   .   h   .   .   .   M   .   .   h   .   .\n"
        "          .   G   .   .   G   .   .   G   .   G   .\n"
        "        .   A   R   .   f   A   .   A   f   R   .   .\n"
        '        G near "Citadel Guards"\n'
        '        A near "Yeoman Archers"\n'
        '        R near "Riverwatch Riders"\n'
        '        M near "Greyhaven Battlemages"\n'
        '        C far "Blood Harvesters"\n'
        '        D far "Mire Wolves"\n'
        '        E far "Blood Harvesters"\n'
        "    "
    ),
    source="cards/battlelore2/scenarios/the_drowned_causeway.card",
)
SOURCE_MAP: Final = ("cards/battlelore2/scenarios/the_drowned_causeway.card", ((7, 3),))
