"""Modules of cards: every name that can be seen has one, in letters that every system takes."""

import pytest

from cardwright.bound.module_name import is_free, module_name


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Déjà Vu!", "deja_vu"),
        ("Death! Ride, Ride to Ruin!", "death_ride_ride_to_ruin"),
        ("Frodo's Æther", "frodos_aether"),
        ("日本", "u65e5_u672c"),
        ("!?", "u21_u3f"),
        ("1st", "card_1st"),
        ("../../x", "x"),
        ("   ", ""),
        ("\u0301", ""),
    ],
)
def test_a_title_makes_a_name(title: str, name: str) -> None:
    assert module_name(title) == name
    assert is_free(name) == bool(name)


def test_a_long_title_makes_a_name_that_a_file_can_have() -> None:
    assert len(module_name("x" * 5000)) < 128
    assert module_name("x" * 5000) != module_name("x" * 5001)


@pytest.mark.parametrize("title", ["class", "CON", "Nul", "COM1", "Keywords"])
def test_a_name_that_is_kept_for_something_else_is_not_free(title: str) -> None:
    assert not is_free(module_name(title))
