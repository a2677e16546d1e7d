"""Mistakes that people make: each is found at its line, and hides nothing else."""

from textwrap import dedent

import pytest

from cardwright.diagnostics.edits import edited
from cardwright.surface.doer import doer
from cardwright.surface.nesting import LIMIT
from surface.reading import SAMPLES, found, line_of, read

HEAD = 'game ring\n\nevent "Muster" {\n    play {\n'
TAIL = '    }\n}\n\nevent "Other" {\n    play { draw 1 card }\n}\n'

# One wrong line (the fifth) among right ones.
LINES = {
    "hit target for each [red": "unclosed-face",
    "hit target for each []": "empty-face",
    "hit target for each [re/d]": "unreadable-face",
    "move target to to field": "word-too-many",
    "move target to": "missing-word",
    "choose 1 enemy unit as": "missing-word",
    "choose 1 enemy unit as as prey": "word-too-many",
    "each ordered unit moves to field": "missing-word",
    "ordered unit may move": "missing-word",
    "until the end of the turn: enemy units have 1 less die": "missing-word",
    "eliminate the opponent's card": "possessive",
    "if target is ready and victim is ready, draw 1 card": "and-without-comma",
    "if target is ready or victim is ready, draw 1 card": "and-without-comma",
    "if you have 3 or more cards, draw 1 card": "or-more",
    "ift you are ready, draw 1 card": "misspelt-keyword",
    "If you are ready, draw 1 card": "misspelt-keyword",
    "if anny [red] was rolled, draw 1 card": "misspelt-keyword",
    "draw 1 card;": "unknown-character",
    "draw 1 card.": "unknown-character",
    "play “Gothmog”": "unknown-character",
    'play "Gothmog': "unclosed-text",
    'play "Goth\\mog"': "unknown-escape",
    "draw 1234567890123 cards": "number-too-large",
    "draw 1 card # \u202e": "hidden-character",
    "draw 1 card # \u00ad": "hidden-character",
    "draw 1 card # \U000e0041": "hidden-character",
    "draw 1 \x07card": "hidden-character",
    "otherwise, draw 1 card": "otherwise-without-if",
    "choose 1 unit adjacent to (a unit in play": "missing-mark",
    "for each card in hand draw 1 card": "missing-mark",
    "may draw 1 card": "said-otherwise",
    "target does not move": "said-otherwise",
    "hit it 3 times": "said-otherwise",
    "if target has fewer than 3 figures, hit target": "said-otherwise",
    "if you have more than 3 cards, draw 1 card": "said-otherwise",
    "if you do not have 3 cards, draw 1 card": "said-otherwise",
    "attacker rolls 1 less die": "said-otherwise",
    "if an enemy unit attacks a friendly unit, draw 1 card": "said-otherwise",
    "hit 1 adjacent enemy unit": "said-otherwise",
    "draw 1 card if your hand is empty": "said-otherwise",
    "draw 1 card unless your hand is empty": "said-otherwise",
    "unless your hand is empty, draw 1 card": "said-otherwise",
    "if it isn't ready, draw 1 card": "said-otherwise",
    "until the end of the turn, attacker has 1 less die": "wrong-word",
    "whenever it is ready: draw 1 card": "misspelt-keyword",
    "must must of the for": "unexpected-word",
}


@pytest.mark.parametrize(("line", "rule"), LINES.items(), ids=list(LINES))
def test_a_wrong_line_is_found_where_it_is(line: str, rule: str) -> None:
    text = f"{HEAD}        {line}\n        draw 2 cards\n{TAIL}"
    result = read(text)
    assert [(line_of(finding), finding.rule.name) for finding in result.findings] == [(5, rule)]
    assert [block.title.text for block in result.file.blocks] == ["Other"]
    assert [block.title.text for block in result.file.broken] == ["Muster"]


A = 'game ring\nevent "A" {\n'
B = 'event "B" {\n}\n'

