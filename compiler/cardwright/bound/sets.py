"""All cards of a set, and what tells them apart."""

from collections.abc import Iterator
from itertools import product

from cardwright.bound import nodes as bound
from cardwright.text.source import Span, written
from cardwright_engine import vocabulary as words


def cards(files: tuple[bound.File, ...]) -> Iterator[tuple[str, bound.Card]]:
    """Every card of a set, with its game. What comes in no deck, a keyword or a scenario, is one too."""
    for file in files:
        if isinstance(file.vocabulary, words.Vocabulary):
            for block in file.blocks:
                if isinstance(block, bound.Card):
                    yield file.vocabulary.game, block


def decks(files: tuple[bound.File, ...]) -> Iterator[tuple[str, bound.Deck]]:
    """Every deck of a set, with its game."""
    for file in files:
        if isinstance(file.vocabulary, words.Vocabulary):
            for block in file.blocks:
                if isinstance(block, bound.Deck):
                    yield file.vocabulary.game, block


def unread(files: tuple[bound.File, ...]) -> Iterator[tuple[str, str]]:
    """The titles of what could not be read, each with its game: that they are named is no mistake."""
    for file in files:
        if isinstance(file.vocabulary, words.Vocabulary):
            for title in file.unread:
                yield file.vocabulary.game, title


def identities(files: tuple[bound.File, ...]) -> Iterator[tuple[tuple[str, ...], bound.Card]]:
    """Every card under each identity it has beside its title: game, kind, and class or deck; a card of
    two classes has two."""
    for game, card in cards(files):
        printed = [_values(card, name) or ("",) for name in card.kind.identity]
        for values in product(*printed):
            yield (game, card.kind.word, *values), card


def printed_number(card: bound.Card) -> bound.FieldValue | None:
    """The field that numbers a card within its deck, if it is known."""
    field = _field(card.fields, "number")
    return field if field is not None and field.values and not field.unknown else None


def belongs_to(card: bound.Card) -> str:
    """The title of the deck that a card says it belongs to; "" where it says none."""
    return next(iter(_values(card, "deck")), "")


def titles_in(field: bound.FieldValue) -> Iterator[tuple[str, Span]]:
    """The titles that a printed field gives, each with its place, such as who may wield an item."""
    if isinstance(field.field, words.Field) and field.field.type == "names":
        for value in field.values:
            title = str(value)
            at = written(field.span).find(f'"{title}"')
            if title not in field.field.domain and at >= 0:
                start = field.span.start + at
                yield title, Span(field.span.source, start, start + len(title) + 2)


def said_size(deck: bound.Deck) -> bound.FieldValue | None:
    """The field in which a deck says how many cards it has."""
    return _field(deck.fields, "cards")


def _values(card: bound.Card, name: str) -> tuple[str, ...]:
    field = _field(card.fields, name)
    return tuple(str(value) for value in field.values) if field is not None else ()


def _field(fields: tuple[bound.FieldValue, ...], name: str) -> bound.FieldValue | None:
    for field in fields:
        if isinstance(field.field, words.Field) and field.field.name == name:
            return field
    return None
