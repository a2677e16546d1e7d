"""The command line: one file a subcommand."""

import sys
from importlib import import_module
from typing import Any

import cardwright


def main() -> None:
    """Run `cardwright` with the arguments of the process, and end it."""
    if sys.argv[1:] == ["--version"]:
        print(f"cardwright {cardwright.__version__}")
        return
    # Loaded by name: a question for the version is answered before the libraries of the rest are read.
    run: Any = import_module("cardwright.cli.run")
    sys.exit(run.run(sys.argv[1:]))
