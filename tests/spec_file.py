"""Pages that specify the compiler: prose, a card, and what comes of it.

A page is Markdown. A block marked ```card``` holds a source; each block after it, up to the next card,
is marked with the name of a stage and holds what that stage makes of the source. What stands in those
blocks is never typed: `pytest --update` writes it, and a person reads the difference.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from cardwright.bound import nodes as bound
from cardwright.bound.from_surface import Library, bind
from cardwright.checks import check, check_set
from cardwright.diagnostics.diagnostic import Diagnostic, in_order
from cardwright.diagnostics.to_text import to_text
from cardwright.surface.from_text import parse
from cardwright.text.source import Source
from cardwright_engine import vocabulary as words

SPEC = Path(__file__).parent / "spec"
GAMES: Mapping[str, words.Vocabulary] = {
    game: import_module(f"cardwright_engine.games.{game}.vocabulary").VOCABULARY
    for game in ("battlelore", "battlelore2", "ring")
}

# What a stage makes of a source.
Stage = Callable[[Source], str]

_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Expected:
    """A block of a page: what its stage should make of the card above it, and where that stands."""

    stage: str
    card: str
    text: str
    start: int
    end: int


def blocks(page: str) -> tuple[Expected, ...]:
    """The blocks of a page that a stage fills."""
    found: list[Expected] = []
    card = ""
    for match in _BLOCK.finditer(page):
        language, text = match.groups()
        if language == "card":
            card = text
        else:
            found.append(Expected(language, card, text, match.start(2), match.end(2)))
    return tuple(found)


def cards(page: str) -> tuple[str, ...]:
    """The sources of a page."""
    return tuple(match[2] for match in _BLOCK.finditer(page) if match[1] == "card")


def filled(page: str, stages: Mapping[str, Stage], name: str) -> str:
    """The page with what its stages say today, put in by position: an empty block is filled too."""
    for block in reversed(blocks(page)):
        made = stages[block.stage](Source(name, block.card))
        made = made if not made or made.endswith("\n") else f"{made}\n"
        page = page[: block.start] + made + page[block.end :]
    return page


def hold(path: Path, stages: Mapping[str, Stage], *, update: bool) -> None:
    """A page says what comes of its cards; with `update` it is made to."""
    page = path.read_text("utf-8")
    today = filled(page, stages, f"{path.stem}.card")
    if update and today != page:
        path.write_text(today, "utf-8")
    else:
        assert page == today, f"{path.name} is out of date: run `pytest --update` and read the difference"


def bound_file(source: Source) -> bound.File:
    """A source with every word looked up, as a set of its own."""
    file = parse(source).file
    return bind(file, Library.of((file,), GAMES))


def complaints(source: Source) -> tuple[Diagnostic, ...]:
    """Everything that the compiler says of a source, as a set of its own."""
    parsed = parse(source)
    file = bind(parsed.file, Library.of((parsed.file,), GAMES))
    return in_order((*parsed.findings, *check(file), *check_set((file,))))


def says(source: Source) -> str:
    """What the compiler says of a source, as people read it."""
    return to_text(complaints(source)) or "nothing is wrong with this card\n"
