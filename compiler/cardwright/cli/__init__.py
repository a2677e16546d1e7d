"""The command line: one file a subcommand."""

import sys

import cardwright


def main() -> None:
    """Run `cardwright` with the arguments of the process, and end it."""
    if sys.argv[1:] == ["--version"]:
        print(f"cardwright {cardwright.__version__}")
        return
    # Loaded by name, and not with `importlib`: a question for the version is answered before any library
    # is read, which takes longer than the answer.
    sys.exit(__import__("cardwright.cli.run", fromlist=["run"]).run(sys.argv[1:]))
