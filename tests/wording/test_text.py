"""What real cards say, word for word; every expectation is typed by hand."""

import pytest

from card_trees import BACKSTAB, FIELD_COMMAND, FIREBALL, MYSTERY, ONSLAUGHT, PARRY, PICK_POCKET, RIDERS
from cardwright.bound import nodes as bound
from cardwright.wording import markdown, plain, text
from cardwright.wording.nodes import CardName, CardText, Icon, Numeral, Paragraph, Plain, Term
from ring_trees import DEATH_RIDE, EGLADIL, FRODO, LIDLESS_EYE, MINAS_TIRITH, PALANTIR, THEODEN
from tree_maker import BL, BL2, RING, Game

SAYS = [
    (
        BL,
        FIREBALL,
        "Play during the Command phase, alongside your command card. Choose 1 enemy unit. Roll 1 die per"
        " level plus 2. If any [Lore] was rolled, eliminate the target; otherwise hit it once for each"
        " [banner] rolled.",
    ),
    (BL, PICK_POCKET, "Play during the Command phase. Take 1 lore per level plus 1 from your opponent."),
    (
        BL,
        PARRY,
        "Play as a reaction, before an enemy unit rolls. Until the end of the turn, that unit has exactly 2"
        " dice, whatever else applies.",
    ),
    (
        BL,
        BACKSTAB,
        "Play as a reaction, after an enemy unit (the attacker) rolls against one of your units (the"
        " defender) in melee. Redirect [bonus strike] from the defender to the attacker.",
    ),
    (
        BL,
        FIELD_COMMAND,
        "Play during the Command phase, instead of your command card. Order up to N of your units, where N"
        " is your command.",
    ),
    (BL, MYSTERY, "The effect of this card is not known."),
    (
        RING,
        MINAS_TIRITH,
        "When this battleground is activated: The Dúnedain player may forsake 1 card. If they do, they draw"
        " 3 cards.",
    ),
    (
        RING,
        PALANTIR,
        "Action in reserve, once per round. Look at the top 3 cards of your draw deck. Eliminate 1 of those"
        " cards. Add 1 of them to your hand. Cycle the rest.",
    ),
    (
        RING,
        DEATH_RIDE,
        "Eliminate any number of your Rohan cards in reserve. The Mordor player eliminates 1 Mordor card on"
        " an active battleground for each of those cards.",
    ),
    (
        RING,
        THEODEN,
        "While “Gandalf the Grey” or “Gandalf the White” is in play, this character has 1 [attack] and 1"
        " [defense].\n"
        "When you play this character: Draw 5 cards. You may play 1 Rohan card from among those cards"
        " without cycling. Cycle the rest.",
    ),
    (RING, FRODO, "If this character would be eliminated, cycle it instead."),
    (
        RING,
        EGLADIL,
        "When this path is activated, each Free Peoples player draws 2 cards, then cycles 1 card from their"
        " hand.",
    ),
    (RING, LIDLESS_EYE, "While this character is in reserve, your carryover limit is 1 higher."),
    (
        BL2,
        ONSLAUGHT,
        "Order up to 3 of your infantry units. After the Move step, each of your ordered infantry units may"
        " move up to 1 hex.",
    ),
    (BL2, RIDERS, "Vigilant, Pursue 2."),
]


@pytest.mark.parametrize(("game", "card", "says"), SAYS, ids=[card.title for _, card, _ in SAYS])
def test_a_card_says(game: Game, card: bound.Card, says: str) -> None:
    assert plain(text(card, game.vocabulary)) == says


def test_a_text_is_lead_and_body_with_icons_numbers_names_and_terms() -> None:
    paragraphs = text(FIREBALL, BL.vocabulary).paragraphs
    assert [type(run) for run in paragraphs[0].lead] == [Plain, Term, Plain]
    assert paragraphs[0].lead[1] == Term(text="Command phase")
    assert Icon(id="lore", words="Lore") in paragraphs[0].body
    assert Icon(id="banner", words="banner") in paragraphs[0].body
    assert Numeral(text="1") in paragraphs[0].body
    named = text(THEODEN, RING.vocabulary).paragraphs[0].lead
    assert CardName(text="Gandalf the Grey") in named


def test_a_language_that_is_not_there_yet_is_said_in_english_and_marked_so() -> None:
    said = text(FRODO, RING.vocabulary, "pt")
    assert said.language == "en"
    assert plain(said) == "If this character would be eliminated, cycle it instead."


def test_nothing_of_a_card_becomes_markup_in_markdown() -> None:
    hostile = Paragraph(lead=(Plain(text="# *When*"),), body=(CardName(text="[x](javascript:y) <b>\n---"),))
    said = markdown(CardText(language="en", title="x", paragraphs=(hostile,)))
    assert said == r"**\# \*When\*** “\[x\]\(javascript:y\) \<b\> \-\-\-”"
