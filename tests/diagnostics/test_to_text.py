"""What people see on a terminal. Every expectation is drawn by hand."""

from textwrap import dedent

import pytest

from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Label, Severity, error
from cardwright.diagnostics.to_text import to_text
from cardwright.text.source import Source, Span
from diagnostic_samples import EMBER, PLAED, UNKNOWN_EVENT, at


def drawn(picture: str) -> str:
    """A picture as it is typed in a test, indented and with a first empty line."""
    return dedent(picture).removeprefix("\n")


def pointed_at(source: Source, span: Span, text: str = "here") -> str:
    """Only what is drawn under the title and the place, at the left border."""
    return dedent(to_text([error(UNKNOWN_EVENT, "wrong", span, text)]).split("\n    |\n", 1)[1])


def test_a_mistake_with_everything() -> None:
    assert to_text([PLAED]) == drawn(
        """
        error[unknown-event] CW201: no event is called `plaed`
           --> cards/ember.card:2:10
            |
          2 |     when plaed {
            |     ---- ^^^^^ not an event
            |     |
            |     the trigger
            |
            = note: a trigger waits for an event
            = hint: did you mean `played`?
            = fix: write `played`
          2 -     when plaed {
          2 +     when played {
        """
    )


def test_the_same_with_better_strokes() -> None:
    assert to_text([PLAED], unicode=True).startswith(
        drawn(
            """
            error[unknown-event] CW201: no event is called `plaed`
               ╭─▸ cards/ember.card:2:10
                │
              2 │     when plaed {
                │     ──── ━━━━━ not an event
                │     │
                │     the trigger
                │
                • note: a trigger waits for an event
            """
        )
    )


def test_colours_change_nothing_but_colours() -> None:
    coloured = to_text([PLAED], color=True)
    assert coloured.startswith("\x1b[1;31merror[unknown-event]\x1b[0m CW201\x1b[1m: no event")
    assert "\x1b[34m----\x1b[0m \x1b[1;31m^^^^^\x1b[0m \x1b[1;31mnot an event\x1b[0m" in coloured
    for code in ("0", "1", "1;31", "31", "32", "34", "36"):
        coloured = coloured.replace(f"\x1b[{code}m", "")
    assert coloured == to_text([PLAED])


def test_nothing_found_is_nothing_said() -> None:
    assert to_text([]) == ""


def test_a_blank_line_between_two() -> None:
    nowhere = Diagnostic(
        rule=UNKNOWN_EVENT, severity=Severity.WARNING, message="no cards", hints=("add one",)
    )
    assert to_text([nowhere, nowhere]) == drawn(
        """
        warning[unknown-event] CW201: no cards
            = hint: add one

        warning[unknown-event] CW201: no cards
            = hint: add one
        """
    )


def test_tabs() -> None:
    source = Source("a.card", "\thit\tthat unit")
    assert pointed_at(source, at(source, "that")) == drawn(
        """
          1 |     hit that unit
            |         ^^^^ here
        """
    )


def test_wide_characters_take_two_cells() -> None:
    source = Source("a.card", 'event "戦い" plaed')
    assert pointed_at(source, at(source, "plaed")) == (
        '1 | event "戦い" plaed\n'  #
        "  |              ^^^^^ here\n"
    )
    assert pointed_at(source, at(source, "戦い")) == (
        '1 | event "戦い" plaed\n'  #
        "  |        ^^^^ here\n"
    )


def test_emoji_and_combining_marks() -> None:
    source = Source("a.card", 'event "😀 Cafe\u0301" x')
    assert pointed_at(source, at(source, "x")) == (
        '1 | event "😀 Cafe\u0301" x\n'  #
        "  |                 ^ here\n"
    )


def test_bidirectional_and_control_characters_are_spelled_out() -> None:
    source = Source("a\u202eb.card", "hit \u202eunit\x1b[2J")
    told = to_text([error(UNKNOWN_EVENT, "no `\u202e`", at(source, "unit"), "a\x07b", hints=["\x1b]0;"])])
    assert told == drawn(
        """
        error[unknown-event] CW201: no `<U+202E>`
           --> a<U+202E>b.card:1:6
            |
          1 | hit <U+202E>unit<U+001B>[2J
            |             ^^^^ a<U+0007>b
            |
            = hint: <U+001B>]0;
        """
    )


def test_an_empty_file() -> None:
    source = Source("a.card", "")
    assert pointed_at(source, Span(source, 0, 0)) == "1 |\n  | ^ here\n"


def test_the_end_of_a_file() -> None:
    source = Source("a.card", "play {")
    assert pointed_at(source, Span(source, 6, 6)) == "1 | play {\n  |       ^ here\n"
    source = Source("a.card", "play {\n")
    assert pointed_at(source, Span(source, 7, 7)) == "2 |\n  | ^ here\n"


def test_windows_line_ends() -> None:
    source = Source("a.card", "play {\r\n  drw 1\r\n}\r\n")
    fix = Fix("write `draw`", (Edit(at(source, "drw"), "draw"),), safe=True)
    told = to_text([error(UNKNOWN_EVENT, "wrong", at(source, "drw"), fixes=[fix])])
    assert told == drawn(
        """
        error[unknown-event] CW201: wrong
           --> a.card:2:3
            |
          2 |   drw 1
            |   ^^^
            |
            = fix: write `draw`
          2 -   drw 1
          2 +   draw 1
        """
    )
    assert "\r" not in told


