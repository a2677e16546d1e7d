"""The files of `cardwright play`: a saved game, and its log as a page."""

from __future__ import annotations

from pathlib import Path

import click

from cardwright.play.saved_game import NotSaved, SavedGame, from_text, to_text


def read_saved(file: Path, game: str) -> SavedGame:
    """The saved game on a file, which is one of this game."""
    try:
        saved = from_text(file.read_text("utf-8"))
    except OSError as error:
        raise click.FileError(str(file), (error.strerror or str(error)).lower()) from error
    except UnicodeDecodeError:
        raise click.FileError(str(file), "it is no saved game: not UTF-8") from None
    except NotSaved as wrong:
        raise click.FileError(str(file), str(wrong)) from None
    if saved.game != game:
        raise click.FileError(str(file), f"it is no game of {game}")
    return saved


def write_saved(file: Path, saved: SavedGame) -> None:
    """Put a game on a file."""
    write_page(file, to_text(saved))


def write_page(file: Path, text: str) -> None:
    """Put a text on a file, whatever was there."""
    try:
        file.write_text(text, "utf-8", newline="\n")
    except OSError as error:
        raise click.FileError(str(file), (error.strerror or str(error)).lower()) from error
