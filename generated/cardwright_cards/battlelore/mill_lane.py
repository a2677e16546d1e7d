"""Mill Lane, compiled from cards/battlelore/scenarios/mill_lane.card."""

from typing import Final

from cardwright_engine.games.battlelore import Scenario

CARD: Final = Scenario(
    name="Mill Lane",
    banners=3,
    first="near",
    lore="none",
    decks=(
        (
            "Full Command",
            (
                ("Sortie Left", 2),
                ("Sortie Center", 2),
                ("Sortie Right", 2),
                ("Probe Left", 4),
                ("Probe Center", 4),
                ("Probe Right", 4),
                ("Push Left", 3),
                ("Push Center", 3),
                ("Push Right", 3),
                ("Left Shoulder", 2),
                ("Both Wings", 2),
                ("Right Shoulder", 2),
                ("All Along the Line", 2),
                ("Counter Attack", 2),
                ("Mounted Charge", 2),
                ("Green Cloaks", 2),
                ("Blue Mantles", 2),
                ("Red Shields", 2),
                ("Nock and Loose", 2),
                ("Points Forward", 2),
                ("Lances Down", 1),
                ("Shields Together", 2),
                ("Thunder of Hooves", 2),
                ("Beasts First", 1),
                ("Out of the Trees", 1),
                ("Bind Their Wounds", 1),
                ("No Rest", 1),
                ("Every Hand", 2),
            ),
        ),
    ),
    councils="\nnear 1 Commander\nfar  1 Commander\n",
    map=(
        "\n"
        "..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..\n"
        "  ..  ..  ..  .A  .G  .B  .R  .B  .A  ..  ..  ..\n"
        "..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..\n"
        "  ..  ..  ..  w.  ..  ..  ..  ..  w.  ..  ..  ..\n"
        "..  ..  ..  ..  ..  ..  h.  ..  ..  ..  ..  ..  ..\n"
        "  ..  ..  ..  w.  ..  ..  ..  ..  w.  ..  ..  ..\n"
        "..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..\n"
        "  ..  ..  ..  .a  .b  .r  .b  .g  .a  ..  ..  ..\n"
        "..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..\n"
        "\n"
        "a  green foot bow\n"
        "g  green foot short sword\n"
        "b  blue foot short sword\n"
        "r  red foot long sword\n"
    ),
    source="cards/battlelore/scenarios/mill_lane.card",
)
SOURCE_MAP: Final = ("cards/battlelore/scenarios/mill_lane.card", ((7, 4),))
