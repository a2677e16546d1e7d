"""The text of a card: paragraphs of words, icons, numbers, names and terms.

Nothing here is markup. A sheet, a terminal or a translation draws each run its own way, and every
icon carries the words it stands for.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.text.source import Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Plain:
    """Ordinary words."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Icon:
    """A picture inside the text: a die face or a game icon, and the words it stands for."""

    id: str
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Numeral:
    """A number in figures."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardName:
    """The title of a card."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """A word the rules of the game define: a phase, a keyword."""

    text: str


Run = Plain | Icon | Numeral | CardName | Term
Runs = tuple[Run, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Paragraph:
    """One ability: when it applies, then what it does. `lead` is empty for one that always applies."""

    lead: Runs = ()
    body: Runs = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """A fault of the text at a place of the source; `problem` is the name of the rule it breaks."""

    span: Span
    problem: str
    text: str
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardText:
    """All a card says, in one language. `unknown` where its effect is not known to anybody."""

    language: str
    title: str
    paragraphs: tuple[Paragraph, ...] = ()
    unknown: bool = False
    findings: tuple[Finding, ...] = ()
