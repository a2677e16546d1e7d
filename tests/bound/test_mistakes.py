"""Lines that the grammar accepts and a reader would misread: the binder leaves what the checks report."""

from __future__ import annotations

import pytest

from bound_cards import bound_card, bound_file, lore, problems
from cardwright.text.source import Source
from spec_file import complaints


@pytest.mark.parametrize(
    ("line", "problem", "text"),
    [
        ("hit targt", "unbound-name", "targt"),
        ("choose 1 enemi unit as target", "unknown-word", "enemi"),
        ("hitt 1 enemy unit", "unknown-verb", "hitt"),
        ("order two units", "number-in-words", "two"),
        ("hit it", "unclear-reference", "it"),
        ("take 2 figures from your opponent", "wrong-kind", "2 figures"),
        ("take 2 lore", "slot-missing", "take"),
        ("take 2 lore into your hand", "unknown-preposition", "into"),
        ("order 1 lore card", "wrong-kind", "1 lore card"),
        ("order units", "quantity-missing", "units"),
        ("order the unit", "definite-vague", "the unit"),
        ("hit each opponent", "wrong-kind", "each opponent"),
        ("1 enemy unit cannot move", "modifier-outside-duration", "1 enemy unit cannot move"),
        ("roll dice", "quantity-missing", "dice"),
        ("repeat 2 hexes { roll 1 die }", "quantity-missing", "repeat"),
        ("choose enemy units as target", "quantity-missing", "choose"),
        ("until the end of the weekend { each friendly unit is bold }", "unknown-phase", "weekend"),
        ("until the end of the turn { roll 1 die }", "temporary-without-effect", "roll 1 die"),
        ("eliminate 1 enemy unit with 2 wings", "unknown-word", "wings"),
    ],
)
def test_a_wrong_line_leaves_its_problem(line: str, problem: str, text: str) -> None:
    assert (problem, text) in problems(lore(line))


def test_a_sentence_taken_for_a_noun_is_told_apart() -> None:
    """`when an enemy unit rolls`: the most likely mistake of all."""
    card = bound_card(
        "battlelore", 'lore "Test" {\n class Wizard\n cost 1\n when an enemy unit rolls: roll 1 die\n}'
    )
    assert problems(card) == [("subject-too-long", "an enemy unit rolls")]


def test_a_verb_without_an_event_is_told_of_as_such() -> None:
    card = bound_card(
        "battlelore", 'lore "Test" {\n class Wizard\n cost 1\n when an enemy unit retreats: roll 1 die\n}'
    )
    assert problems(card) == [("unknown-event", "retreats")]


def test_a_script_that_takes_a_number_which_its_verb_does_not_know_is_refused() -> None:
    """The menu of a step has `lore`, not so and so much of it; the number must not be lost."""
    text = 'game battlelore2\n\nrulings "R" {\n example "e" {\n  you take 3 lore\n  you take lore\n }\n}\n'
    (found,) = complaints(Source("example.card", text))
    assert (found.rule.name, found.message) == ("unread-words", "`3 lore` says nothing here")


def _reaction(body: str) -> str:
    head = 'game battlelore\n\nlore "Ember" {\n    class Wizard, number 1\n    cost 3\n'
    start = "    react before a roll by an enemy unit as attacker {\n"
    lines = "".join(f"        {line}\n" for line in body.splitlines())
    return f"{head}{start}{lines}    }}\n}}\n"


