"""The games of this project with their words, as its own settings declare them."""

import tomllib
from importlib import import_module
from pathlib import Path

from cardwright_engine.vocabulary import Vocabulary

ROOT = Path(__file__).parents[1]


def games() -> dict[str, Vocabulary]:
    """Every game, whether this checkout is installed or not."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    declared = settings["project"]["entry-points"]["cardwright.games"]
    return {name: import_module(package).VOCABULARY for name, package in sorted(declared.items())}
