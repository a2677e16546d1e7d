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
]


@pytest.mark.parametrize(("game", "card", "lines", "says"), LINES)
def test_a_line_says(game: str, card: str, lines: str, says: str) -> None:
    assert plain(text(bound_card(game, card.format(lines)), GAMES[game])) == says
