"""`cardwright text`: what a card says, in words."""

from __future__ import annotations

import json
import sys

import click

from cardwright.cli.card_named import card_named
from cardwright.cli.games import installed_games
from cardwright.cli.options import shown
from cardwright.cli.read_sources import read_project
from cardwright.cli.showing import Showing
from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.driver import understand
from cardwright.wording import plain, text


@click.command("text", short_help="Print the rules text of a card.")
@click.argument("card")
@click.option("--language", default="en", show_default=True, help="The language's code: en, pt, it.")
@shown
def command(card: str, language: str, showing: Showing) -> int:
    """Print the rules text of CARD, as it is made from its source.

    CARD is the title of a card, or GAME/TITLE where two games have one of that title.
    """
    found = card_named(card, understand(read_project().sources, installed_games()).files)
    if isinstance(found, Diagnostic):
        showing.show([found], sys.stderr)
        return 1
    vocabulary, named = found
    said = text(named, vocabulary, language)
    if showing.layout == "json":
        document = {"title": said.title, "language": said.language, "text": plain(said)}
        json.dump(document, sys.stdout, indent=2, ensure_ascii=False)
        sys.stdout.write("\n")
    else:
        sys.stdout.write(f"{said.title}\n\n{plain(said)}\n")
    return 0
