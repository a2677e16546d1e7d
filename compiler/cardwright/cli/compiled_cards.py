"""The compiled cards that a command plays with: those of the project, else the bundled ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardwright.cli.read_sources import in_project, read_project
from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.driver import Build, build, game_of
from cardwright.play.load import installed
from cardwright.play.tables import bundled_table, fresh_table
from cardwright.text.source import Source
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
    return Compiled(_fresh(made, games), (*read.findings, *made.findings) if made.failed else ())


def compiled_in(
    made: Build,
    sources: Sequence[Source],
    beside: Sequence[Source],
    games: Mapping[str, words.Vocabulary],
    wanted: Mapping[str, words.Vocabulary],
) -> Compiled:
    """The cards of wanted games in a build of `sources`, and with them those `beside` that they name."""
    if not in_project():
        cards = {game: bundled_table(wanted[game], made).cards for game in wanted if _made(made, game)}
        return Compiled(cards)
    if not beside:
        return Compiled(_fresh(made, wanted))
    whole = build((*sources, *beside), games)
    cards = {game: fresh for game, fresh in _fresh(whole, wanted).items() if _made(made, game)}
    lacking = any(_made(made, game) and game in whole.failed for game in wanted)
    return Compiled(cards, whole.findings if lacking else ())


def _fresh(made: Build, games: Mapping[str, words.Vocabulary]) -> dict[str, Cards]:
    return {
        game: fresh_table(vocabulary, made).cards for game, vocabulary in games.items() if _made(made, game)
    }


def _made(made: Build, game: str) -> bool:
    """Whether a build has something of a game."""
    return game not in made.failed and any(game_of(file) == game for file in made.files)
