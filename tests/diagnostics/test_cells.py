"""Only what a terminal may show reaches it, and its width is known."""

import pytest

from cardwright.diagnostics.cells import laid_out, shown, width


@pytest.mark.parametrize(
    ("text", "on_screen"),
    [
        ("Lórien – Dúnedain", "Lórien – Dúnedain"),
        ("a\x1b[31mb", "a<U+001B>[31mb"),  # would colour the screen
        ("a\u202eb", "a<U+202E>b"),  # would turn the text round
        ("a\u2066b", "a<U+2066>b"),
        ("a\u200bb", "a<U+200B>b"),  # would not be seen
        ("\ufeffgame", "<U+FEFF>game"),
        ("a\nb\x00", "a<U+000A>b<U+0000>"),
        ("a\u2028b", "a<U+2028>b"),
        ("\udcff", "<U+DCFF>"),  # could not be written out
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_shown(text: str, on_screen: str) -> None:
    assert shown(text) == on_screen


@pytest.mark.parametrize(
    ("text", "cells"),
    [("draw", 4), ("戦い", 4), ("😀", 2), ("é", 1), ("e\u0301", 1), ("ﬀ", 1), ("！", 2), ("", 0)],
)
def test_width(text: str, cells: int) -> None:
    assert width(text) == cells


@pytest.mark.parametrize(
    ("text", "on_screen", "cells"),
    [
        ("\tx", "    x", (0, 4, 5)),
        ("ab\tx", "ab  x", (0, 1, 2, 4, 5)),
        ("戦\tx", "戦  x", (0, 2, 4, 5)),
        ("\u202ex", "<U+202E>x", (0, 8, 9)),
        ("", "", (0,)),
    ],
)
def test_laid_out(text: str, on_screen: str, cells: tuple[int, ...]) -> None:
    assert laid_out(text) == (on_screen, cells)
