"""The files of `cardwright play`: a saved game, and its log as a page."""

from __future__ import annotations

from pathlib import Path

import click

from cardwright.play.saved_game import NotSaved, SavedGame, from_text


def read_saved(file: Path, game: str) -> SavedGame:
    """The saved game on a file, which is one of this game."""
    try:
        saved = from_text(file.read_text("utf-8"))
    except OSError as error:
        raise click.FileError(str(file), (error.strerror or str(error)).lower()) from error
    except UnicodeDecodeError:
        raise click.ClickException(f"{file}: it is no saved game: not UTF-8") from None
    except NotSaved as wrong:
        raise click.ClickException(f"{file}: {wrong}") from None
    if saved.game != game:
        raise click.ClickException(f"{file}: it is no game of {game}")
    return saved


def can_be_written(file: Path) -> None:
    """Refuse a file that could not be written when the game is over."""
    try:
        file.open("a").close()
    except OSError as error:
        raise click.FileError(str(file), (error.strerror or str(error)).lower()) from error


def write_file(file: Path, text: str) -> None:
    """Put a text on a file, whatever was there."""
    try:
        file.write_text(text, "utf-8", newline="\n")
    except OSError as error:
        raise click.FileError(str(file), (error.strerror or str(error)).lower()) from error
