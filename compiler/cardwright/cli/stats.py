"""`cardwright stats`: how much there is of everything."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping

import click

from cardwright.cli.games import installed_games
from cardwright.cli.options import shown
from cardwright.cli.read_sources import read_project
from cardwright.cli.showing import Showing
from cardwright.driver import understand
from cardwright.play.claims import claims
from cardwright.play.counts import Counts, counts
from cardwright.play.seed_rules import standings


@click.command("stats", short_help="Count cards, decks, examples and rules.")
@click.option("--json", "as_json", is_flag=True, help="The same as --output-format json.")
@shown
def command(as_json: bool, showing: Showing) -> int:
    """Count the cards, decks, examples and rules of the project.

    `cards` counts card blocks; `distinct` counts a card that is printed in several decks or classes
    once; `copies` counts the cards in decks.
    """
    files = understand(read_project().sources, installed_games()).files
    known = standings(claims(files))
    games = counts(files)
    proven = sum(each.proven for each in known)
    if as_json or showing.layout == "json":
        document = {
            "games": {game: _data(each) for game, each in games.items()},
            "rules": {"proven": proven, "unproven": len(known) - proven},
        }
        json.dump(document, sys.stdout, indent=2, ensure_ascii=False)
        sys.stdout.write("\n")
        return 0
    for game, each in games.items():
        sys.stdout.write(f"{game}\n")
        for name, value in _data(each).items():
            if isinstance(value, tuple):
                for title in value:
                    sys.stdout.write(f"         known by name only: {title}\n")
            elif isinstance(value, Mapping):
                for part, number in value.items():
                    sys.stdout.write(f"  {number:6} {name.replace('_', ' ')} {part}\n")
            else:
                sys.stdout.write(f"  {value:6} {name.replace('_', ' ')}\n")
    sys.stdout.write(f"rules\n  {proven:6} proven\n  {len(known) - proven:6} unproven\n")
    return 0


def _data(each: Counts) -> dict[str, int | tuple[str, ...] | Mapping[str, int]]:
    return {
        "cards": each.cards,
        "distinct": each.distinct,
        "copies": each.copies,
        "unknown_effects": each.unknown_effects,
        "known_by_name": each.known_by_name,
        "by_deck": each.by_deck,
        "by_provenance": each.by_provenance,
        "examples": each.examples,
        "rulings": each.rulings,
    }
