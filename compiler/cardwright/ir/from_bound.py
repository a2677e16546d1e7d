"""Lower a card that passed every check."""

from __future__ import annotations

from cardwright.bound import nodes as bound
from cardwright.diagnostics.internal_error import InternalError
from cardwright.ir import nodes as ir
from cardwright.ir.abilities import abilities, delayed, lasting
from cardwright.ir.names import identifier
from cardwright.ir.scope import Draft
from cardwright_engine import vocabulary as words


def lower(card: bound.Card, vocabulary: words.Vocabulary) -> ir.Module:
    """What the engine is told of one card, or of one keyword."""
    parameters = {letter: identifier(letter) for letter in card.parameters}
    draft = Draft(
        vocabulary=vocabulary,
        title=card.title,
        kind=card.kind,
        lower_lasting=lasting,
        lower_delay=delayed,
        parameters=parameters,
        names={"CARD", "LASTING", "SOURCE_MAP", "abilities", card.kind.python, *parameters.values()},
    )
    made = [part for ability in card.abilities for part in abilities(ability, draft)]
    record = None if is_keyword(card) else _record(card)
    return ir.Module(
        span=card.span,
        title=card.title,
        kind=card.kind.word,
        game=vocabulary.game,
        package=vocabulary.package,
        parameters=tuple(parameters.values()),
        definitions=tuple(draft.definitions),
        abilities=tuple(made),
        record=record,
        keywords=_keywords(card),
    )


def is_keyword(card: bound.Card) -> bool:
    """Whether a block declares what a word on cards means, and is no card itself."""
    return not card.kind.python


def _record(card: bound.Card) -> ir.Record:
    fields: list[tuple[str, ir.Value]] = []
    for entry in card.fields:
        if isinstance(entry.field, bound.Unresolved):
            raise InternalError(f"field `{entry.field.text}` was lowered although the game has none")
        if entry.unknown or not entry.values:
            continue
        fields.append((entry.field.python, _value(entry, entry.field)))
    return ir.Record(
        span=card.span, python=card.kind.python, fields=tuple(fields), unknown_effect=card.unknown_effect
    )


def _value(entry: bound.FieldValue, field: words.Field) -> ir.Value:
    if field.type == "decks":
        return tuple(zip(map(str, entry.values), entry.decks, strict=True))
    return entry.values if field.many or field.type == "numbers" else entry.values[0]


def _keywords(card: bound.Card) -> tuple[ir.Use, ...]:
    """The keywords that a card carries, with their numbers."""
    uses: list[ir.Use] = []
    for entry in card.fields:
        if isinstance(entry.field, bound.Unresolved) or entry.field.type != "keywords":
            continue
        for value in entry.values:
            parts = value if isinstance(value, tuple) else (value,)
            word = next((part for part in parts if isinstance(part, str)), "")
            numbers = tuple(part for part in parts if isinstance(part, int))
            uses.append(ir.Use(span=entry.span, keyword=word, numbers=numbers))
    return tuple(uses)
