"""A sheet as plain data: strings and numbers, each where it stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardwright.wording.nodes import Finding

Place = Literal["card", "keyword", "scenario"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """A run of text. `icon` is drawn where it is not empty; `tail` is what must not be parted from it."""

    style: str
    text: str
    icon: str = ""
    tail: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """One paragraph: its lead and what follows."""

    lead: tuple[Piece, ...]
    body: tuple[Piece, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Value:
    """A printed field: an icon or a label, its value, and how sure that is."""

    label: str
    text: str
    icon: str = ""
    mark: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """An example of a card: what it shows, and its lines."""

    title: str
    lines: tuple[tuple[Piece, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OddsCell:
    """A number at one level: as people read it, exactly where that is more, and how long its bar is, in
    hundredths. `text` is empty for what cannot happen."""

    text: str = ""
    exact: str = ""
    bar: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class OddsRow:
    """One line: a value (nothing where something is so or not so), and a cell a level."""

    value: str
    cells: tuple[OddsCell, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OddsMeasure:
    """Something that is measured: how probable each value is, and what is expected, if anything is."""

    name: str
    rows: tuple[OddsRow, ...]
    expected: tuple[OddsCell, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class OddsTable:
    """What a card does to a target, exactly. `levels` is empty where a card has none; `notes` say what
    else stands there."""

    against: str
    notes: tuple[str, ...] = ()
    levels: tuple[int, ...] = ()
    dice: tuple[int, ...]
    measures: tuple[OddsMeasure, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardView:
    """One card on the sheet. `brief` is the little of its odds that has room on its face."""

    anchor: str
    title: str
    kind: str
    group: str
    initial: str
    hue: int
    family: tuple[Value, ...]
    cost: Value | None
    stats: tuple[Value, ...]
    rows: tuple[Value, ...]
    blocks: tuple[Block, ...]
    footer: tuple[Value, ...]
    source: str
    mark: str
    name_size: str
    text_size: str
    rulings: tuple[Ruling, ...]
    map: str
    place: Place
    odds: tuple[OddsTable, ...]
    brief: OddsTable | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Cards that belong together, under one heading of the contents."""

    anchor: str
    title: str
    hue: int
    cards: tuple[CardView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingSet:
    """Rulings between cards, under one heading."""

    title: str
    rulings: tuple[Ruling, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LegendIcon:
    """An icon and the words it stands for."""

    id: str
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A whole sheet."""

    language: str
    game: str
    groups: tuple[Group, ...]
    pages: tuple[tuple[CardView, ...], ...]
    cards: tuple[CardView, ...]
    keywords: tuple[CardView, ...]
    scenarios: tuple[CardView, ...]
    between: tuple[RulingSet, ...]
    legend: tuple[LegendIcon, ...]
    drawn: tuple[str, ...]
    findings: tuple[Finding, ...]
