"""Where modules stand."""

from dataclasses import replace

import pytest

from cardwright.emit.names import module_of, path_of
from emitted import lowered

PLAIN = lowered("battlelore", 'command "Plain" {\nplay { order 1 friendly unit }\n}')
KEYWORD = lowered("battlelore2", "keyword Rage {\nalways: this unit has 1 more die\n}")


@pytest.mark.parametrize(
    ("title", "path"),
    [
        ("Death! Ride, Ride to Ruin!", "cardwright_cards/battlelore/death_ride_ride_to_ruin.py"),
        ("Palantír of Orthanc", "cardwright_cards/battlelore/palantir_of_orthanc.py"),
        ("Déjà Vu!", "cardwright_cards/battlelore/deja_vu.py"),
        ("Shelob's Lair", "cardwright_cards/battlelore/shelobs_lair.py"),
        ("Gorbag & Shagrat", "cardwright_cards/battlelore/gorbag_shagrat.py"),
    ],
)
def test_a_module_is_named_as_its_card(title: str, path: str) -> None:
    assert path_of(replace(PLAIN, title=title)) == path


def test_keywords_stand_apart() -> None:
    assert module_of(KEYWORD) == "cardwright_cards.battlelore2.keywords.rage"
