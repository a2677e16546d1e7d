"""`cardwright text`: what a card says, in words."""

from __future__ import annotations

import json
import sys

import click

from cardwright.bound.from_surface import LANGUAGES as TITLED
from cardwright.cli.card_named import card_named
from cardwright.cli.games import installed_games
from cardwright.cli.options import shown
from cardwright.cli.read_sources import read_project
from cardwright.cli.showing import Showing
from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.diagnostics.suggest import did_you_mean
from cardwright.driver import understand
from cardwright.wording import LANGUAGES, plain, text


@click.command("text", short_help="Print the rules text of a card.")
@click.argument("card")
@click.option(
    "--language", default="en", show_default=True, help=f"The language's code: {', '.join(TITLED)}."
)
@shown
def command(card: str, language: str, showing: Showing) -> int:
    """Print the rules text of CARD, as it is made from its source.

    CARD is the title of a card, or GAME/TITLE where two games have one of that title.
    """
    if language not in TITLED:
        known = did_you_mean(language, TITLED) or (f"known are {', '.join(TITLED)}",)
        raise click.UsageError("; ".join((f"no language is called `{language}`", *known)))
    found = card_named(card, understand(read_project().sources, installed_games()).files)
    if isinstance(found, Diagnostic):
        showing.show([found], sys.stderr)
        return 1
    vocabulary, named = found
    if language not in LANGUAGES:
        title = "only its title is" if language in dict(named.names) else "nor is its title"
        sys.stderr.write(
            f"the text of `{named.title}` is not in `{language}` yet, {title}; here it is in English\n"
        )
    said = text(named, vocabulary, language)
    if showing.layout == "json":
        document = {"title": said.title, "language": said.language, "text": plain(said)}
        json.dump(document, sys.stdout, indent=2, ensure_ascii=False)
        sys.stdout.write("\n")
    else:
        sys.stdout.write(f"{said.title}\n\n{plain(said)}\n")
    return 0
