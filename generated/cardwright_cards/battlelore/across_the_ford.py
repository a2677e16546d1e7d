"""Across the Ford, compiled from cards/battlelore/scenarios/across_the_ford.card."""

from typing import Final

from cardwright_engine.games.battlelore import Scenario

CARD: Final = Scenario(
    name="Across the Ford",
    banners=4,
    first="near",
    map=(
        "\n"
        "..  ..  ..  .A  .B  .R  .K  .R  .B  .A  ..  ..  ..\n"
        "  ..  ..  .G  .O  ..  .D  .S  ..  .O  .G  ..  ..\n"
        "w.  ..  ..  ..  h.  ..  ..  ..  h.  ..  ..  w.  w.\n"
        "  ..  ..  ..  ..  ..  ..  *.  ..  ..  ..  ..  ..\n"
        "..  ..  =.  =.  ~.  ~.  =.  ~.  ~.  =.  =.  ..  ..\n"
        "  ..  ..  ..  ..  ..  +.  ..  ..  ..  ..  ..  ..\n"
        "w.  w.  ..  ..  h.  ..  ..  ..  h.  ..  ..  ..  w.\n"
        "  ..  ..  .g  .o  ..  .d  .s  ..  .o  .g  ..  ..\n"
        "..  ..  ..  .a  .b  .r  .k  .r  .b  .a  ..  ..  ..\n"
    ),
    source="cards/battlelore/scenarios/across_the_ford.card",
)
SOURCE_MAP: Final = ("cards/battlelore/scenarios/across_the_ford.card", ((7, 4),))
