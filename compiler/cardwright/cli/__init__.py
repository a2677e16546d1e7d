"""The command line: one file a subcommand."""

import click

import cardwright


@click.group()
@click.version_option(cardwright.__version__, prog_name="cardwright")
def main() -> None:
    """Check card sources and compile them to engine code, rules text and sheets."""