WHOLE = {
    "the game is misspelt": ('gaem ring\n\nevent "A" {\n}\n', [(1, "misspelt-keyword")]),
    "no game": ('event "A" {\n}\n', [(1, "missing-game-line")]),
    "a game without a name": ('game\nevent "A" {\n}\n', [(1, "missing-game-line")]),
    "nothing at all": ("", [(1, "missing-game-line")]),
    "a brace too many at the end": (f"{A}}}\n}}\n{B}", [(4, "brace-too-many")]),
    "a brace too many in the middle": (
        f'{A}    play {{\n        draw 1 card\n    }} }}\n    example "x" {{\n    }}\n}}\n\n{B}',
        [(5, "brace-too-many")],
    ),
    "the last block is open": (f"{A}    play {{\n        draw 1 card\n    }}\n", [(2, "unclosed-block")]),
    "an ability is open": (f"{A}    play {{\n        draw 1 card\n}}\n\n{B}", [(3, "unclosed-block")]),
    "a card is open": (f"{A}    cost 2\n\n{B}", [(2, "unclosed-block")]),
    "the head has no brace": (f'game ring\nevent "A"\n    cost 2\n}}\n{B}', [(2, "missing-mark")]),
    "the head has no name": (f"game ring\nevent {{\n    cost 2\n}}\n{B}", [(2, "missing-word")]),
    "the head lost a quote": (f'game ring\nevent "A {{\n    cost 2\n}}\n{B}', [(2, "unclosed-text")]),
    "a round bracket": (f'game ring\nevent "A" (\n    cost 2\n}}\n{B}', [(2, "wrong-word")]),
    "a line between cards": (f"game ring\n\ndraw 1 card\n\n{B}", [(3, "outside-a-block")]),
    "a map without end": (f'{A}    map """\n    a b\n}}\n{B}', [(3, "unclosed-text")]),
}


@pytest.mark.parametrize(("text", "expected"), WHOLE.values(), ids=list(WHOLE))
def test_a_broken_file(text: str, expected: list[tuple[int, str]]) -> None:
    assert found(text) == expected
    if '"B"' in text:
        assert [block.title.text for block in read(text).file.blocks][-1:] == ["B"]


EIGHT = """\
game ring

event "One" {
    faction Rohan, deck
    play {
        iff any [Sauron] was rolled {
            draw 1 card;
        }
        move target to to reserve
        if it is ready and you have 2 cards {
            hit target
        }
        each unit moves to field
        eliminate an enemy's card
    }
}

event "Two"
    play {
        draw 1 card
    }
}

event "Three" {
    play {
        hit [red
}

event "Four" {
    cost 4
}
"""


def test_eight_mistakes_give_eight_messages_in_one_run() -> None:
    assert found(EIGHT) == [
        (4, "missing-word"),
        (6, "misspelt-keyword"),
        (7, "unknown-character"),
        (9, "word-too-many"),
        (10, "and-without-comma"),
        (13, "missing-word"),
        (14, "possessive"),
        (18, "missing-mark"),
        (25, "unclosed-block"),
        (26, "unclosed-face"),
    ]
    assert [block.title.text for block in read(EIGHT).file.blocks] == ["Four"]


MENDED = {
    *("word-too-many", "and-without-comma", "or-more", "misspelt-keyword"),
    *("unclosed-face", "unclosed-text", "unknown-character", "unknown-escape", "hidden-character"),
}
FIXABLE = [line for line, rule in LINES.items() if rule in MENDED]


@pytest.mark.parametrize("line", FIXABLE)
def test_a_fix_mends_the_line(line: str) -> None:
    text = f"{HEAD}        {line}\n{TAIL}"
    (finding,) = read(text).findings
    (fix,) = finding.fixes
    assert read(edited(text, fix.edits)).findings == ()


# What is said of a line that is good English, with its own words.
SAID = {
    "hit it 3 times": "say `repeat 3 times: hit it`",
    "attacker rolls 1 less die": "say `attacker has 1 less die`, under `until`, `while` or `always`",
    "if an enemy unit attacks a friendly unit, draw 1 card": (
        "give the subject a name: `an enemy unit as attacker attacks a friendly unit`"
    ),
    "hit 1 adjacent enemy unit": "say `1 enemy unit adjacent to …`",
    "draw 1 card if your hand is empty": "say `if your hand is empty, draw 1 card`",
    "draw 1 card unless your hand is empty": "say `if your hand is not empty, draw 1 card`",
    "unless your hand is empty, draw 1 card": "say `if your hand is not empty, draw 1 card`",
    "eliminate the opponent's card": "say it with `of`: `the card of the opponent`",
    "hit the target's unit": "say it with `of`: `the unit of target`",
    "if it isn't ready, draw 1 card": "say `is not`",
    "roll 2 dice, if it is ready, draw 1 card": "begin a new line with this `if`",
    "target has 1 less die until the end of the turn": (
        "say `until the end of the turn: target has 1 less die`"
    ),
    "if you have less lore than your opponent, draw 1 card": (
        "say `your lore is less than the lore of your opponent`"
    ),
}


