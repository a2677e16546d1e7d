"""What examples are played with: the compiled cards of each game, and the game itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import PurePosixPath

from cardwright.driver import MODULES, Build, Output, game_of
from cardwright.play.branches import branches
from cardwright.play.load import Emitted, fresh, fresh_beside_installed, position_of
from cardwright.play.run_example import Table
from cardwright_engine import vocabulary as words
from cardwright_engine.card import Card


def fresh_table(vocabulary: words.Vocabulary, made: Build) -> Table:
    """A game with the cards that were just compiled, and no others."""
    return _table(vocabulary, made, fresh(_emitted(made.outputs, vocabulary.game), vocabulary.game))


def bundled_table(vocabulary: words.Vocabulary, made: Build) -> Table:
    """A game with the bundled cards, and with them those that were just compiled."""
    emitted = _emitted(made.outputs, vocabulary.game)
    return _table(vocabulary, made, fresh_beside_installed(emitted, vocabulary.game))


def _table(vocabulary: words.Vocabulary, made: Build, cards: Mapping[str, Card]) -> Table:
    files = (file for file in made.files if game_of(file) == vocabulary.game)
    return Table(
        vocabulary=vocabulary, cards=cards, position=position_of(vocabulary), branches=branches(files)
    )


def _emitted(outputs: Iterable[Output], game: str) -> Mapping[str, Emitted]:
    found: dict[str, Emitted] = {}
    for output in outputs:
        path = PurePosixPath(output.path)
        if path.suffix == ".py" and path.parts[:2] == (MODULES, game):
            package = path.name == "__init__.py"
            name = ".".join((path.parent if package else path.with_suffix("")).parts)
            found[name] = Emitted(
                name=name, text=output.text, source=" and ".join(output.sources), package=package
            )
    return found
