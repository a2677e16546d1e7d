"""`cardwright explain`: what a rule is about, at length."""

from __future__ import annotations

import json
import sys

import click

from cardwright.cli.catalogue import Explained, catalogue
from cardwright.cli.options import shown
from cardwright.cli.showing import Showing
from cardwright.diagnostics.suggest import did_you_mean


@click.command("explain", short_help="Explain a rule.")
@click.argument("rule", required=False)
@click.option("--all", "everything", is_flag=True, help="Every rule, by number.")
@shown
def command(rule: str | None, everything: bool, showing: Showing) -> int:
    """Explain RULE, named as findings name it (`unknown-event`) or by its number (`CW302`).

    Says what it refuses and why, with a card that breaks it and the same card mended.
    """
    if (rule is None) != everything:
        raise click.UsageError("name one rule, or say --all")
    known = catalogue()
    wanted = [each for each in known if everything or each.named(rule or "")]
    if not wanted:
        hints = did_you_mean(rule or "", [each.rule.name for each in known])
        raise click.UsageError("; ".join((f"no rule is called `{rule}`", *hints)))
    if showing.layout == "json":
        json.dump({"format": 1, "rules": [_data(each) for each in wanted]}, sys.stdout, indent=2)
        sys.stdout.write("\n")
    else:
        sys.stdout.write("\n".join(_page(each) for each in wanted))
    return 0


def _page(each: Explained) -> str:
    return f"{each.rule.name} ({each.rule.code})\n\n{each.text.strip()}\n"


def _data(each: Explained) -> dict[str, str]:
    return {"name": each.rule.name, "code": each.rule.code, "text": each.text.strip()}
