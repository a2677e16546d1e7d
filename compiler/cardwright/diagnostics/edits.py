"""Carrying out the edits of a fix."""

from collections.abc import Iterable
from itertools import pairwise

from cardwright.diagnostics.diagnostic import Edit
from cardwright.diagnostics.internal_error import InternalError
from cardwright.text.source import Source


def edits_by_source(edits: Iterable[Edit]) -> dict[Source, tuple[Edit, ...]]:
    """The edits of each source, from its start to its end, which must not overlap."""
    groups: dict[Source, list[Edit]] = {}
    for edit in edits:
        groups.setdefault(edit.span.source, []).append(edit)
    for group in groups.values():
        group.sort(key=lambda edit: (edit.span.start, edit.span.end))
        for first, second in pairwise(group):
            if second.span.start < first.span.end:
                raise InternalError("two edits of one fix overlap")
    return {source: tuple(group) for source, group in groups.items()}


def edited(text: str, edits: Iterable[Edit], offset: int = 0) -> str:
    """A text, which starts at `offset` of its source, after edits in ascending order."""
    parts: list[str] = []
    done = 0
    for edit in edits:
        parts += (text[done : edit.span.start - offset], edit.text)
        done = edit.span.end - offset
    return "".join((*parts, text[done:]))
