"""Reedwater, compiled from cards/battlelore/scenarios/reedwater.card."""

from typing import Final

from cardwright_engine.games.battlelore import Scenario

CARD: Final = Scenario(
    name="Reedwater",
    banners=5,
    first="near",
    lore="medieval",
    councils="\nnear 2 Commander\nfar  2 Commander\n",
    map=(
        "\n"
        "..  .A  ..  wG  .B  ..  .R  ..  .B  wG  ..  .A  ..\n"
        "  wX  ..  .K  ..  wB  .D  .D  wB  ..  .K  ..  wX\n"
        "..  w.  ..  ..  w.  ..  w.  ..  w.  ..  ..  w.  ..\n"
        "  ..  =.  ~.  w.  ~.  =.  =.  ~.  w.  ~.  =.  ..\n"
        "~.  =.  ~.  =.  ~.  ~.  =.  ~.  ~.  =.  ~.  =.  ~.\n"
        "  ..  =.  ~.  w.  ~.  =.  =.  ~.  w.  ~.  =.  ..\n"
        "..  w.  ..  ..  w.  ..  w.  ..  w.  ..  ..  w.  ..\n"
        "  wx  ..  .k  ..  wb  .d  .d  wb  ..  .k  ..  wx\n"
        "..  .a  ..  wg  .b  ..  .r  ..  .b  wg  ..  .a  ..\n"
        "\n"
        "a  green foot bow\n"
        "x  blue foot crossbow\n"
        "g  green foot short sword\n"
        "b  blue foot short sword\n"
        "d  blue Dwarf foot short sword\n"
        "r  red foot long sword\n"
        "k  blue mounted short sword\n"
    ),
    source="cards/battlelore/scenarios/reedwater.card",
)
SOURCE_MAP: Final = ("cards/battlelore/scenarios/reedwater.card", ((7, 5),))
