"""The tables that read a card: which words there are, and what may follow what.

Plain data, made from the grammar by `grammar.py` and kept between runs; nothing here knows how.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cardwright.text.source import Span

END = "$END"
LINE_END = "_NL"


@dataclass(frozen=True, slots=True)
class Token:
    """A word or mark of a card; `kind` is its name in the grammar."""

    kind: str
    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class Production:
    """One way to say one rule of the grammar.

    `name` is what the builder knows it by; nothing when its only child stands for it (`passes`) or
    when its children join those of the rule around it (`hidden`). `kept` are the children that
    carry meaning, with whether a child is itself a list to be joined.
    """

    origin: str
    name: str | None
    size: int
    kept: tuple[tuple[int, bool], ...]
    passes: bool
    hidden: bool
    plain: bool  # every child is kept as it is


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Everything a reader needs. An action is the next state, or `~production` to sum up."""

    words: re.Pattern[str]
    keywords: Mapping[str, str]
    ignored: frozenset[str]
    terminals: tuple[str, ...]
    productions: tuple[Production, ...]
    actions: tuple[Mapping[str, int], ...]
    gotos: tuple[Mapping[str, int], ...]
    start: int
    end: int


def to_text(table: Table) -> str:
    """The table as it is kept between runs."""
    return json.dumps(
        {
            "words": table.words.pattern,
            "keywords": dict(table.keywords),
            "ignored": sorted(table.ignored),
            "terminals": table.terminals,
            "productions": [
                [p.origin, p.name, p.size, p.kept, p.passes, p.hidden, p.plain] for p in table.productions
            ],
            "actions": [dict(row) for row in table.actions],
            "gotos": [dict(row) for row in table.gotos],
            "start": table.start,
            "end": table.end,
        },
        separators=(",", ":"),
    )


def from_text(text: str) -> Table:
    """The table that `to_text` wrote."""
    data: dict[str, Any] = json.loads(text)
    return Table(
        words=re.compile(data["words"]),
        keywords=data["keywords"],
        ignored=frozenset(data["ignored"]),
        terminals=tuple(data["terminals"]),
        productions=tuple(
            Production(origin, name, size, tuple((i, join) for i, join in kept), passes, hidden, plain)
            for origin, name, size, kept, passes, hidden, plain in data["productions"]
        ),
        actions=tuple(data["actions"]),
        gotos=tuple(data["gotos"]),
        start=data["start"],
        end=data["end"],
    )