@pytest.mark.parametrize(("line", "hint"), SAID.items(), ids=list(SAID))
def test_good_english_is_answered_with_the_form_that_works_and_no_guess(line: str, hint: str) -> None:
    (finding,) = read(f"{HEAD}        {line}\n{TAIL}").findings
    assert finding.hints == (hint,)
    assert finding.fixes == ()


# What is surely meant is offered as a fix, and reading goes on with it.
CERTAIN = {
    "may draw 1 card": "you may draw 1 card",
    "if target has fewer than 3 figures, hit target": "if target has at most 2 figures, hit target",
    "if you have more than 3 cards, draw 1 card": "if you have at least 4 cards, draw 1 card",
    "if you do not have 3 cards, draw 1 card": "if you have not 3 cards, draw 1 card",
    "until the end of the turn, it has 1 less die": "until the end of the turn: it has 1 less die",
    "whenever it is ready: draw 1 card": "when it is ready: draw 1 card",
    "draw 1 card for every [red]": "draw 1 card for each [red]",
}


@pytest.mark.parametrize(("line", "meant"), CERTAIN.items(), ids=list(CERTAIN))
def test_what_is_surely_meant_is_a_fix(line: str, meant: str) -> None:
    text = f"{HEAD}        {line}\n{TAIL}"
    (finding,) = read(text).findings
    (fix,) = finding.fixes
    assert meant in edited(text, fix.edits)
    assert read(edited(text, fix.edits)).findings == ()


@pytest.mark.parametrize("verb", ["attacks", "moves", "hits", "retreats", "loses", "plays", "carries"])
def test_who_does_something_gets_a_name_that_is_no_word_of_the_language(verb: str) -> None:
    names = {
        "attacks": "attacker",
        "moves": "mover",
        "hits": "hitter",
        "retreats": "retreater",
        "loses": "loser",
        "plays": "mover",
        "carries": "carrier",
    }
    assert doer(verb) == names[verb]


def test_a_hopeless_file_ends_in_time() -> None:
    text = HEAD + "        must must of the for\n" * 500 + TAIL
    rules = [rule for _, rule in found(text)]
    assert len(rules) == 51
    assert rules[-1] == "too-many-mistakes"


DEEP = {
    "blocks": "if it is ready {\n" * 3000 + "}\n" * 3000,
    "brackets": f"choose {'(' * 3000}a unit{')' * 3000}\n",
    "of": f"choose a unit {'of a unit ' * 3000}\n",
    "otherwise": "if it is ready {\n}" + " otherwise if it is ready {\n}" * 3000 + "\n",
    "open blocks": "if it is ready {\n" * 3000,
}


@pytest.mark.parametrize("body", DEEP.values(), ids=list(DEEP))
def test_too_deep_is_a_finding_and_hides_no_other_card(body: str) -> None:
    result = read(f"{HEAD}{body}{TAIL}")
    assert "too-deep" in [finding.rule.name for finding in result.findings]
    assert [block.title.text for block in result.file.blocks] == ["Other"]


def test_the_limit_itself_is_allowed() -> None:
    inner = LIMIT - 2
    body = "if it is ready {\n" * inner + "}\n" * inner
    assert found(f"{HEAD}{body}{TAIL}") == []


@pytest.mark.parametrize("name", SAMPLES)
def test_line_ends_of_windows_and_a_missing_last_one_change_nothing(name: str) -> None:
    assert found(SAMPLES[name].replace("\n", "\r\n")) == []
    assert found(SAMPLES[name].rstrip()) == []
    assert found("\ufeff" + SAMPLES[name] + "# the end") == []


def test_messages_follow_the_style_guide() -> None:
    lines = [read(f"{HEAD}        {line}\n{TAIL}") for line in LINES]
    for result in [*lines, *(read(text) for text, _ in WHOLE.values()), read(EIGHT)]:
        for finding in result.findings:
            for text in (finding.message, *finding.hints, *(fix.title for fix in finding.fixes)):
                assert "\n" not in text
                assert not text.endswith((".", ". "))
                assert text[0] == text[0].lower()


def test_at_most_four_alternatives_are_shown() -> None:
    (finding,) = read(dedent(HEAD + "        must must of the for\n" + TAIL)).findings
    (hint,) = finding.hints
    assert hint.startswith("here may stand ")
