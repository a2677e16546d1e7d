"""The pipeline on one screen: from the text of cards to what is made of them.

Nothing here touches a file. A game with an error makes no output at all, so that what lies in a
folder always fits together.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

import cardwright
from cardwright.bound import nodes as bound
from cardwright.bound.from_surface import Library, bind
from cardwright.bound.module_name import module_name
from cardwright.checks import check, check_set
from cardwright.diagnostics.diagnostic import Diagnostic, Severity, in_order, place
from cardwright.emit.mistakes import report
from cardwright.emit.names import KEYWORDS, PACKAGE, path_of
from cardwright.emit.sheet_nodes import OddsTable
from cardwright.emit.to_package import to_keywords, to_package
from cardwright.emit.to_python import to_python
from cardwright.emit.to_sheet import Page, render_sheet
from cardwright.ir.from_bound import lower
from cardwright.surface.from_text import parse
from cardwright.text.source import Source
from cardwright.wording import text
from cardwright.wording.nodes import CardText
from cardwright_engine import vocabulary as words

MODULES: Final = PACKAGE  # the folder of all compiled cards
SHEETS: Final = "sheets"
MANIFEST: Final = "manifest.json"

Games = Mapping[str, words.Vocabulary]
Odds = Mapping[str, tuple[OddsTable, ...]]
"""What cards of a game do, exactly: the tables of each by its title."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Output:
    """One file to be written; `path` is relative, `sources` are the names of what it is made from."""

    path: str
    text: str
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Understood:
    """What sources say, and everything that is wrong with it."""

    files: tuple[bound.File, ...]
    findings: tuple[Diagnostic, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Build:
    """What was made of sources. `failed` are games with an error: nothing of them is made."""

    files: tuple[bound.File, ...]
    outputs: tuple[Output, ...]
    findings: tuple[Diagnostic, ...]
    failed: tuple[str, ...]


def understand(sources: Sequence[Source], games: Games, beside: Iterable[Source] = ()) -> Understood:
    """Read, parse, bind and judge; sources `beside` lend their cards and are not judged."""
    parsed = [parse(source) for source in (*sources, *beside)]
    library = Library.of((each.file for each in parsed), games)
    files = [bind(each.file, library) for each in parsed]
    asked = set(sources)
    findings = [finding for each in parsed for finding in each.findings]
    findings += [finding for file in files if file.span.source in asked for finding in check(file)]
    findings += check_set(files)
    return Understood(
        files=tuple(file for file in files if file.span.source in asked),
        findings=in_order(finding for finding in findings if _source(finding) in asked),
    )


def build(
    sources: Sequence[Source], games: Games, beside: Iterable[Source] = (), *, unread: bool = False
) -> Build:
    """Understand sources and make everything of them that can be made; `unread` when there were
    sources that could not be read, whose games nobody knows."""
    understood = understand(sources, games, beside)
    findings = list(understood.findings)
    failed = _failed(understood, games, unread)
    outputs: list[Output] = []
    for game in sorted({game_of(file) for file in understood.files} - failed - {""}):
        made, complaints = _make(games[game], [file for file in understood.files if game_of(file) == game])
        findings += complaints
        if any(finding.severity is Severity.ERROR for finding in complaints):
            failed.add(game)
        else:
            outputs += made
    if not failed:
        outputs.append(_manifest(sources))
    return Build(
        files=understood.files,
        outputs=tuple(outputs),
        findings=in_order(findings),
        failed=tuple(sorted(failed)),
    )


def with_odds(made: Build, games: Games, odds: Mapping[str, Odds]) -> Build:
    """The same build with odds on the sheets: those of each game, worked out with its modules."""

    def anew(output: Output) -> Output:
        game = next((game for game in odds if odds[game] and output.path == _sheet_path(game)), "")
        if not game:
            return output
        files = [file for file in made.files if game_of(file) == game]
        return replace(output, text=_sheet(games[game], files, _told(games[game], files), odds[game]).html)

    return replace(made, outputs=tuple(map(anew, made.outputs)))


def game_of(file: bound.File) -> str:
    """The game of a file, nothing where none is called as it says."""
    return "" if isinstance(file.vocabulary, bound.Unresolved) else file.vocabulary.game


def _make(game: words.Vocabulary, files: Sequence[bound.File]) -> tuple[list[Output], list[Diagnostic]]:
    """Everything that is made of a game: a module a card, the package that lists them, the sheet."""
    cards = [(file, block) for file in files for block in file.blocks if isinstance(block, bound.Card)]
    outputs: list[Output] = []
    listed: list[str] = []
    for file, card in cards:
        module = lower(card, game)
        if module.record is not None:
            listed.append(module_name(card.title))
        outputs.append(Output(path=path_of(module), text=to_python(module), sources=(file.span.source.name,)))
    names = tuple(sorted({file.span.source.name for file, _ in cards}))
    package = f"{MODULES}/{game.game}"
    index = to_package(game.title, game.game, listed)
    outputs.append(Output(path=f"{package}/__init__.py", text=index, sources=names))
    if len(listed) < len(cards):
        index = to_keywords(game.title)
        outputs.append(Output(path=f"{package}/{KEYWORDS}/__init__.py", text=index, sources=names))
    told = _told(game, files)
    sheet = _sheet(game, files, told, {})
    ruled = (file for file in files if any(isinstance(block, bound.Rulings) for block in file.blocks))
    names = tuple(sorted({*names, *(file.span.source.name for file in ruled)}))
    outputs.append(Output(path=_sheet_path(game.game), text=sheet.html, sources=names))
    found = [*(finding for _, said in told for finding in said.findings), *sheet.findings]
    return outputs, [report(finding) for finding in found]


def _told(game: words.Vocabulary, files: Sequence[bound.File]) -> list[tuple[bound.Card, CardText]]:
    """Each card of a game with its text."""
    cards = (block for file in files for block in file.blocks if isinstance(block, bound.Card))
    return [(card, text(card, game)) for card in cards]


def _sheet(
    game: words.Vocabulary,
    files: Sequence[bound.File],
    told: Sequence[tuple[bound.Card, CardText]],
    odds: Odds,
) -> Page:
    ruled = [block for file in files for block in file.blocks if isinstance(block, bound.Rulings)]
    return render_sheet(game, told, ruled, odds)


def _sheet_path(game: str) -> str:
    return f"{SHEETS}/{game}.html"


def _failed(understood: Understood, games: Games, unread: bool) -> set[str]:
    """The games of which nothing can be made; all of them where nobody knows which are meant."""
    game_in = {file.span.source: game_of(file) for file in understood.files}
    errors = [finding for finding in understood.findings if finding.severity is Severity.ERROR]
    sources = {_source(finding) for finding in errors}
    failed = {game_in.get(source, "") if source is not None else "" for source in sources}
    return set(games) if unread or "" in failed else failed


def _source(finding: Diagnostic) -> Source | None:
    where = place(finding)
    return where.source if where is not None else None


def _manifest(sources: Sequence[Source]) -> Output:
    """Which compiler made the outputs, and of which texts."""
    hashes = {source.name: sha256(source.text.encode()).hexdigest() for source in sources}
    document = {"version": cardwright.__version__, "sources": dict(sorted(hashes.items()))}
    written = json.dumps(document, indent=2, ensure_ascii=False) + "\n"
    return Output(path=MANIFEST, text=written, sources=tuple(sorted(hashes)))
