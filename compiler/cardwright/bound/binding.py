"""What every part of the binder shares: the game's words, the titles of the set, the names in scope."""

from __future__ import annotations

from abc import ABC
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from cardwright.bound import advice
from cardwright.bound import nodes as bound
from cardwright.bound.lexicon import Lexicon
from cardwright.bound.scope import Name, Scope
from cardwright.surface import nodes as surface
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words

NUMBER_WORDS: Final = (
    *("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("both", "several", "some", "few", "many"),
)

OWN: Final = ("own", "friendly", "yours")  # ids of the adjective behind `your`


@dataclass(frozen=True, slots=True)
class Titled:
    """A title that sources give to something: a card, a unit, a keyword."""

    title: str
    kind: words.CardKind


@dataclass(frozen=True, slots=True)
class Library:
    """The vocabularies of all games, the titles of all cards of a set and what its decks hold, so that one
    file can name what stands in another."""

    games: Mapping[str, words.Vocabulary]
    titles: Mapping[tuple[str, str], Titled] = field(default_factory=dict)
    decks: Mapping[tuple[str, str], tuple[tuple[str, int], ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, files: Iterable[surface.File], games: Mapping[str, words.Vocabulary]) -> Library:
        """Gather the titles of a set of files. A title given twice keeps its first owner here; that
        it is there twice is for a check to say."""
        titles: dict[tuple[str, str], Titled] = {}
        decks: dict[tuple[str, str], tuple[tuple[str, int], ...]] = {}
        for file in files:
            game = " ".join(word.text for word in file.game)
            if game in games:
                kinds = {kind.word: kind for kind in games[game].card_kinds}
                for block in (*file.blocks, *file.broken):
                    if block.kind.text == "deck":
                        decks.setdefault((game, block.title.text), tuple(_counts(block)))
                    if block.kind.text in kinds:
                        titles.setdefault(
                            (game, block.title.text), Titled(block.title.text, kinds[block.kind.text])
                        )
        return cls(games, titles, decks)

    def find(self, game: str, title: str) -> Titled | None:
        return self.titles.get((game, title))


def _counts(block: surface.Block) -> Iterator[tuple[str, int]]:
    """The cards of a deck."""
    for member in block.members:
        if isinstance(member, surface.Count):
            yield member.title.text, member.number.value


@dataclass(slots=True)
class Binding(ABC):
    """The state of binding one block. `example` is True where hexes may be named."""

    lexicon: Lexicon
    library: Library
    this_kind: str = ""
    scope: Scope = field(default_factory=Scope)
    example: bool = False
    parameters: tuple[str, ...] = ()
    seen: set[tuple[int, int]] = field(default_factory=set)  # places of the phrases that were read
    given: set[str] = field(default_factory=set)  # names that were given to something

    # --- mistakes ----------------------------------------------------------------------------

    def unresolved(
        self, span: Span, problem: str, text: str, known: tuple[str, ...] = (), note: str = ""
    ) -> bound.Unresolved:
        return bound.Unresolved(span=span, problem=problem, text=text, known=known, note=note)

    def _written(self, span: Span) -> str:
        """The author's own words."""
        return span.source.text[span.start : span.end]

    def unknown_words(self, span: Span, run: tuple[surface.Word, ...]) -> bound.Unresolved:
        """A run that divides into nothing: name the first word that is in no phrase."""
        for word in run:
            if word.text in NUMBER_WORDS:
                return self.unresolved(word.span, "number-in-words", word.text)
        spoken = {part for phrase in self.lexicon.known_words() for part in phrase.split()}
        for word in run:
            if word.text not in spoken:
                known = self.lexicon.known_words() + self.scope.known()
                note = advice.for_faces(self.lexicon, tuple(one.text for one in run))
                return self.unresolved(word.span, "unknown-word", word.text, known, note)
        text = " ".join(word.text for word in run)
        note = advice.for_faces(self.lexicon, tuple(one.text for one in run))
        return self.unresolved(span, "unknown-word", text, self.lexicon.known_words(), note)

    def read(self, phrase: surface.NounPhrase, *, whole: bool = False) -> None:
        """A phrase has been understood by its words; see `unread`. Who looks at its first noun only
        has not read what `or` joins to it; `whole` are all of them."""
        self.seen.add((phrase.span.start, phrase.span.end))
        for noun in phrase.alternatives if whole else phrase.alternatives[:1]:
            self.seen.add((noun.span.start, noun.span.end))

    # --- names -------------------------------------------------------------------------------

    def bind_name(self, name: Name) -> None:
        """From here on, to the end of the block, a name means something."""
        self.given.add(name.text)
        self.scope.bind(name)

    def named(self, span: Span, name: Name) -> bound.Piece | bound.Pieces:
        """A reference to a bound name."""
        if name.alias is not None:
            return name.alias
        if name.role is not None:
            return bound.RoleOf(span=span, role=name.role.role, name=name.text)
        return bound.Local(
            span=span,
            name=name.text,
            kind=name.kind,
            plural=name.plural,
            origin=name.origin,
            maybe=name.maybe,
        )

    def kind_of(self, piece: bound.Piece | bound.Pieces) -> str:
        """The id of the kind of a piece, "" where it cannot be known."""
        match piece:
            case bound.This(kind=kind) | bound.Local(kind=kind) | bound.Named(kind=kind):
                return kind
            case bound.RoleOf(role=role):
                return role.kind
            case bound.HexName():
                return "hex"
            case bound.Placed(place=place):
                return place.kind
            case bound.TheOnly(pieces=pieces):
                return pieces.kind.id
            case bound.Select(kind=entry):
                return entry.id
            case bound.AttributeOf(attribute=attribute):
                return attribute.type
            case bound.You() | bound.Opponent() | bound.PlayerOf() | bound.ControllerOf():
                return "player"
            case bound.Top(zone=_):
                return "card"
            case bound.Rest(of=local):
                return local.kind
            case bound.Union(parts=parts):
                return self.kind_of(parts[0])
            case bound.Unresolved():
                return ""

    def mention(self, piece: bound.Piece | bound.Pieces | None) -> None:
        """Remember what `it`, `they` or `another` can mean."""
        if isinstance(piece, bound.You | bound.Opponent | bound.PlayerOf | bound.ControllerOf):
            self.scope.last_player = piece
        elif piece is not None and not isinstance(
            piece, bound.Unresolved | bound.Select | bound.Top | bound.Rest | bound.Union
        ):
            self.scope.last_piece = piece

    def own(self, kind: str) -> words.Adjective | None:
        """The adjective behind `your` for a kind: the piece is controlled by the player."""
        for adjective in self.lexicon.vocabulary.adjectives:
            if adjective.relative and adjective.id in OWN and self.lexicon.fits(kind, adjective.of):
                return adjective
        return None
