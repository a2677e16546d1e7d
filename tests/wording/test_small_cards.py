"""What lines of small cards say in print, where a text once said it badly, or said something else."""

import pytest

from bound_cards import GAMES, bound_card
from cardwright.wording import plain, text

KEYWORD = "keyword Test {{\n{}\n}}"
SPELL = 'lore "Test" {{\n class Wizard\n cost 1\n play in the command phase {{\n{}\n }}\n}}'
HERO = 'character "Test" {{\n faction Elf, deck Aragorn\n{}\n}}'

LINES = [
    (
        "battlelore2",
        KEYWORD,
        "always: this unit has 2 less dice for each damage token of this unit",
        "This unit has 2 fewer dice for each of its damage tokens.",
    ),
    (
        "battlelore2",
        KEYWORD,
        "after an attack by this unit, optional, cost 1 lore: put 1 shield token onto this unit",
        "After this unit attacks, you may pay 1 lore. If you do, put 1 shield token onto it.",
    ),
    (
        "battlelore2",
        KEYWORD,
        "always: an enemy cavalry unit cannot counter this unit",
        "Enemy cavalry units cannot counter this unit.",
    ),
    (
        "battlelore2",
        KEYWORD,
        "after an attack by this unit: gain 1 lore for every 2 ordered units of yours",
        "After this unit attacks, gain 1 lore for every 2 of your ordered units.",
    ),
    (
        "battlelore",
        SPELL,
        "choose 1 friendly unit as avenger\n"
        "until the end of the turn {\n"
        "after the elimination of an enemy unit: order avenger\n"
        "}",
        "Play during the Command phase. Choose 1 of your units (the avenger). Until the end of the turn,"
        " after an enemy unit is eliminated, order the avenger.",
    ),
    (
        "battlelore",
        SPELL,
        "choose 1 enemy unit as victim\n"
        "if no friendly unit is adjacent to victim, hit victim\n"
        "if at least 2 friendly units are adjacent to victim, hit victim\n"
        "if no enemy unit is bold, gain 1 lore",
        "Play during the Command phase. Choose 1 enemy unit. If none of your units are adjacent to that unit,"
        " hit that unit. If at least 2 of your units are adjacent to that unit, hit that unit. If no"
        " enemy unit is bold, gain 1 lore.",
    ),
    (
        "battlelore",
        SPELL,
        "until the end of the turn {\n"
        "instead of the elimination of a friendly unit, optional: gain 1 lore\n"
        "}",
        "Play during the Command phase. Until the end of the turn, if one of your units would be eliminated,"
        " you may gain 1 lore instead.",
    ),
    (
        "ring",
        HERO,
        "when you play this {\nforsake 2 cards as tribute\ndraw tribute + 1 cards\n}",
        "When you play this character: Forsake 2 cards. Draw that many cards plus 1.",
    ),
    (
        "ring",
        HERO,
        "in your draw step, in reserve: draw 1 card",
        "During your Draw step, while in reserve, draw 1 card.",
    ),
    (
        "ring",
        HERO,
        "while this is in reserve: your carryover limit is 1 less for each army in your reserve",
        "While this character is in reserve, your carryover limit is lower by 1"
        " for each army in your reserve.",
    ),
    (
        "battlelore",
        SPELL,
        "choose up to 2 friendly units as guards\n"
        "heal guards for 1 figure\n"
        "until the end of the turn {\n"
        "guards have 1 more die\n"
        "guards cannot move to any hex\n"
        "each enemy unit cannot ignore any number of flags\n"
        "}",
        "Play during the Command phase. Choose up to 2 of your units. Heal each of those units for 1 figure."
        " Until the end of the turn, they have 1 more die, they cannot move, and enemy units cannot ignore"
        " any flags.",
    ),
    (
        "battlelore",
        SPELL,
        "choose 1 enemy unit as prey within (level + 2) hexes of (a friendly unit)\n"
        "roll level + 1 dice\n"
        "retreat prey for 2 hexes for each [flag] rolled\n"
        "hit prey for each [red] rolled",
        "Play during the Command phase. Choose 1 enemy unit within N hexes of one of your units (N is your"
        " level plus 2). Roll 1 die per level plus 1. Retreat that unit 2 hexes for each [flag] rolled. Hit"
        " it once for each [red] rolled.",
    ),
    (
        "battlelore",
        SPELL,
        "choose up to (level) friendly units as band within (level + 1) hexes of (an enemy unit)\norder band",
        "Play during the Command phase. Choose up to N of your units within M hexes of an enemy unit (M is"
        " your level plus 1), where N is your level. Order those units.",
    ),
    (
        "ring",
        HERO,
        "while this is on a battleground as field"
        ": this has 2 more attack and 1 more defense for each army on field",
        "While this character is on a battleground, this character has 2 more [attack] and 1 more [defense]"
        " for each army on that battleground.",
    ),
    (
        "ring",
        HERO,
        "while this is in play: any Shadow player cannot move any army to any Elf battleground",
        "While this character is in play, no Shadow player can move any army to any Elf battleground.",
    ),
    (
        "ring",
        HERO,
        "when you play this: put 1 path attack token onto an active path",
        "When you play this character, put 1 path attack token onto the active path.",
    ),
]


@pytest.mark.parametrize(("game", "card", "lines", "says"), LINES)
def test_a_line_says(game: str, card: str, lines: str, says: str) -> None:
    assert plain(text(bound_card(game, card.format(lines)), GAMES[game])) == says
