"""Whatever is in a file, reading it ends, and blames only what is wrong."""

import string

from hypothesis import given
from hypothesis import strategies as st

from cardwright.diagnostics.to_text import to_text
from cardwright.surface.dump import dump
from cardwright.surface.grammar import table
from cardwright.surface.lexing import lex
from cardwright.text.source import Source
from surface.reading import SAMPLES, line_of, read

FIRST, *LATER = (
    "game battlelore\n\n",
    *[
        block
        for name in SAMPLES
        for block in (SAMPLES[name][b.span.start : b.span.end] for b in read(SAMPLES[name]).file.blocks)
    ],
)
PIECES = sorted({token.text for text in SAMPLES.values() for token in lex(table(), Source("", text))[0]})
EDITS = st.sampled_from(["delete", "double", "letter", "character", "other"])


@given(st.text())
def test_any_text(text: str) -> None:
    result = read(text)
    to_text(result.findings)
    dump(result.file)


@given(st.text(alphabet=string.printable + "é“”’\u202e\ufeff\u00a0"))
def test_any_text_behind_a_right_first_line(text: str) -> None:
    to_text(read(f"game ring\n{text}").findings)


@given(st.lists(st.sampled_from([*PIECES, "\n", "\n", "{", "}"]), max_size=60))
def test_any_words_of_the_language(pieces: list[str]) -> None:
    result = read("game ring\n" + " ".join(pieces))
    to_text(result.findings)
    dump(result.file)


@given(st.integers(0, len(LATER) - 1), st.data())
def test_one_wrong_word_never_blames_another_card(which: int, data: st.DataObject) -> None:
    card = LATER[which]
    tokens = [token for token in lex(table(), Source("", card))[0] if token.text.strip()]
    token = data.draw(st.sampled_from(tokens))
    match data.draw(EDITS):
        case "delete":
            new = ""
        case "double":
            new = f"{token.text} {token.text}"
        case "letter":
            new = f"x{token.text[1:]}"
        case "character":
            new = f"{token.text}@"
        case _:
            new = data.draw(st.sampled_from([piece for piece in PIECES if '"""' not in piece]))
    broken = card[: token.span.start] + new + card[token.span.end :]
    before, after = LATER[which - 1], LATER[(which + 1) % len(LATER)]
    result = read(f"{FIRST}{before}\n{broken}\n{after}\n")
    first = FIRST.count("\n") + before.count("\n") + 2
    last = first + broken.count("\n")
    assert all(first <= line_of(finding) <= last for finding in result.findings)
    assert len(result.file.blocks) >= 2


# Letters and marks that take no room.
UNSEEN = "\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0"
SEEN = st.characters(exclude_categories=("Cc", "Cf", "Cn", "Cs", "Zl", "Zp"), exclude_characters=UNSEEN)


@given(st.text(alphabet=SEEN))
def test_titles_with_quotes_and_backslashes_come_back(title: str) -> None:
    quoted = title.replace("\\", "\\\\").replace('"', '\\"')
    result = read(f'game ring\nevent "{quoted}" {{\n}}\n')
    assert result.findings == ()
    (block,) = result.file.blocks
    assert block.title.text == title
