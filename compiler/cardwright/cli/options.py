"""The options that every subcommand has."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, cast

import click

from cardwright.cli.showing import COLORS, LAYOUTS, Color, Layout, Showing


def shown(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a subcommand the options about layout and colour; it gets them as `showing`."""

    @click.option(
        "--output-format",
        type=click.Choice(LAYOUTS),
        default="text",
        show_default=True,
        help="How to show it.",
    )
    @click.option(
        "--sarif-file",
        type=click.Path(dir_okay=False, path_type=Path),
        help="Also write the findings there, as SARIF.",
    )
    @click.option(
        "--color",
        type=click.Choice(COLORS),
        default="auto",
        show_default=True,
        help="`auto` heeds NO_COLOR and FORCE_COLOR, then looks whether a terminal reads.",
    )
    @click.option("--quiet", is_flag=True, help="Findings only, no summary.")
    @wraps(command)
    def with_showing(
        *, output_format: str, sarif_file: Path | None, color: str, quiet: bool, **arguments: Any
    ) -> Any:
        showing = Showing(
            layout=cast("Layout", output_format),
            sarif_file=sarif_file,
            color=cast("Color", color),
            quiet=quiet,
        )
        return command(showing=showing, **arguments)

    return with_showing


def named_input(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a subcommand that reads sources the name under which it reports the standard input."""
    return click.option(
        "--stdin-filename",
        default="standard input",
        metavar="NAME",
        help="What `-`, the standard input, is called in findings.",
    )(command)
