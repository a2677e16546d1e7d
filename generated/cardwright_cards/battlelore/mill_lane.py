"""Mill Lane, compiled from cards/battlelore/scenarios/mill_lane.card."""

from typing import Final

from cardwright_engine.games.battlelore import Scenario

CARD: Final = Scenario(
    name="Mill Lane",
    banners=3,
    first="near",
    lore="none",
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