# What is said of a sentence that is good English, in its own words.
ADVICE = {
    "attacker suffers 2 hits": "say `hit attacker for 2 hits`",
    "attacker gets -1 die": "say `attacker has 1 less die`, under `until`, `while` or `always`",
    "reduce the dice of attacker by 1": "say `attacker has 1 less die`",
    "until the end of the turn: reduce the dice of attacker by 2": "say `attacker has 2 less dice`",
    "attacker retreats for 1 hex": "say `retreat attacker for 1 hex`",
    "attacker is hit twice": "say `hit attacker for 2 hits`",
    "attacker is hit": "say `hit attacker`",
    "hit attacker twice": "say `for 2 hits`",
    "hit attacker 3 times": "say `for 3 hits`",
    "hit attacker for 2": "say `for 2 hits`",
    "hit attacker for 1": "say `for 1 hit`",
    "hit attacker for each blue": "say `[blue]`",
    "if any lore was rolled: hit attacker": "say `any [Lore]`",
    "for each [Lore] rolled: gain 1 lore": "say `gain 1 lore for each [Lore]`",
    "roll dice equal to your level plus 1": "say `roll level + 1 dice`",
    "shuffle 2 lore cards": "say what can be done to it here: `cancel`, `discard` or `return`",
    "each enemy unit must retreat for 1 hex": "say `retreat each enemy unit for 1 hex`: a player does it",
    "attacker may move 1 more hex": "say `move attacker to …`: a player does it",
    "until the end of the turn: attacker may move 1 more hex": "say `attacker has 1 more move`",
    "until the end of the turn: each friendly unit may move 2 more hexes": (
        "say `each friendly unit has 2 more moves`"
    ),
    "gains 2 lore": "say `gain`, or who does it: `your opponent gains`",
    "each player loses 1 lore": "say it of `you`, and again of `your opponent`",
}


@pytest.mark.parametrize(("line", "hint"), ADVICE.items(), ids=list(ADVICE))
def test_good_english_is_answered_with_the_form_that_works(line: str, hint: str) -> None:
    assert [finding.hints for finding in complaints(Source("x.card", _reaction(line)))] == [(hint,)]


@pytest.mark.parametrize(
    ("window", "hint"),
    [
        ("react before an enemy unit rolls", "say `before an enemy unit as attacker rolls`"),
        ("when a friendly unit rolls", "say `when a friendly unit as attacker rolls`"),
    ],
)
def test_a_subject_gets_a_name_that_fits(window: str, hint: str) -> None:
    text = _reaction("gain 1 lore").replace("react before a roll by an enemy unit as attacker", window)
    assert [finding.hints for finding in complaints(Source("x.card", text))] == [(hint,)]


def test_a_choice_without_a_name_is_told_of_once() -> None:
    text = _reaction("choose 1 enemy unit\nhit it\nhit target")
    assert [finding.rule.name for finding in complaints(Source("x.card", text))] == ["choose-unnamed"]


def test_a_file_that_names_no_game_is_told_of_once() -> None:
    text = _reaction("gain 1 lore").partition("\n\n")[2]
    assert [finding.rule.name for finding in complaints(Source("x.card", text))] == ["missing-game-line"]


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("given you are a level 1 Wizard", "say `you have a level 1 Wizard`"),
        ("you rolls [blue]", "say `you roll`"),
        ("your opponent roll [blue]", "say `your opponent rolls`"),
        ("you roll blue blue", "say `[blue] [blue]`"),
    ],
)
def test_a_line_of_an_example_that_people_would_understand(line: str, hint: str) -> None:
    text = f'game battlelore\n\nrulings "R" {{\n    example "e" {{\n        {line}\n    }}\n}}\n'
    assert [finding.hints for finding in complaints(Source("x.card", text))] == [(hint,)]


def test_and_and_or_are_not_mixed() -> None:
    card = lore("if your lore is 1, and your lore is 2, or your lore is 3: roll 1 die")
    assert [problem for problem, _ in problems(card)] == ["mixed-and-or"]


def test_a_name_ends_with_its_block() -> None:
    card = lore("for each friendly unit as mine {\n hit mine\n}\nhit mine")
    assert problems(card) == [("bound-in-another-scope", "mine")]


def test_a_game_that_nobody_knows() -> None:
    assert problems(bound_file('game chess\nlore "x" { cost 1 }\n')) == [("unknown-game", "chess")]


def test_one_broken_line_hides_nothing_beside_it() -> None:
    card = lore("hitt 1 enemy unit\norder two units\nhit targt")
    assert [problem for problem, _ in problems(card)] == ["unknown-verb", "number-in-words", "unbound-name"]


