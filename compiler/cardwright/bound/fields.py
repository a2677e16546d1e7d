"""Printed fields: class, cost, icons, places and where their facts come from."""

from __future__ import annotations

from typing import Final, get_args

from cardwright.bound import nodes as bound
from cardwright.bound.binding import Binding
from cardwright.surface import nodes as surface
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words

Item = int | str | tuple[int | str, ...]

PROVENANCES: Final = tuple(word for word in get_args(bound.Provenance) if word)
GENERAL: Final = ("source", "name", "effect")  # fields that every card may have


class Fields(Binding):
    """Binds the fields of one block."""

    def field(self, field: surface.Field, known: tuple[words.Field, ...]) -> bound.FieldValue:
        """One field of a card kind. A field of several words (`victory points 3`) has the rest of its
        name at the front of its first value."""
        entry, skip = self._entry(field, known)
        if entry is None:
            names = tuple(one.name for one in known) + GENERAL
            problem = self.unresolved(field.name.span, "unknown-field", self._name(field), names)
            return bound.FieldValue(span=field.span, field=problem, values=())
        values, provenance = self._stripped(field.values, skip)
        if provenance == "unknown" and not any(values):
            return bound.FieldValue(
                span=field.span, field=entry, values=(), provenance="unknown", unknown=True
            )
        made: list[Item] = []
        for items in values:
            for item in self._items(entry, items):
                if isinstance(item, bound.Unresolved):
                    return bound.FieldValue(span=field.span, field=item, values=())
                made.append(item)
        return bound.FieldValue(
            span=field.span,
            field=entry,
            values=tuple(made),
            decks=tuple(self._decks()[str(title)] for title in made) if entry.type == "decks" else (),
            provenance=provenance,
        )

    def _name(self, field: surface.Field) -> str:
        return field.name.text

    def _entry(self, field: surface.Field, known: tuple[words.Field, ...]) -> tuple[words.Field | None, int]:
        leading = [field.name.text]
        for item in field.values[0]:
            if not isinstance(item, surface.Word):
                break
            leading.append(item.text)
        for length in range(len(leading), 0, -1):
            for entry in known:
                if entry.name == " ".join(leading[:length]):
                    return entry, length - 1
        return None, 0

    def _stripped(
        self, values: tuple[tuple[surface.FieldItem, ...], ...], skip: int
    ) -> tuple[list[tuple[surface.FieldItem, ...]], bound.Provenance]:
        """The values without the rest of the field's name in front and the provenance behind."""
        made = [values[0][skip:], *values[1:]]
        last = made[-1]
        provenance: bound.Provenance = ""
        if last and isinstance(last[-1], surface.Word) and last[-1].text in PROVENANCES:
            provenance = next(one for one in PROVENANCES if one == last[-1].text)
            made[-1] = last[:-1]
        return [items for items in made if items] or [()], provenance

    # --- values by type ----------------------------------------------------------------------

    def _items(
        self, entry: words.Field, items: tuple[surface.FieldItem, ...]
    ) -> list[Item | bound.Unresolved]:
        match entry.type:
            case "number":
                return [self._number(entry, items)]
            case "text" | "map":
                return [self._text(entry, items)]
            case "word":
                return [self._word(entry, items)]
            case "numbers":
                return self._numbers(entry, items)
            case "icons":
                return [self._icons(entry, items)]
            case "names":
                return self._alternatives_of(entry, items)
            case "places":
                return [self._place_words(items)]
            case "keywords":
                return [self._keyword(entry, items)]
            case "decks":
                return [self._deck(entry, items)]

    def _wrong(
        self,
        entry: words.Field,
        items: tuple[surface.FieldItem, ...],
        want: str,
        known: tuple[str, ...] | None = None,
    ) -> bound.Unresolved:
        first, last = items[0].span, items[-1].span
        span = _cover(first, last)
        text = span.source.text[span.start : span.end]
        known = entry.domain if known is None else known
        return self.unresolved(span, "field-value-wrong", text, known, f"`{entry.name}` takes {want}")

    def _number(self, entry: words.Field, items: tuple[surface.FieldItem, ...]) -> Item | bound.Unresolved:
        if len(items) == 1 and isinstance(items[0], surface.Integer):
            return self._bounded(entry, items, items[0].value)
        return self._missing(entry, items) or self._wrong(entry, items, "a number")

    def _bounded(
        self, entry: words.Field, items: tuple[surface.FieldItem, ...], value: int
    ) -> int | bound.Unresolved:
        """A number, where its game knows such a number on such a card."""
        if entry.low <= value <= entry.high:
            return value
        return self._wrong(entry, items, f"a number from {entry.low} to {entry.high}", ())

    def _missing(self, entry: words.Field, items: tuple[surface.FieldItem, ...]) -> bound.Unresolved | None:
        if items:
            return None
        return self.unresolved(
            self.here, "field-value-wrong", entry.name, note=f"`{entry.name}` has no value"
        )

    def _text(self, entry: words.Field, items: tuple[surface.FieldItem, ...]) -> Item | bound.Unresolved:
        if len(items) == 1 and isinstance(items[0], surface.Text):
            text = items[0].text
            try:
                if entry.reads is not None:
                    entry.reads(text)
            except ValueError as wrong:
                return self.unresolved(items[0].span, "field-value-wrong", entry.name, note=str(wrong))
            return text
        return self._missing(entry, items) or self._wrong(entry, items, "a text in quotes")

    def _word(self, entry: words.Field, items: tuple[surface.FieldItem, ...]) -> Item | bound.Unresolved:
        phrase = _phrase(items)
        if phrase in entry.domain:
            return phrase
        return self._missing(entry, items) or self._wrong(entry, items, "one of its words")

    def _numbers(
        self, entry: words.Field, items: tuple[surface.FieldItem, ...]
    ) -> list[Item | bound.Unresolved]:
        match items:
            case (surface.Integer(value=value),):
                return [self._bounded(entry, items, value)]
            case (surface.Integer(value=low), surface.Word(text="to"), surface.Integer(value=high)) if (
                low < high
            ):
                ends = (self._bounded(entry, items, low), self._bounded(entry, items, high))
                wrong = [end for end in ends if isinstance(end, bound.Unresolved)]
                return [*wrong] or [*range(low, high + 1)]
            case _:
                return [self._missing(entry, items) or self._wrong(entry, items, "a number, or `1 to 9`")]

    def _icons(self, entry: words.Field, items: tuple[surface.FieldItem, ...]) -> Item | bound.Unresolved:
        if len(items) > 1 and isinstance(items[0], surface.Integer):
            phrase = _phrase(items[1:])
            if phrase in entry.domain:
                number = self._bounded(entry, items, items[0].value)
                return number if isinstance(number, bound.Unresolved) else (number, phrase)
        return self._missing(entry, items) or self._wrong(entry, items, "a number and the name of an icon")

    def _alternatives_of(
        self, entry: words.Field, items: tuple[surface.FieldItem, ...]
    ) -> list[Item | bound.Unresolved]:
        """`"Strider" or "Aragorn"`, `any Hobbit`."""
        groups: list[list[surface.FieldItem]] = [[]]
        for item in items:
            if isinstance(item, surface.Word) and item.text == "or":
                groups.append([])
            else:
                groups[-1].append(item)
        made: list[Item | bound.Unresolved] = []
        for group in groups:
            if len(group) == 1 and isinstance(group[0], surface.Text):
                made.append(group[0].text)
            elif _phrase(tuple(group)) in entry.domain:
                made.append(_phrase(tuple(group)))
            else:
                made.append(self._missing(entry, items) or self._wrong(entry, items, "titles in quotes"))
        return made

    def _place_words(self, items: tuple[surface.FieldItem, ...]) -> Item:
        return tuple(item.value if isinstance(item, surface.Integer) else _phrase((item,)) for item in items)

    def _keyword(self, entry: words.Field, items: tuple[surface.FieldItem, ...]) -> Item | bound.Unresolved:
        name, numbers = [], []
        for item in items:
            if isinstance(item, surface.Integer):
                numbers.append(item.value)
            elif isinstance(item, surface.Word | surface.Text) and not numbers:
                name.append(item.text)
            else:
                return self._wrong(entry, items, "keywords, each with its number")
        return (" ".join(name), *numbers)

    def _deck(self, entry: words.Field, items: tuple[surface.FieldItem, ...]) -> Item | bound.Unresolved:
        """The title of a deck of the set."""
        if len(items) != 1 or not isinstance(items[0], surface.Text):
            return self._missing(entry, items) or self._wrong(entry, items, "titles of decks in quotes")
        title = items[0].text
        if title in self._decks():
            return title
        return self.unresolved(items[0].span, "unknown-deck", title, tuple(sorted(self._decks())))

    def _decks(self) -> dict[str, tuple[tuple[str, int], ...]]:
        game = self.lexicon.vocabulary.game
        return {title: held for (of, title), held in self.library.decks.items() if of == game}

    @property
    def here(self) -> Span:
        return self.block_span

    block_span: Span


def _cover(first: Span, last: Span) -> Span:
    return Span(first.source, first.start, last.end)


def _phrase(items: tuple[surface.FieldItem, ...]) -> str:
    return " ".join(item.text if isinstance(item, surface.Word | surface.Text) else "?" for item in items)
