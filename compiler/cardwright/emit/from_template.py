"""Fill the templates of a folder: the only module that knows Jinja.

Everything that comes from a card or a game is escaped by the template engine.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined


def filled(template: str, *folders: Path, **values: object) -> str:
    """A template, looked for in these folders, with its values in it."""
    return _environment(folders).get_template(template).render(values)


@cache
def _environment(folders: tuple[Path, ...]) -> Environment:
    return Environment(
        loader=FileSystemLoader(folders),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        newline_sequence="\n",
    )
