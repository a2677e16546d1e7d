"""The Beast at the Gate, compiled from cards/battlelore/scenarios/the_beast_at_the_gate.card."""

from typing import Final

from cardwright_engine.games.battlelore import Scenario

CARD: Final = Scenario(
    name="The Beast at the Gate",
    banners=5,
    first="near",
    lore="full",
    councils=(
        "\nnear 1 Commander, 2 Wizard, 1 Cleric, 1 Warrior\nfar  2 Commander, 2 Rogue, 1 Cleric\n"
    ),
    map=(
        "\n"
        "..  ..  .A  .B  #B  ..  ..  ..  #D  .B  .A  ..  ..\n"
        "  ..  .G  ..  #D  S.  .S  ..  #D  ..  ..  .G  ..\n"
        "..  ..  ..  .K  ..  #.  #.  #.  ..  .K  ..  ..  ..\n"
        "  ..  h.  ..  ..  ..  ..  ..  ..  ..  ..  h.  ..\n"
        "..  ..  ..  +.  ..  ..  ..  ..  ..  P.  ..  ..  ..\n"
        "  ..  h.  ..  ..  ..  *.  ..  ..  ..  ..  h.  ..\n"
        "w.  ..  .k  ..  ..  .s  ..  .o  ..  ..  .k  ..  w.\n"
        "  ..  ..  ..  .b  .r  .b  .r  .b  .b  ..  ..  ..\n"
        "..  ..  .a  ..  .o  ..  .m  ..  .o  ..  .a  ..  ..\n"
        "\n"
        "a  green foot bow\n"
        "g  green foot short sword\n"
        "o  green Goblin foot short sword\n"
        "b  blue foot short sword\n"
        "d  blue Dwarf foot short sword\n"
        "r  red foot long sword\n"
        "k  blue mounted lance\n"
        "m  red mounted long sword\n"
        "s  blue Creature\n"
    ),
    source="cards/battlelore/scenarios/the_beast_at_the_gate.card",
)
SOURCE_MAP: Final = ("cards/battlelore/scenarios/the_beast_at_the_gate.card", ((7, 5),))
