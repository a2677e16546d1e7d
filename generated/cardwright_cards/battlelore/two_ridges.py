"""Two Ridges, compiled from cards/battlelore/scenarios/two_ridges.card."""

from typing import Final

from cardwright_engine.games.battlelore import Scenario

CARD: Final = Scenario(
    name="Two Ridges",
    banners=6,
    first="far",
    lore="full",
    map=(
        "\n"
        ".C  .K  ..  .A  .B  .X  .R  .X  .B  .A  ..  .K  .C\n"
        "  .G  ..  .G  .B  .D  .L  .L  .D  .B  .G  ..  .G\n"
        "..  ..  ..  h.  h.  ..  ..  ..  h.  h.  ..  ..  ..\n"
        "  ..  w.  ..  ..  ..  ..  ..  ..  ..  ..  w.  ..\n"
        "..  w.  w.  ..  ..  ..  ..  ..  ..  ..  w.  w.  ..\n"
        "  ..  w.  ..  ..  ..  ..  ..  ..  ..  ..  w.  ..\n"
        "..  ..  ..  h.  h.  ..  ..  ..  h.  h.  ..  ..  ..\n"
        "  .g  ..  .o  .b  .p  .l  .l  .p  .b  .o  ..  .g\n"
        ".c  .k  ..  .a  .b  .x  .r  .x  .b  .a  ..  .k  .c\n"
        "\n"
        "a  green foot bow\n"
        "x  blue foot crossbow\n"
        "g  green foot short sword\n"
        "o  green Goblin foot short sword\n"
        "b  blue foot short sword\n"
        "d  blue Dwarf foot long sword\n"
        "p  blue foot long sword\n"
        "r  red foot long sword\n"
        "l  red mounted lance\n"
        "c  green mounted short sword\n"
        "k  blue mounted long sword\n"
    ),
    source="cards/battlelore/scenarios/two_ridges.card",
)
SOURCE_MAP: Final = ("cards/battlelore/scenarios/two_ridges.card", ((7, 4),))
