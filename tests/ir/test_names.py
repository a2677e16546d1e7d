"""Names of a card in Python: readable, and never anything but a name."""

import keyword

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.ir.names import BUILT_IN, identifier, is_name, plural
from emitted import effect


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("target", "target"),
        ("class", "class_"),
        ("len", "len_"),
        ("g", "g_"),
        ("l", "l_"),
        ("way-stone", "way_stone"),
        ("Éowyn", "eowyn"),
        ("竜", "u7adc"),
        ("3rd", "_3rd"),
    ],
)
def test_a_name_stays_close_to_the_card(text: str, name: str) -> None:
    assert identifier(text) == name


def test_a_name_that_is_taken_gets_a_number() -> None:
    assert identifier("unit", {"unit", "unit_2"}) == "unit_3"


@given(st.text(st.characters()), st.sets(st.sampled_from(["name", "name_", "unit", "unit_2"])))
def test_any_text_makes_a_free_name(text: str, taken: set[str]) -> None:
    name = identifier(text, taken)
    assert is_name(name) and not keyword.iskeyword(name)
    assert name not in taken and name not in BUILT_IN


@pytest.mark.parametrize(
    ("one", "many"),
    [("foe", "foes"), ("enemy", "enemies"), ("way", "ways"), ("hex", "hexes"), ("bus", "buses")],
)
def test_several_of_one(one: str, many: str) -> None:
    assert plural(one) == many


def test_a_bound_name_that_python_keeps_for_itself() -> None:
    text = effect("battlelore", "gain 1 lore", "choose 1 enemy unit as class", "hit class")
    assert "for class_ in g.choose(" in text
    assert 'g.enemies_of(c.you), "class", ' in text
    assert text.endswith("    g.hit(c.you, class_, 1)")
