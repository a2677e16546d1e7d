"""What stands where on a sheet: cards as plain data, ready for a page.

A sheet only sees strings and numbers. Which size a text is set in depends on its length alone, so the
same cards always give the same page.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from cardwright.bound import nodes as bound
from cardwright.emit.sheet_fields import ICONS, Printed, capital, family_of, mark_of, pieces
from cardwright.emit.sheet_labels import Labels
from cardwright.emit.sheet_nodes import (
    Block,
    CardView,
    Group,
    LegendIcon,
    OddsTable,
    Place,
    Ruling,
    RulingSet,
    Sheet,
)
from cardwright.emit.sheet_odds import brief, room_of
from cardwright.wording.from_bound import example
from cardwright.wording.nodes import (
    CardText,
    Finding,
    Numeral,
    Paragraph,
    Plain,
    Run,
    Term,
)
from cardwright.wording.runs import say, words_of
from cardwright_engine.vocabulary import Vocabulary

ON_A_PAGE: Final = 9
HUES: Final = 10
_NAME_SIZES: Final = ((20, "l"), (27, "m"), (42, "s"))
_TEXT_SIZES: Final = ((150, "xl"), (290, "l"), (430, "m"), (620, "s"), (850, "xs"))
Defined = dict[str, tuple[tuple[str, ...], CardText]]
Odds = Mapping[str, tuple[OddsTable, ...]]
"""What each card does, by its title, target by target."""


def lay_out(
    vocabulary: Vocabulary,
    cards: Sequence[tuple[bound.Card, CardText]],
    labels: Labels,
    between: Sequence[bound.Rulings],
    odds: Odds,
) -> Sheet:
    """Put all cards of a game, the rulings between them and the odds of some where they belong."""
    order = {kind.word: place for place, kind in enumerate(vocabulary.card_kinds)}
    ranked = sorted(cards, key=lambda pair: _rank(pair[0], order))
    hues = _hues(_group(vocabulary, card) for card, _ in ranked)
    anchors = _Anchors()
    defined = {text.title: (card.parameters, text) for card, text in ranked if not card.kind.python}
    views = [
        _view(vocabulary, card, text, labels, hues[_group(vocabulary, card)], anchors, defined, odds)
        for card, text in ranked
    ]
    printed = tuple(view for view in views if view.place == "card")
    keywords = tuple(view for view in views if view.place == "keyword")
    scenarios = tuple(view for view in views if view.place == "scenario")
    language = ranked[0][1].language if ranked else "en"
    legend = tuple(sorted(_legend(vocabulary, views), key=lambda icon: (icon.words.lower(), icon.id)))
    return Sheet(
        language=language,
        game=vocabulary.title,
        groups=tuple(_groups(printed, anchors)),
        pages=tuple(printed[start : start + ON_A_PAGE] for start in range(0, len(printed), ON_A_PAGE)),
        cards=printed,
        keywords=keywords,
        scenarios=scenarios,
        between=tuple(
            RulingSet(title=each.title, rulings=_rulings(each.examples, vocabulary, language))
            for each in sorted(between, key=lambda each: each.title)
        ),
        legend=legend,
        drawn=tuple(sorted({icon.id for icon in legend} & ICONS)),
        findings=tuple(_findings(ranked)),
    )


# --- order and groups ------------------------------------------------------------------------


def _rank(card: bound.Card, order: dict[str, int]) -> tuple[bool, str, int, int, str]:
    number = next((value for value in _values(card, "number") if isinstance(value, int)), 999)
    family = _family_key(card)
    return not family or family.islower(), family, order.get(card.kind.word, 99), number, card.title


def _values(card: bound.Card, name: str) -> tuple[int | str | tuple[int | str, ...], ...]:
    for field in card.fields:
        if not isinstance(field.field, bound.Unresolved) and field.field.name == name:
            return field.values
    return ()


def _family_key(card: bound.Card) -> str:
    field = family_of(card)
    return str(field.values[0]) if field and field.values else ""


def _group(vocabulary: Vocabulary, card: bound.Card) -> str:
    """The heading a card stands under: its family, or its kind where that has no name of its own."""
    family = _family_key(card)
    if family and not family.islower():
        return family
    kinds = (kind.words[-1] for kind in vocabulary.kinds if kind.id == card.kind.kind)
    return capital(next(kinds, card.kind.word))


def _hues(groups: Iterator[str]) -> dict[str, int]:
    """One hue a group, in the order in which the groups appear."""
    return {group: place % HUES for place, group in enumerate(dict.fromkeys(groups))}


def _groups(cards: tuple[CardView, ...], anchors: _Anchors) -> Iterator[Group]:
    for title in dict.fromkeys(card.group for card in cards):
        members = tuple(card for card in cards if card.group == title)
        yield Group(anchor=anchors.new(f"group {title}"), title=title, hue=members[0].hue, cards=members)


class _Anchors:
    """Names of places in the page: plain ASCII, each once."""

    def __init__(self) -> None:
        self._taken: set[str] = set()

    def new(self, title: str) -> str:
        flat = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
        words = "".join(letter if letter.isalnum() else " " for letter in flat).split()
        name = "-".join(words) or "card"
        number = 1
        anchor = name
        while anchor in self._taken:
            number += 1
            anchor = f"{name}-{number}"
        self._taken.add(anchor)
        return anchor


# --- one card --------------------------------------------------------------------------------


def _view(
    vocabulary: Vocabulary,
    card: bound.Card,
    text: CardText,
    labels: Labels,
    hue: int,
    anchors: _Anchors,
    defined: Defined,
    odds: Odds,
) -> CardView:
    paragraphs = (*_reminders(card, defined), *text.paragraphs[_has_keywords(card) :])
    printed = Printed(card, vocabulary, labels.either)
    length = _length(paragraphs, len(printed.rows))
    tables = odds.get(card.title, ())
    short = brief(tables, _TEXT_SIZES[-1][0] - length)
    return CardView(
        anchor=anchors.new(text.title),
        title=text.title,
        kind=card.kind.word,
        group=_group(vocabulary, card),
        initial=_group(vocabulary, card)[:1],
        hue=hue,
        family=printed.family,
        cost=printed.cost,
        stats=printed.stats,
        rows=printed.rows,
        blocks=tuple(Block(lead=pieces(part.lead), body=pieces(part.body)) for part in paragraphs),
        footer=printed.footer,
        source=labels.sources.get(card.provenance, card.provenance),
        mark=mark_of(card.provenance),
        name_size=_size(len(text.title), _NAME_SIZES),
        text_size=_size(length + (room_of(short) if short else 0), _TEXT_SIZES),
        rulings=_rulings(card.examples, vocabulary, text.language),
        map=printed.map,
        place=_place(card),
        odds=tables,
        brief=short,
    )


def _rulings(
    examples: tuple[bound.Example, ...], vocabulary: Vocabulary, language: str
) -> tuple[Ruling, ...]:
    return tuple(
        Ruling(title=node.title, lines=tuple(map(pieces, example(node, vocabulary, language))))
        for node in examples
    )


def _place(card: bound.Card) -> Place:
    if not card.kind.python:
        return "keyword"
    return "scenario" if any(field.type == "map" for field in card.kind.fields) else "card"


def _has_keywords(card: bound.Card) -> bool:
    return any(True for _ in _keywords(card))


def _keywords(card: bound.Card) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The keywords a card carries, each with its numbers."""
    for field in card.fields:
        if isinstance(field.field, bound.Unresolved) or field.field.type != "keywords":
            continue
        for value in field.values:
            parts = value if isinstance(value, tuple) else (value,)
            name = " ".join(part for part in parts if isinstance(part, str))
            yield name, tuple(part for part in parts if isinstance(part, int))


