"""`cardwright play`: a whole game, by random players or with a person at the table."""

from __future__ import annotations

import sys
from typing import Any

import click

from cardwright.cli.games import installed_games
from cardwright.cli.options import shown
from cardwright.cli.read_sources import in_project, read_project
from cardwright.cli.showing import Showing, failed
from cardwright.driver import build
from cardwright.play.at_table import (
    PERSON,
    RANDOM,
    AtTable,
    Left,
    NoScenario,
    scenario_called,
    tabletop_of,
)
from cardwright.play.load import installed
from cardwright.play.tables import fresh_table
from cardwright_engine import vocabulary as words


@click.command("play", short_help="Play a game, or let random players do it.")
@click.argument("game")
@click.option("--scenario", default="", help="Its title or a part of it; the first one without.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed, the same shuffles.")
@click.option(
    "--players",
    default=RANDOM,
    show_default=True,
    metavar="WHO,WHO",
    help=f"For each seat `{PERSON}` or `{RANDOM}`; one word for all.",
)
@shown
def command(game: str, scenario: str, seed: int, players: str, showing: Showing) -> int:
    """Play GAME, and tell it in English as it goes on.

    With the cards of the project, or the bundled ones where there is none. A person chooses by number;
    `?` says why a card cannot be played, `l` shows what happened, `u` takes the last choice back, `q`
    ends. Lines come from the standard input, which may be a file.
    """
    games = installed_games()
    if game not in games:
        raise click.BadParameter(f"no game is called `{game}`, only {', '.join(games)}", param_hint="GAME")
    vocabulary = games[game]
    tabletop = tabletop_of(vocabulary)
    if tabletop is None:
        raise click.BadParameter(f"`{game}` has no table to play at", param_hint="GAME")
    cards = _project_cards(vocabulary, games, showing) if in_project() else installed(game)
    if cards is None:
        return 1
    titles = scenario_called(tabletop, cards, scenario)
    if len(titles) != 1:
        known = ", ".join(titles or tabletop.scenarios(cards)) or "none"
        told = "could be any of" if titles else "is no scenario; there are"
        raise click.BadParameter(f"`{scenario}` {told}: {known}", param_hint="--scenario")
    try:
        begun = tabletop.new_game(cards, titles[0], seed=seed)
    except NoScenario as missing:
        raise click.ClickException(str(missing)) from None
    seats = tabletop.players(begun)
    table = AtTable(
        begun,
        tabletop,
        vocabulary,
        _seated(players, seats),
        seed=seed,
        ask=sys.stdin.readline,
        say=lambda line: click.echo(line),
    )
    click.echo(f"{vocabulary.title}: {titles[0]} ({', '.join(seats)}), seed {seed}")
    try:
        table.play()
    except Left:
        click.echo("you left the table")
    showing.say(table.result(), sys.stdout)
    return 0


def _seated(players: str, seats: tuple[str, ...]) -> tuple[str, ...]:
    """Who sits where."""
    said = tuple(word.strip() for word in players.split(","))
    wrong = [word for word in said if word not in (PERSON, RANDOM)]
    if wrong:
        raise click.BadParameter(f"`{wrong[0]}` is neither `{PERSON}` nor `{RANDOM}`", param_hint="--players")
    seated = said * len(seats) if len(said) == 1 else said
    if len(seated) != len(seats):
        raise click.BadParameter(f"there are {len(seats)} seats: {', '.join(seats)}", param_hint="--players")
    return seated


def _project_cards(
    vocabulary: words.Vocabulary, games: dict[str, words.Vocabulary], showing: Showing
) -> dict[str, Any] | None:
    """The cards of the project, None where they have mistakes, which are shown then."""
    read = read_project()
    made = build(read.sources, games, unread=bool(read.findings))
    findings = [*read.findings, *made.findings]
    if vocabulary.game in made.failed or failed(read.findings):
        showing.show(findings, sys.stdout)
        return None
    return dict(fresh_table(vocabulary, made).cards)
