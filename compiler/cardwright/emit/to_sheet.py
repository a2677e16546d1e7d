"""Write all cards of a game out as one HTML page: cards to cut out, a table, rulings, a legend.

Templates, styles and icons come from this package alone, and the page loads nothing from anywhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from cardwright.bound import nodes as bound
from cardwright.emit.from_template import filled
from cardwright.emit.sheet_labels import ENGLISH, LABELS
from cardwright.emit.sheet_layout import lay_out
from cardwright.emit.sheet_nodes import OddsTable
from cardwright.wording.nodes import CardText, Finding
from cardwright_engine.vocabulary import Vocabulary

_HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A sheet as one text, and what is wrong with it."""

    html: str
    findings: tuple[Finding, ...]


def render_sheet(
    vocabulary: Vocabulary,
    cards: Sequence[tuple[bound.Card, CardText]],
    rulings: Sequence[bound.Rulings] = (),
    odds: Mapping[str, tuple[OddsTable, ...]] = MappingProxyType({}),
) -> Page:
    """The page of a game, with the rulings between its cards, and the odds of those that have some, by
    title. The order of cards and rulings does not matter, that of the tables of a card does."""
    language = cards[0][1].language if cards else "en"
    labels = LABELS.get(language, ENGLISH)
    sheet = lay_out(vocabulary, cards, labels, rulings, odds)
    html = filled("sheet.html.j2", _HERE / "templates", _HERE / "icons", sheet=sheet, labels=labels)
    return Page(html=html, findings=sheet.findings)