def _reminders(card: bound.Card, defined: Defined) -> Iterator[Paragraph]:
    """Each keyword of a card as a paragraph that recalls what it says, X replaced by its number."""
    for name, numbers in _keywords(card):
        said = " ".join((name, *map(str, numbers)))
        parameters, text = defined.get(name, ((), None))
        values = dict(zip(parameters, map(str, numbers), strict=False))
        body: list[Run] = []
        for paragraph in text.paragraphs if text else ():
            if body:
                body.append(Plain(text=" "))
            body.extend(_with_number(run, values) for run in say(paragraph.lead, paragraph.body))
        yield Paragraph(lead=(Term(text=f"{said}."),), body=tuple(body))


def _with_number(run: Run, values: dict[str, str]) -> Run:
    return Numeral(text=values[run.text]) if isinstance(run, Numeral) and run.text in values else run


def _length(paragraphs: Sequence[Paragraph], rows: int) -> int:
    """How much room a text takes, in letters."""
    return sum(len(words_of((*part.lead, *part.body))) + 30 for part in paragraphs) + 40 * rows


def _size(length: int, sizes: tuple[tuple[int, str], ...]) -> str:
    return next((name for most, name in sizes if length <= most), sizes[-1][1])


# --- text ------------------------------------------------------------------------------------


# --- legend and findings ---------------------------------------------------------------------


def _legend(vocabulary: Vocabulary, views: list[CardView]) -> Iterator[LegendIcon]:
    """Every icon of the game's dice, and every other one the cards show."""
    found: dict[str, str] = {}
    for face in vocabulary.faces:
        found.setdefault(face.icon or face.id, face.words[0])
    for view in views:
        values = (*view.stats, *((view.cost,) if view.cost else ()))
        for value in values:
            if value.icon:
                cost_words = vocabulary.cost if value is view.cost else value.label
                found.setdefault(value.icon, cost_words)
        for block in view.blocks:
            for piece in (*block.lead, *block.body):
                if piece.icon:
                    found.setdefault(piece.icon, piece.text)
    for id, words in found.items():
        if id in ICONS:
            yield LegendIcon(id=id, words=words)


def _findings(cards: list[tuple[bound.Card, CardText]]) -> Iterator[Finding]:
    for card, text in cards:
        if len(text.title) > _NAME_SIZES[-1][0]:
            yield Finding(span=card.title_span, problem="name-too-long", text=text.title)
        length = _length(text.paragraphs, 0)
        if length > _TEXT_SIZES[-1][0]:
            note = f"{length} letters, {_TEXT_SIZES[-1][0]} fit"
            yield Finding(span=card.title_span, problem="sheet-overflow", text=text.title, note=note)
