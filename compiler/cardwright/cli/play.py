"""`cardwright play`: a whole game, by random players or with a person at the table."""

from __future__ import annotations

import io
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click

from cardwright.cli.card_text import CardTexts
from cardwright.cli.games import installed_games
from cardwright.cli.options import shown
from cardwright.cli.play_files import can_be_written, read_saved, write_file
from cardwright.cli.read_sources import in_project, read_project
from cardwright.cli.showing import Showing, colored, failed
from cardwright.driver import build
from cardwright.play.at_table import (
    PERSON,
    RANDOM,
    AtTable,
    DoesNotFit,
    Left,
    NoScenario,
    Screen,
    scenario_called,
    tabletop_of,
)
from cardwright.play.chronicle.from_play import Watcher
from cardwright.play.chronicle.to_html import to_html
from cardwright.play.load import installed
from cardwright.play.saved_game import SavedGame, to_text
from cardwright.play.tables import fresh_table
from cardwright_engine import vocabulary as words

ALL: Final = "all"


@click.command("play", short_help="Play a game, or let random players do it.")
@click.argument("game")
@click.option("--scenario", default="", help="Its title or a part of it; the first one without.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed, the same shuffles.")
@click.option(
    "--players",
    default="",
    metavar="WHO,WHO",
    help=f"For each seat `{PERSON}` or `{RANDOM}`; one word for all.  [default: {RANDOM}]",
)
@click.option(
    "--view",
    default="",
    metavar="WHO",
    help=f"Whose cards are told of: a seat's name, or `{ALL}`; without, those of the people at the table.",
)
@click.option("--map/--no-map", "shows", default=None, help="Show the table; without, to people only.")
@click.option(
    "--html",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the log there, as a page with the map of each turn.",
)
@click.option(
    "--save", type=click.Path(dir_okay=False, path_type=Path), help="Keep the game there as it goes on."
)
@click.option(
    "--load",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Play a kept game again, and go on from where it ends.",
)
@shown
def command(
    game: str,
    scenario: str,
    seed: int,
    players: str,
    view: str,
    shows: bool | None,
    html: Path | None,
    save: Path | None,
    load: Path | None,
    showing: Showing,
) -> int:
    """Play GAME, and tell it in English as it goes on.

    With the cards of the project, or the bundled ones where there is none. A person chooses by number;
    `?` says why a card cannot be played, `c` what a card says, `m` shows the table, `l` what happened, `u`
    takes the last choice back, `q` ends. Lines come from the standard input, which may be a file.
    """
    games = installed_games()
    if game not in games:
        raise click.BadParameter(f"no game is called `{game}`, only {', '.join(games)}", param_hint="GAME")
    vocabulary = games[game]
    tabletop = tabletop_of(vocabulary)
    if tabletop is None:
        raise click.BadParameter(f"`{game}` has no table to play at", param_hint="GAME")
    if load is not None and (scenario or seed):
        raise click.UsageError("a saved game has its scenario and its seed: leave out --scenario and --seed")
    kept = read_saved(load, game) if load is not None else None
    if html is not None and html.resolve() in {file.resolve() for file in (load, save) if file is not None}:
        raise click.UsageError("the page would take the place of the saved game: give --html another name")
    for file in (save, html):
        if file is not None:
            can_be_written(file)
    if kept is not None:
        scenario, seed = kept.scenario, kept.seed
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
    seated = _seated(players or (",".join(kept.players) if kept else RANDOM), seats)
    people = [seat for seat, who in enumerate(seated) if who == PERSON]
    viewers = _viewers(view, seats, people)
    watcher = Watcher(begun, tabletop, viewers) if html is not None else None

    def saved() -> SavedGame:
        return SavedGame(
            game=game,
            scenario=titles[0],
            seed=seed,
            players=tuple(seated),
            answers=tuple(table.answers),
        )

    table = AtTable(
        begun,
        tabletop,
        vocabulary,
        seated,
        _screen(CardTexts(vocabulary, games), showing, shows, (save, saved)),
        seed=seed,
        viewers=viewers,
    )
    click.echo(f"{vocabulary.title}: {titles[0]} ({', '.join(seats)}), seed {seed}")
    try:
        table.follow(kept.answers if kept is not None else ())
    except DoesNotFit as wrong:
        raise click.ClickException(f"{load}: {wrong}") from None
    try:
        table.play()
    except Left:
        click.echo("you left the table")
    finally:  # a game that was stopped is kept, too
        if save is not None:
            write_file(save, to_text(saved()))
        if html is not None and watcher is not None:
            eyes = "all" if len(viewers) == len(seats) else " and ".join(seats[each] for each in viewers)
            chronicle = watcher.chronicle(
                table.told,
                game=vocabulary.title,
                scenario=titles[0],
                seed=seed,
                eyes=eyes,
                result=table.result(),
            )
            write_file(html, to_html(chronicle))
    showing.say(table.result(), sys.stdout)
    return 0


def _screen(
    texts: CardTexts, showing: Showing, shows: bool | None, kept: tuple[Path | None, Callable[[], SavedGame]]
) -> Screen:
    """The terminal, or the files that stand in for it. The game is kept whenever a person is asked."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # whatever is typed is at worst no answer
    prompted = sys.stdin.isatty() and sys.stdout.isatty()
    file, saved = kept

    def ask() -> str:
        if file is not None:
            write_file(file, to_text(saved()))
        if prompted:
            click.echo("> ", nl=False)
        line = sys.stdin.readline()
        if prompted and not line:
            click.echo()
        return line

    return Screen(
        ask=ask,
        say=lambda line: click.echo(line, color=True),
        text_of=texts.text_of,
        width=lambda: shutil.get_terminal_size().columns,
        color=colored(showing.color, sys.stdout, os.environ),
        table=shows,
    )


def _viewers(view: str, seats: tuple[str, ...], people: list[int]) -> tuple[int, ...]:
    """With whose eyes the game is told: those of a seat, of all, or of the people at the table."""
    everybody = tuple(range(len(seats)))
    if not view:
        return tuple(people) or everybody
    if view.casefold() == ALL:
        return everybody
    seen = tuple(seat for seat, name in enumerate(seats) if name.casefold() == view.casefold())
    if not seen:
        raise click.BadParameter(
            f"`{view}` is no seat; there are: {', '.join(seats)}, and `{ALL}`", param_hint="--view"
        )
    return seen


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
