"""`cardwright odds`: the exact distribution of what a card, or an attack, does."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from typing import get_args

import click

from cardwright.cli.compiled_cards import Cards, compiled_cards
from cardwright.cli.games import installed_games
from cardwright.cli.odds_shown import Answer, to_data, to_table
from cardwright.cli.options import shown
from cardwright.cli.rules import unknown_title
from cardwright.cli.showing import Showing
from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.diagnostics.suggest import did_you_mean
from cardwright.play.odds import MOST_OUTCOMES, Asked, NoOdds, NotDescribed, Policy, found, trials_of
from cardwright_engine import vocabulary as words

Named = tuple[str, str, Cards]
"""A game, the title of a card ("" for none), and the cards of the game."""

_LEVELS = re.compile(r"(\d+)(?:\.\.(\d+))?")


@click.command("odds", short_help="Say exactly how probable each result of a card is.")
@click.argument("card", default="")
@click.option("--against", default="", metavar="WORDS", help="The target: `blue`, `red mounted, 2 figures`.")
@click.option("--level", default="", metavar="LEVELS", help="`2`, `1..3` or `1,3`; every level without.")
@click.option("--attack", default="", metavar="WORDS", help="A unit that attacks the target.")
@click.option("--distance", default=1, show_default=True, help="From how many hexes away it attacks.")
@click.option("--game", default="", help="Whose words these are, for an attack without a card.")
@click.option(
    "--choices",
    type=click.Choice(get_args(Policy)),
    default="refuse",
    show_default=True,
    help="What to take where a choice matters.",
)
@click.option(
    "--most", type=click.IntRange(min=1), default=MOST_OUTCOMES, show_default=True, help="Outcomes at most."
)
@shown
def command(
    card: str,
    against: str,
    level: str,
    attack: str,
    distance: int,
    game: str,
    choices: Policy,
    most: int,
    showing: Showing,
) -> int:
    """Say exactly how probable each result of CARD is, of an attack, or of CARD played into the attack.

    Nothing is simulated: every roll is expanded on a position that holds the target and what the card
    needs. Reactions are declined. CARD is a title, or GAME/TITLE where two games have one of that title.

    \b
    cardwright odds "Fireball" --level 1..3 --against blue
    cardwright odds --attack "blue long sword" --against "red mounted" --game battlelore
    cardwright odds "Parry" --attack red --against "blue in a woods hex"
    """
    if not card and not attack:
        raise click.UsageError("name a card, or say with --attack what attacks")
    levels = _levels(level)
    games = installed_games()
    wanted = _wanted(game, games)
    compiled = compiled_cards(games)
    known = {each: compiled.cards[each] for each in wanted if each in compiled.cards}
    named = _named(card, known) if card else _only({each: games[each] for each in wanted}, known)
    if isinstance(named, Diagnostic):
        showing.show(compiled.findings or [named], sys.stderr)
        return 1
    of, title, cards = named
    asked = Asked(
        card=title,
        attack=attack,
        against=against,
        distance=distance,
        levels=levels,
        choices=choices,
        most=most,
    )
    try:
        measures, columns = found(games[of], cards, asked)
    except NotDescribed as unknown:
        raise click.UsageError(str(unknown)) from None
    except NoOdds as none:
        raise click.ClickException(str(none)) from None
    answer = Answer(game=of, asked=asked, measures=measures, columns=columns)
    sys.stdout.write(to_data(answer) if showing.layout == "json" else to_table(answer))
    return 0


def _levels(said: str) -> tuple[int, ...]:
    levels: list[int] = []
    for part in said.replace(" ", "").split(",") if said else ():
        bounds = _LEVELS.fullmatch(part)
        if bounds is None:
            raise click.BadParameter(f"`{said}` is no level, such as 2, 1..3 or 1,3", param_hint="--level")
        first, last = int(bounds[1]), int(bounds[2] or bounds[1])
        if first > last or last - first > 99:
            raise click.BadParameter(f"`{part}` runs from no level to another", param_hint="--level")
        levels += range(first, last + 1)
    return tuple(dict.fromkeys(levels))


def _wanted(game: str, games: Mapping[str, words.Vocabulary]) -> tuple[str, ...]:
    """The games that are meant."""
    if not game:
        return tuple(games)
    if game not in games:
        hints = did_you_mean(game, games) or (f"known are {', '.join(games)}",)
        raise click.UsageError("; ".join((f"no game is called `{game}`", *hints)))
    return (game,)


def _only(games: Mapping[str, words.Vocabulary], known: Mapping[str, Cards]) -> Named:
    """The game of an attack without a card; its cards may be units."""
    able = [game for game, vocabulary in games.items() if trials_of(vocabulary) is not None]
    if not able:
        raise click.ClickException(f"nobody has said how odds are asked for in `{', '.join(games)}`")
    if len(able) > 1:
        raise click.UsageError(f"say with --game in which game: {' or '.join(able)}")
    return able[0], "", known.get(able[0], {})


def _named(name: str, known: Mapping[str, Cards]) -> Named | Diagnostic:
    """The one card of that name, with its game and the cards beside it."""
    wanted = name.casefold()
    titles = [(game, title) for game, cards in known.items() for title in cards]
    same = [
        (game, title) for game, title in titles if wanted in (title.casefold(), f"{game}/{title}".casefold())
    ]
    if len(same) == 1:
        game, title = same[0]
        return game, title, known[game]
    if same:
        return unknown_title.ambiguous(name, sorted(f"{game}/{title}" for game, title in same))
    full = "/" in name
    return unknown_title.unknown(name, {f"{game}/{title}" if full else title for game, title in titles})
