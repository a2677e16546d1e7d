"""Pages that specify the compiler: prose, a card, and what comes of it.

A page is Markdown. A block marked ```card``` holds a source; each block after it, up to the next card,
is marked with the name of a stage and holds what that stage makes of the source. What stands in those
blocks is never typed: `pytest --update` writes it, and a person reads the difference.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from cardwright.bound import nodes as bound
from cardwright.bound.from_surface import Library, bind
from cardwright.checks import check, check_set
from cardwright.diagnostics.diagnostic import Diagnostic, in_order
from cardwright.diagnostics.to_text import to_text
from cardwright.driver import Games, build
from cardwright.emit.to_python import to_python
from cardwright.ir.from_bound import lower
from cardwright.play.claims import stated
from cardwright.play.run_example import run_example
from cardwright.play.tables import fresh_table
from cardwright.surface.from_text import parse
from cardwright.text.source import Source
from cardwright.wording import text
from cardwright.wording.to_plain import plain
from cardwright_engine import vocabulary as words
from our_games import games

SPEC = Path(__file__).parent / "spec"
GAMES = games()

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


def _cards(source: Source) -> Iterator[tuple[bound.Card, words.Vocabulary, str]]:
    """The first card, and what others say something: those that are only at hand are passed over."""
    file = bound_file(source)
    assert not isinstance(file.vocabulary, bound.Unresolved)
    cards = [block for block in file.blocks if isinstance(block, bound.Card)]
    for card in cards:
        said = plain(text(card, file.vocabulary))
        if said or card is cards[0]:
            yield card, file.vocabulary, said


def printed(source: Source) -> str:
    """The rules text of each card, below its title where there are several."""
    told = [(card.title, said) for card, _, said in _cards(source) if said]
    return told[0][1] if len(told) == 1 else "\n\n".join(f"{title}\n{said}" for title, said in told)


def functions(source: Source) -> str:
    """What each card does, as Python: its module from behind the imports up to the record."""
    return "\n\n\n".join(body for body, _ in _modules(source) if body)


def records(source: Source) -> str:
    """What each card is, as Python: the record in its module."""
    return "\n\n".join(record for _, record in _modules(source) if record)


def _modules(source: Source) -> Iterator[tuple[str, str]]:
    for card, game, _ in _cards(source):
        module = to_python(lower(card, game))
        lines = module.splitlines()
        body: list[str] = []
        record: list[str] = []
        for node in ast.parse(module).body[1:]:
            match node:
                case ast.ImportFrom() | ast.Import() | ast.AnnAssign(target=ast.Name(id="SOURCE_MAP")):
                    continue
                case ast.AnnAssign(target=ast.Name(id="CARD")):
                    into = record
                case _:
                    into = body
            into.append("\n".join(lines[node.lineno - 1 : node.end_lineno]))
        yield "\n\n\n".join(body), "\n".join(record)


def after_build(source: Source, games: Games = GAMES) -> tuple[Diagnostic, ...]:
    """Everything that building says of a source, what it says of the sheet included."""
    return build((source,), games).findings


def after_play(source: Source) -> tuple[Diagnostic, ...]:
    """Everything that `cardwright test` says of a source, as a set of its own."""
    made = build((source,), GAMES)
    played = (
        finding
        for each in stated(made.files)
        if each.game not in made.failed
        for finding in run_example(
            fresh_table(GAMES[each.game], made), each.example, each.card, each.kind
        ).findings
    )
    return in_order((*made.findings, *played))


def sheet(source: Source) -> str:
    """What building says of a source, as people read it."""
    return to_text(after_build(source)) or "everything stands on the sheet as it should\n"


def plays(source: Source) -> str:
    """What comes of the examples of a source, as people read it."""
    return to_text(after_play(source)) or "every example holds\n"


STAGES: Mapping[str, Stage] = {
    "says": says,
    "text": printed,
    "python": functions,
    "record": records,
    "sheet": sheet,
    "plays": plays,
}
