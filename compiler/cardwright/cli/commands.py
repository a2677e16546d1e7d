"""The subcommands by name; each is loaded when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import click

import cardwright
from cardwright.diagnostics.suggest import did_you_mean

# The subcommands, and the module of each.
COMMANDS: Final = {
    "build": "build",
    "check": "check",
    "explain": "explain",
    "odds": "odds",
    "play": "play",
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

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The subcommand that is asked for; what was meant is said where there is none of that name."""
        name = args[0]
        if name not in COMMANDS and not name.startswith("-"):
            meant = did_you_mean(name, COMMANDS) or (f"known are {', '.join(COMMANDS)}",)
            raise click.UsageError("; ".join((f"there is no command `{name}`", *meant)), ctx)
        return super().resolve_command(ctx, args)


@click.group(cls=_Group, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(cardwright.__version__, prog_name="cardwright", message="%(prog)s %(version)s")
def cardwright_group() -> None:
    """Check card sources and compile them to engine code, rules text and sheets."""
