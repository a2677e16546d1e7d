"""The subcommands by name; each is loaded when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import click

import cardwright

# The subcommands, and the module of each.
COMMANDS: Final = {
    "build": "build",
    "check": "check",
    "explain": "explain",
    "reference": "reference",
    "rules": "seed_rules",
    "stats": "stats",
    "test": "test",
    "text": "text",
    "vocabulary": "vocabulary",
}


class _Group(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"cardwright.cli.{COMMANDS[cmd_name]}").command
        return command


@click.group(cls=_Group, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(cardwright.__version__, prog_name="cardwright", message="%(prog)s %(version)s")
def cardwright_group() -> None:
    """Check card sources and compile them to engine code, rules text and sheets."""