@pytest.mark.parametrize(
    ("line", "problem", "text"),
    [
        # a name and a restriction that the sentence has no place for
        ("choose 1 enemy unit as target\nhit target adjacent to your unit", "unknown-preposition", ""),
        ("either, in melee { gain 1 lore } or { order 1 friendly unit }", "unread-words", "melee"),
        # how many a relation is to
        ("order 1 friendly unit adjacent to 2 enemy units", "wrong-kind", "2 enemy units"),
        # what stands behind a face, and how a face came up
        ("roll 2 dice\nif any [Lore] was discarded: gain 1 lore", "unknown-word", "discarded"),
        ("roll 2 dice\ngain 1 lore for each [Lore] discarded", "unknown-word", "discarded"),
        # more of something that is done, not changed
        ("gain 1 more lore", "unknown-word", "more"),
        # whose a thing is that belongs to nobody
        (
            "choose 1 enemy unit as target\nhit target of your opponent",
            "unknown-preposition",
            "of your opponent",
        ),
    ],
)
def test_a_restriction_is_never_dropped(line: str, problem: str, text: str) -> None:
    """A lost restriction means "any" (language.md, 2.2), so words that say nothing are refused."""
    found = problems(lore(line))
    assert any(one == problem and text in said for one, said in found), found


def test_who_names_a_card_that_could_not_be_read_makes_no_mistake() -> None:
    """One syntax error in a card is one finding, however many decks and examples name it."""
    text = _reaction("may may hit of") + (
        '\nlroe "Frost" {\n    cost 3\n}\n\n'
        'deck "Small" {\n    cards 2\n    1 "Ember"\n    1 "Frost"\n}\n\n'
        'rulings "R" {\n    example "e" {\n        given your hand is "Ember"\n    }\n}\n'
    )
    names = [finding.rule.name for finding in complaints(Source("x.card", text))]
    assert names == ["unexpected-word", "unknown-kind"]


def test_what_a_piece_has_lost_is_not_passed_over() -> None:
    text = (
        'game battlelore\n\nrulings "R" {\n    example "e" {\n        given a blue friendly unit at e5\n'
        "        expect the unit at e5 has lost 2 figures\n    }\n}\n"
    )
    (finding,) = complaints(Source("x.card", text))
    assert (finding.rule.name, finding.message) == ("not-a-condition", "`lost 2 figures` is not a condition")


def test_the_alone_is_no_quantity() -> None:
    card = bound_card(
        "ring",
        'event "T" {\n faction Mordor, deck Witch-king\n'
        " play {\n draw 7 cards as drawn\n cycle the of drawn\n }\n}",
    )
    assert problems(card) == [("quantity-missing", "the")]


def test_per_round_alone_is_no_limit() -> None:
    card = bound_card(
        "ring",
        'item "T" {\n faction Elf, deck Aragorn\n wielder any Hobbit\n'
        " action in reserve, per round: draw 1 card\n}",
    )
    assert problems(card) == [("limit-without-scope", "per round")]


def test_a_verb_that_only_permissions_have_is_answered_with_those_that_do_something() -> None:
    text = (
        'game ring\n\nevent "T" {\n    faction Mordor, deck Witch-king, number 399\n'
        "    play {\n        your opponent discards 1 card\n    }\n}\n"
    )
    (finding,) = complaints(Source("x.card", text))
    assert finding.hints[0].startswith("say what can be done to it here: `add`, `cycle`, `draw`, `eliminate`")


def test_nobody_pays_with_what_the_game_has_no_way_to_take() -> None:
    """Ring cards are paid for by what is done, never by a number."""
    card = bound_card(
        "ring",
        'item "T" {\n faction Elf, deck Aragorn\n wielder any Hobbit\n'
        " action in reserve, cost 1 corruption: draw 1 card\n}",
    )
    assert problems(card) == [("wrong-kind", "1 corruption")]


def test_a_heap_of_adjectives_is_no_phrase() -> None:
    """Each of them may be read in several ways, so that many could not be read in a lifetime."""
    heap = " ".join(["Elf"] * 500)
    card = bound_card("ring", f'event "T" {{\n play {{\n choose 1 {heap} card as prey\n }}\n}}')
    assert [problem for problem, _ in problems(card)] == ["unknown-word"]
