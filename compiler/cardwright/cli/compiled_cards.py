"""The compiled cards that a command plays with: those of the project, else the bundled ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cardwright.cli.read_sources import in_project, read_project
from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.driver import build, game_of
from cardwright.play.load import installed
from cardwright.play.tables import fresh_table
from cardwright_engine import vocabulary as words

Cards = Mapping[str, Any]  # what a card is, only `play` knows


@dataclass(frozen=True, slots=True)
class Compiled:
    """The cards of each game by title, and the findings because of which a game is missing there."""

    cards: Mapping[str, Cards]
    findings: tuple[Diagnostic, ...] = ()


def compiled_cards(games: Mapping[str, words.Vocabulary]) -> Compiled:
    """The cards of these games, which are all that are installed."""
    if not in_project():
        return Compiled({game: installed(game) for game in games})
    read = read_project()
    made = build(read.sources, games, unread=bool(read.findings))
    ours = {game_of(file) for file in made.files} - set(made.failed)
    cards = {game: fresh_table(vocabulary, made).cards for game, vocabulary in games.items() if game in ours}
    return Compiled(cards, (*read.findings, *made.findings) if made.failed else ())
