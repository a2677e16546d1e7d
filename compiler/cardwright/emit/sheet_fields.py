"""Printed fields and runs of a card, each as the sheet shows it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from cardwright.bound import nodes as bound
from cardwright.emit.sheet_nodes import Piece, Value
from cardwright.wording.nodes import CardName, Icon, Numeral, Plain, Run, Runs, Term
from cardwright.wording.words import icon_id
from cardwright_engine.vocabulary import Vocabulary

ICONS: Final = frozenset(path.stem for path in (Path(__file__).parent / "icons").glob("*.svg"))
_IN_FOOTER: Final = ("number", "promo", "numbers")
_CLOSING: Final = (",", ".", ";", ":", ")", "!", "?")


def family_of(card: bound.Card) -> bound.FieldValue | None:
    """The field that says what a card belongs to: its first printed word (class, faction, side)."""
    for field in card.fields:
        if not isinstance(field.field, bound.Unresolved) and field.field.type == "word":
            return field
    return None


class Printed:
    """The printed fields of a card, each where it belongs."""

    def __init__(self, card: bound.Card, vocabulary: Vocabulary, either: str) -> None:
        family: list[Value] = []
        stats: list[Value] = []
        rows: list[Value] = []
        footer: list[Value] = []
        family_field = family_of(card)
        self.cost: Value | None = None
        self.map = ""
        for field in card.fields:
            known = field.field
            if isinstance(known, bound.Unresolved) or known.type == "keywords":
                continue
            mark = "unknown" if field.unknown else mark_of(field.provenance)
            if known.type == "map":
                self.map = "\n".join(str(value) for value in field.values)
            elif known.name == "cost":
                self.cost = Value(
                    label=known.name, text=_said(field.values), icon=drawn(vocabulary.cost), mark=mark
                )
            elif known.name in _IN_FOOTER or known.python in _IN_FOOTER:
                footer.append(Value(label=known.name, text=_said(field.values), mark=mark))
            elif known.type == "icons":
                stats.extend(_icons(field.values, known.name, mark))
            elif known.type == "number":
                stats.append(_number(known.name, field.values, mark))
            elif known.type == "word" and (field is family_field or not known.many):
                family.append(Value(label=known.name, text=capital(_said(field.values)), mark=mark))
            else:
                joined = _alternatives(field.values, either) if known.type == "names" else _said(field.values)
                rows.append(Value(label=capital(known.name), text=joined, mark=mark))
        self.family, self.stats = tuple(family), tuple(stats)
        self.rows, self.footer = tuple(rows), tuple(footer)


def _number(name: str, values: tuple[int | str | tuple[int | str, ...], ...], mark: str) -> Value:
    return Value(label=name, text=_said(values), icon=drawn(name), mark=mark)


def _icons(values: tuple[int | str | tuple[int | str, ...], ...], name: str, mark: str) -> Iterator[Value]:
    if not values:
        yield Value(label=name, text="", mark=mark)
    for value in values:
        if isinstance(value, tuple) and len(value) == 2:
            yield Value(label=str(value[1]), text=str(value[0]), icon=drawn(str(value[1])), mark=mark)


def drawn(words: str) -> str:
    """The icon of some words, where there is one."""
    return icon_id(words) if icon_id(words) in ICONS else ""


def _said(values: tuple[int | str | tuple[int | str, ...], ...]) -> str:
    """Values as a card prints them; numbers in a row as a range."""
    numbers = [value for value in values if isinstance(value, int)]
    if (
        len(numbers) > 1
        and numbers == list(range(numbers[0], numbers[-1] + 1))
        and len(numbers) == len(values)
    ):
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(
        " ".join(map(str, value)) if isinstance(value, tuple) else str(value) for value in values
    )


def _alternatives(values: tuple[int | str | tuple[int | str, ...], ...], either: str) -> str:
    said = [str(value) for value in values]
    return f" {either} ".join(part for part in (", ".join(said[:-1]), said[-1]) if part) if said else ""


def mark_of(provenance: str) -> str:
    return provenance if provenance in ("assumed", "unknown") else ""


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def pieces(runs: Runs) -> tuple[Piece, ...]:
    """Runs for the page; a comma or full stop never parts from the icon before it."""
    made: list[Piece] = []
    for run in runs:
        piece = _piece(run)
        last = made[-1] if made else None
        if last and last.icon and piece.style == "plain" and piece.text.startswith(_CLOSING):
            made[-1] = Piece(style=last.style, text=last.text, icon=last.icon, tail=piece.text[0])
            piece = Piece(style="plain", text=piece.text[1:])
        if piece.text:
            made.append(piece)
    return tuple(made)


def _piece(run: Run) -> Piece:
    match run:
        case Icon():
            return Piece(style="icon", text=run.words, icon=run.id if run.id in ICONS else "")
        case Plain():
            return Piece(style="plain", text=run.text)
        case Numeral():
            return Piece(style="number", text=run.text)
        case CardName():
            return Piece(style="card-name", text=run.text)
        case Term():
            return Piece(style="term", text=run.text)
