"""The games that are installed, with their words."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from cardwright_engine.vocabulary import Vocabulary

GROUP: Final = "cardwright.games"


def installed_games() -> dict[str, Vocabulary]:
    """Every game that a package declares, by its name in sources, in the order of the names."""
    found: dict[str, Vocabulary] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        vocabulary: Vocabulary = entry.load().VOCABULARY
        found[vocabulary.game] = vocabulary
    return found
