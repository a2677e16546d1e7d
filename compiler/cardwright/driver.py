"""The pipeline on one screen: from the text of cards to what is made of them.

Nothing here touches a file. A game with an error makes no output at all, so that what lies in a
folder always fits together.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import cardwright
from cardwright.bound import nodes as bound
from cardwright.bound.from_surface import Library, bind
from cardwright.checks import check, check_set
from cardwright.diagnostics.diagnostic import Diagnostic, Severity, in_order, place
from cardwright.surface.from_text import parse
from cardwright.text.source import Source
from cardwright_engine import vocabulary as words

MODULES: Final = "cardwright_cards"
SHEETS: Final = "sheets"
MANIFEST: Final = "manifest.json"

Games = Mapping[str, words.Vocabulary]


@dataclass(frozen=True, slots=True, kw_only=True)
class Output:
    """One file to be written; `path` is relative, `sources` are the names of what it is made from."""

    path: str
    text: str
    sources: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Build:
    """What was made of sources. `failed` are games with an error: nothing of them is made."""

    files: tuple[bound.File, ...]
    outputs: tuple[Output, ...]
    findings: tuple[Diagnostic, ...]
    failed: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Understood:
    """What sources say, and everything that is wrong with it."""

    files: tuple[bound.File, ...]
    findings: tuple[Diagnostic, ...]


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
    failed = _failed(understood, games, unread)
    whole = [file for file in understood.files if game_of(file) not in ("", *failed)]
    outputs = [
        output for game in sorted({game_of(file) for file in whole}) for output in _outputs(game, whole)
    ]
    if not failed:
        outputs.append(_manifest(sources))
    return Build(files=understood.files, outputs=tuple(outputs), findings=understood.findings, failed=failed)


def game_of(file: bound.File) -> str:
    """The game of a file, nothing where none is called as it says."""
    return "" if isinstance(file.vocabulary, bound.Unresolved) else file.vocabulary.game


def _outputs(game: str, files: Sequence[bound.File]) -> Iterator[Output]:
    """The modules of a game, and its sheet."""
    yield from ()


def _failed(understood: Understood, games: Games, unread: bool) -> tuple[str, ...]:
    """The games of which nothing can be made; all of them where nobody knows which are meant."""
    game_in = {file.span.source: game_of(file) for file in understood.files}
    errors = [finding for finding in understood.findings if finding.severity is Severity.ERROR]
    failed = {game_in.get(_source(finding) or Source("", ""), "") for finding in errors}
    return tuple(sorted(games)) if unread or "" in failed else tuple(sorted(failed))


def _source(finding: Diagnostic) -> Source | None:
    where = place(finding)
    return where.source if where is not None else None


def _manifest(sources: Sequence[Source]) -> Output:
    """Which compiler made the outputs, and of which texts."""
    hashes = {source.name: sha256(source.text.encode()).hexdigest() for source in sources}
    document = {"version": cardwright.__version__, "sources": dict(sorted(hashes.items()))}
    text = json.dumps(document, indent=2, ensure_ascii=False) + "\n"
    return Output(path=MANIFEST, text=text, sources=tuple(sorted(hashes)))
