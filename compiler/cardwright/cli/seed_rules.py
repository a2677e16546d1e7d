"""`cardwright rules`: the rules of the seed documents, and the examples that prove them."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

import click

from cardwright.cli.games import installed_games
from cardwright.cli.options import shown
from cardwright.cli.read_sources import read_project
from cardwright.cli.showing import Showing
from cardwright.driver import understand
from cardwright.play.claims import claims
from cardwright.play.seed_rules import Standing, standings


@click.command("rules", short_help="List the seed rules and what proves them.")
@click.option("--unproven", is_flag=True, help="Only those that no example proves.")
@shown
def command(unproven: bool, showing: Showing) -> int:
    """List the rules of the seed documents with the examples that claim each.

    A rule is proven when the tests found that its examples hold, and that one of them fails as soon
    as the rule is taken out.
    """
    files = understand(read_project().sources, installed_games()).files
    known = standings(claims(files))
    listed = [each for each in known if not (unproven and each.proven)]
    if showing.layout == "json":
        json.dump({"format": 1, "rules": [_data(each) for each in listed]}, sys.stdout, indent=2)
        sys.stdout.write("\n")
    else:
        _print(listed)
        sys.stdout.write(f"\n{sum(not each.proven for each in known)} unproven\n")
    return 0


def _print(listed: Sequence[Standing]) -> None:
    document = ""
    for each in listed:
        if each.rule.document != document:
            sys.stdout.write(f"{chr(10) if document else ''}{each.rule.document}\n\n")
            document = each.rule.document
        sys.stdout.write(f"{each.rule.id:4}{'proven    ' if each.proven else 'unproven  '}{each.rule.says}\n")
        for name in each.claimed_by:
            sys.stdout.write(f"{'':14}{name}\n")


def _data(each: Standing) -> dict[str, object]:
    return {
        "id": each.rule.id,
        "document": each.rule.document,
        "says": each.rule.says,
        "proven": each.proven,
        "examples": list(each.claimed_by),
    }