@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_a_span_that_takes_the_line_end_stays_on_its_line(line_end: str) -> None:
    source = Source("a.card", f"hit{line_end}draw{line_end}")
    assert pointed_at(source, Span(source, 0, 3 + len(line_end))) == "1 | hit\n  | ^^^ here\n"


def test_several_files() -> None:
    other = Source("cards/ash.card", 'lore "Ash" {\n}\n')
    twice = error(
        UNKNOWN_EVENT,
        "two cards have one name",
        at(EMBER, '"Ember"'),
        "the second",
        also=[Label(at(other, '"Ash"'), "the first")],
    )
    assert to_text([twice]) == drawn(
        """
        error[unknown-event] CW201: two cards have one name
           --> cards/ember.card:1:6
            |
          1 | lore "Ember" {
            |      ^^^^^^^ the second
           ::: cards/ash.card:1:6
            |
          1 | lore "Ash" {
            |      ----- the first
        """
    )


def test_lines_far_apart_and_lines_near() -> None:
    source = Source("a.card", "a\nb\nc\nd\ne\nf\ng\n")
    also = [Label(at(source, "c"), "near"), Label(at(source, "g"), "far")]
    assert to_text([error(UNKNOWN_EVENT, "wrong", at(source, "a"), also=also)]) == drawn(
        """
        error[unknown-event] CW201: wrong
           --> a.card:1:1
            |
          1 | a
            | ^
          2 | b
          3 | c
            | - near
        ...
          7 | g
            | - far
        """
    )


def test_a_label_over_several_lines() -> None:
    block = Span(EMBER, EMBER.text.index("when"), EMBER.text.index("    }\n") + 5)
    assert pointed_at(EMBER, block, "this block") == drawn(
        """
          2 |     when plaed {
            |     ^^^^^^^^^^^^
          3 |         draw 1 card
          4 |     }
            |     ^ this block
        """
    )


def test_three_labels_on_a_line() -> None:
    source = Source("a.card", "hit each enemy unit")
    also = [Label(at(source, "hit"), "the verb"), Label(at(source, "unit"), "the kind")]
    assert to_text([error(UNKNOWN_EVENT, "wrong", at(source, "enemy"), "whose", also=also)]) == drawn(
        """
        error[unknown-event] CW201: wrong
           --> a.card:1:10
            |
          1 | hit each enemy unit
            | ---      ^^^^^ ---- the kind
            | |        |
            | |        whose
            | the verb
        """
    )


def test_a_label_inside_another() -> None:
    source = Source("a.card", "hit each unit")
    also = [Label(at(source, "each unit"), "these")]
    told = to_text([error(UNKNOWN_EVENT, "wrong", at(source, "each"), "which", also=also)])
    assert told == drawn(
        """
        error[unknown-event] CW201: wrong
           --> a.card:1:5
            |
          1 | hit each unit
            |     ^^^^-----
            |     |
            |     which
            |     these
        """
    )


def test_long_notes_are_wrapped_and_pictures_are_not() -> None:
    wordy = Diagnostic(
        rule=UNKNOWN_EVENT,
        severity=Severity.NOTE,
        message="wrong",
        notes=(
            "an army may not be played on a path so this never-matches\n"
            "  e5  blue unit    and its enemy   at e6",
        ),
    )
    assert to_text([wordy], width=40) == drawn(
        """
        note[unknown-event] CW201: wrong
            = note: an army may not be played on
                    a path so this never-matches
                      e5  blue unit    and its enemy   at e6
        """
    )


def test_a_fix_that_needs_a_look_and_takes_lines_away() -> None:
    source = Source("a.card", "play {\n    draw 1 card\n    draw 1 card\n}\n")
    fix = Fix("drop one", (Edit(Span(source, 7, 23), ""),), safe=False)
    assert to_text([error(UNKNOWN_EVENT, "wrong", Span(source, 11, 15), fixes=[fix])]) == drawn(
        """
        error[unknown-event] CW201: wrong
           --> a.card:2:5
            |
          2 |     draw 1 card
            |     ^^^^
            |
            = fix (look before you take it): drop one
          2 -     draw 1 card
        """
    )


def test_a_fix_that_adds_a_line() -> None:
    source = Source("a.card", "play {\n    draw 1 card\n")
    fix = Fix("close it", (Edit(Span(source, 23, 23), "}\n"),), safe=True)
    assert to_text([error(UNKNOWN_EVENT, "wrong", Span(source, 5, 6), "never closed", fixes=[fix])]) == drawn(
        """
        error[unknown-event] CW201: wrong
           --> a.card:1:6
            |
          1 | play {
            |      ^ never closed
            |
            = fix: close it
          3 + }
        """
    )


def test_line_numbers_of_four_figures() -> None:
    source = Source("a.card", "\n" * 1233 + "x")
    assert to_text([error(UNKNOWN_EVENT, "wrong", at(source, "x"))]) == drawn(
        """
        error[unknown-event] CW201: wrong
            --> a.card:1234:1
             |
        1234 | x
             | ^
        """
    )
