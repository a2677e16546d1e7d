"""What a card says, for somebody at a table who holds no printed one."""

from __future__ import annotations

from collections.abc import Mapping

from cardwright.bound import nodes as bound
from cardwright.cli.card_named import card_named
from cardwright.cli.read_sources import read_project
from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.driver import understand
from cardwright.wording import plain, text
from cardwright_engine.vocabulary import Vocabulary


class CardTexts:
    """The cards of one game, understood when the first text is asked for."""

    def __init__(self, vocabulary: Vocabulary, games: Mapping[str, Vocabulary]) -> None:
        self._vocabulary = vocabulary
        self._games = games
        self._files: tuple[bound.File, ...] | None = None

    def text_of(self, title: str) -> str:
        """The text of the card with this title, or of the only one whose title has these words in it; else
        a sentence that says what was not found."""
        if not title:
            return "which card? type its title, or a part of it, after `c`"
        if self._files is None:
            self._files = understand(read_project().sources, self._games).files
        return _text_of(title, self._vocabulary, self._files)


def _text_of(title: str, vocabulary: Vocabulary, files: tuple[bound.File, ...]) -> str:
    found = card_named(f"{vocabulary.game}/{title}", files)
    if isinstance(found, Diagnostic):
        known = sorted(
            {known for known in _titles(files, vocabulary) if title.casefold() in known.casefold()}
        )
        if len(known) != 1:
            return f"that can be {', '.join(known)}" if known else f"no card is called `{title}`"
        found = card_named(f"{vocabulary.game}/{known[0]}", files)
    if isinstance(found, Diagnostic):
        return found.message
    said = text(found[1], vocabulary, "en")
    return f"{said.title}: {plain(said)}"


def _titles(files: tuple[bound.File, ...], vocabulary: Vocabulary) -> list[str]:
    return [
        block.title
        for file in files
        if not isinstance(file.vocabulary, bound.Unresolved) and file.vocabulary.game == vocabulary.game
        for block in file.blocks
        if isinstance(block, bound.Card)
    ]
