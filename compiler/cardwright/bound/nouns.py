"""Single nouns: `up to 2 ordered blue units`, `this`, `your opponent`, `the rest of drawn`."""

from __future__ import annotations

import re
from abc import abstractmethod
from typing import Final

from cardwright.bound import advice
from cardwright.bound import nodes as bound
from cardwright.bound.binding import NUMBER_WORDS, Binding
from cardwright.bound.lexicon import Division
from cardwright.bound.meant import Meant
from cardwright.surface import nodes as surface
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words

HEX: Final = re.compile(r"[a-z]\d{1,2}")


class Nouns(Binding):
    """Understands one noun with what stands directly around it."""

    # --- what the layers above do ---------------------------------------------------------------

    @abstractmethod
    def meant(self, phrase: surface.NounPhrase) -> Meant:
        """Done by `Phrases`, a layer above."""

    @abstractmethod
    def number(self, value: surface.Value) -> bound.Number:
        """Done by `Phrases`, a layer above."""

    @abstractmethod
    def player_from(self, meant: Meant) -> bound.Player:
        """Done by `Phrases`, a layer above."""

    @abstractmethod
    def other_from(self, meant: Meant) -> bound.Piece | bound.Pieces:
        """Done by `Phrases`, a layer above."""

    @abstractmethod
    def zone_from(self, meant: Meant) -> bound.ZoneOf | bound.Unresolved:
        """Done by `Phrases`, a layer above."""

    @abstractmethod
    def find_relation(self, word: str, kind: str, inner: Meant) -> words.Relation | None:
        """Done by `Relations`, a layer above."""

    # --- one noun ----------------------------------------------------------------------------

    def plain(self, number: surface.Number) -> bound.Number:
        match number:
            case surface.Integer(span=span, value=value):
                return bound.Whole(span=span, value=value)
            case surface.Table(span=span, values=values):
                return bound.ByLevel(span=span, values=values)
            case surface.Parameter(span=span, letter=letter):
                if letter not in self.parameters:
                    return self.unresolved(span, "unbound-name", letter, self.parameters)
                return bound.Parameter(span=span, letter=letter)

    def _titles(self, phrase: surface.NounPhrase) -> bound.Named | bound.Unresolved:
        titles = [self._title(noun.title) for noun in phrase.alternatives if noun.title is not None]
        for title in titles:
            if isinstance(title, bound.Unresolved):
                return title
        named = [title for title in titles if isinstance(title, bound.Named)]
        return bound.Named(
            span=phrase.span,
            titles=tuple(title for one in named for title in one.titles),
            title_spans=tuple(span for one in named for span in one.title_spans),
            kind=named[0].kind,
        )

    def _title(self, title: surface.Text) -> bound.Named:
        """A title in quotes. Whether a card has it is a check's business, since sets are checked whole."""
        titled = self.library.find(self.lexicon.vocabulary.game, title.text)
        kind = titled.kind.kind if titled else ""
        return bound.Named(span=title.span, titles=(title.text,), title_spans=(title.span,), kind=kind)

    def _noun(self, noun: surface.Noun, of: surface.NounPhrase | None) -> Meant:
        if noun.group is not None and not (noun.quantifier or noun.tail or noun.words):
            term = noun.group.terms[0]
            if len(noun.group.terms) == 1 and len(term.parts) == 1:
                return self.meant(term.parts[0])
        meant = Meant(noun.span, of=of)
        meant.determiner = noun.determiner.text if noun.determiner else ""
        meant.words = tuple(word.text for word in noun.words)
        if noun.more is not None:
            note = "it only stands where a number is changed, under always, while or until"
            meant.problem = self.unresolved(noun.span, "unknown-word", noun.more, note=note)
            return meant
        meant.group = noun.group
        if noun.number is not None:
            meant.number = self.plain(noun.number)
        if noun.group is not None and (noun.quantifier or noun.tail):
            meant.number = self.number(noun.group)
        if noun.after is not None:
            meant.after = self.plain(noun.after)
        meant.quantity = self._quantity(noun, meant.number)
        if noun.faces:
            meant.faces = tuple(self.face(face) for face in noun.faces)
            if noun.tail and not self._rolled_word(noun.tail):
                meant.problem = self.unknown_words(noun.span, noun.tail)
            return meant
        if noun.pronoun is not None:
            meant.base = self._pronoun(noun)
            return meant
        if noun.person is not None:
            meant.base = self._person(noun)
            return meant
        if noun.title is not None:
            return self._titled(noun, meant)
        if meant.determiner == "this" and not meant.words:
            meant.base = bound.This(span=noun.span, kind=self.this_kind)
            return meant
        run = meant.words + tuple(word.text for word in noun.tail)
        if noun.tail and meant.after is not None and self._numbered(meant):
            run = tuple(word.text for word in noun.tail)
        elif noun.tail and meant.after is not None and meant.number is None and run[0] != "every":
            meant.number, meant.after = meant.after, None  # the top 3 cards
            meant.quantity = bound.Quantity(span=noun.span, number=meant.number)
        if not run:
            return self._partitive(meant) if of is not None else meant
        return self._run(noun, meant, run)

    def _run(self, noun: surface.Noun, meant: Meant, run: tuple[str, ...]) -> Meant:
        if len(run) == 1 and (name := self.scope.find(run[0])) is not None and meant.determiner != "that":
            meant.base = self.named(noun.span, name)
            return meant
        if len(run) == 1 and self.example and HEX.fullmatch(run[0]) and not meant.determiner:
            meant.base = bound.HexName(span=noun.span, name=run[0])
            return meant
        if run == ("rest",) and meant.of is not None:
            of = self.meant(meant.of).base
            if isinstance(of, bound.Local):
                meant.base, meant.of = bound.Rest(span=meant.span, of=of), None
            else:
                meant.problem = self.unresolved(
                    noun.span, "wrong-kind", "rest", note="`the rest of` needs a name"
                )
            return meant
        if run == ("number",) and meant.determiner == "any" and meant.of is not None:
            unlimited = bound.Unlimited(span=noun.span)
            partitive = self.meant(meant.of)
            partitive.quantity = bound.Quantity(span=noun.span, number=unlimited, up_to=True)
            partitive.determiner = ""
            return partitive
        if run == ("half",) and meant.of is not None:
            return meant
        if run[0] == "every" and len(run) > 1:
            meant.determiner, run = "every", run[1:]
        divisions = self.lexicon.divide(run)
        if not divisions:
            meant.problem = self._unknown(noun, run)
            return meant
        if len({id(division.noun) for division in divisions}) > 1:
            divisions = self._prefer(divisions, meant)
        if len(divisions) > 1:
            known = tuple(sorted({type(division.noun).__name__.lower() for division in divisions}))
            meant.problem = self.unresolved(noun.span, "ambiguous-words", " ".join(run), known)
            return meant
        self._divided(noun, meant, divisions[0])
        return meant

    def _rolled_word(self, tail: tuple[surface.Word, ...]) -> bool:
        """`[red] rolled` says no more than `[red]`; any other word behind a face would be lost."""
        verb = self.lexicon.verbs.get(tail[0].text)
        return len(tail) == 1 and verb is not None and verb.gives == "dice"

    def _numbered(self, meant: Meant) -> bool:
        """`a level 1 Wizard`: an attribute with its number before the noun."""
        for division in self.lexicon.divide(meant.words):
            if isinstance(division.noun, words.Attribute) and meant.after is not None:
                meant.tests.append(
                    bound.WithNumber(span=meant.span, attribute=division.noun, op="==", number=meant.after)
                )
                meant.after, meant.words = None, ()
                return True
        return False

    def _unknown(self, noun: surface.Noun, run: tuple[str, ...]) -> bound.Unresolved:
        if len(run) == 1 and run[0] not in NUMBER_WORDS and noun.determiner is None and noun.number is None:
            if self.scope.was_bound(run[0]):
                return self.unresolved(noun.span, "bound-in-another-scope", run[0])
            if not any(run[0] in phrase.split() for phrase in self.lexicon.known_words()):
                known = self.scope.known() + self.lexicon.known_words()
                return self.unresolved(noun.span, "unbound-name", run[0], known)
        return self.unknown_words(noun.span, noun.words + noun.tail)

    def _prefer(self, divisions: list[Division], meant: Meant) -> list[Division]:
        """The same words can be a kind and an attribute (lore); the rest of the phrase decides."""
        order: tuple[type, ...] = (words.Kind, words.Zone, words.Attribute, words.Token)
        if meant.of is not None or meant.determiner == "your" or not (meant.number or meant.determiner):
            order = (words.Zone, words.Attribute, words.Kind, words.Token)
        for wanted in order:
            fitting = [division for division in divisions if isinstance(division.noun, wanted)]
            if fitting:
                return fitting[:1]
        return divisions

    def _divided(self, noun: surface.Noun, meant: Meant, division: Division) -> None:
        meant.noun = division.noun
        meant.words = division.loose
        if division.loose and not isinstance(division.noun, words.Kind):
            meant.problem = self.unresolved(noun.span, "unknown-word", division.loose[0])
            return
        you = bound.You(span=noun.span)
        for adjective in division.adjectives:
            player: bound.Player | None = you if adjective.relative else None
            meant.tests.append(bound.IsAdjective(span=noun.span, adjective=adjective, player=player))
        if isinstance(division.noun, words.Kind):
            self._determine(noun, meant, division.noun)
        elif meant.determiner == "your":
            meant.owner = you
        elif meant.determiner in ("their", "its"):
            meant.owner = self.scope.last_player or you

    def _determine(self, noun: surface.Noun, meant: Meant, kind: words.Kind) -> None:
        if meant.determiner in ("your", "their"):
            player: bound.Player = bound.You(span=noun.span)
            if meant.determiner == "their":
                player = self.scope.last_player or player
            adjective = self.own(kind.id)
            if adjective is None:
                meant.problem = self.unresolved(noun.span, "owner-missing", kind.words[0])
            else:
                meant.tests.append(bound.IsAdjective(span=noun.span, adjective=adjective, player=player))
        if meant.determiner == "this":
            meant.base = bound.This(span=noun.span, kind=kind.id)
        elif meant.determiner == "that":
            meant.base = self._that(noun, kind)
        if "other" in meant.words or meant.determiner == "another":
            meant.tests.append(self._other(noun.span, kind))
        if meant.of is not None:
            self._of_kind(meant, kind)

    def _that(self, noun: surface.Noun, kind: words.Kind) -> bound.Piece:
        """`that unit`: the piece of this kind spoken of last."""
        last = self.scope.last_piece
        if last is not None and self.lexicon.fits(self.kind_of(last), (kind.id,)):
            return last
        carried = [
            name
            for name in self.scope.all()
            if name.role is not None and self.lexicon.fits(name.kind, (kind.id,))
        ]
        if len(carried) == 1 and carried[0].role is not None:  # the one that the event carries
            return carried[0].role
        return self.unresolved(noun.span, "unclear-reference", f"that {kind.words[0]}")

    def _other(self, span: Span, kind: words.Kind) -> bound.Test:
        this = bound.This(span=span, kind=self.this_kind)
        last = self.scope.last_piece
        if self.this_kind and self.lexicon.fits(self.this_kind, (kind.id,)):
            return bound.IsOneOf(span=span, pieces=this, negated=True)
        if last is not None and self.lexicon.fits(self.kind_of(last), (kind.id,)):
            return bound.IsOneOf(span=span, pieces=last, negated=True)
        note = f"say which one is not meant: `({advice.with_article(kind.words[0])} that is not …)`"
        return self.unresolved(span, "unclear-reference", "other", note=note)

    def _of_kind(self, meant: Meant, kind: words.Kind) -> None:
        """`units of yours`, `cards of the Mordor player`, `path of number 4`, `character of this combat`."""
        of, meant.of = meant.of, None
        assert of is not None
        noun = of.alternatives[0]
        run = tuple(word.text for word in noun.words)
        if run == ("yours",):
            self.read(of)
            player: bound.Player = bound.You(span=of.span)
        else:
            inner = self.meant(of)
            if isinstance(inner.noun, words.Attribute) and inner.number is None and inner.after is not None:
                meant.tests.append(
                    bound.WithNumber(span=of.span, attribute=inner.noun, op="==", number=inner.after)
                )
                return
            if isinstance(inner.noun, words.Zone):
                zone = self.zone_from(inner)
                if isinstance(zone, bound.Unresolved):
                    meant.problem = zone
                else:
                    meant.tests.append(bound.InZone(span=of.span, zone=zone.zone, player=zone.player))
                return
            relation = self.find_relation("of", kind.id, inner)
            if relation is not None:
                other = self.other_from(inner)
                meant.tests.append(bound.Related(span=of.span, relation=relation, other=other))
                return
            player = self.player_from(inner)
        adjective = self.own(kind.id)
        if adjective is None or isinstance(player, bound.Unresolved):
            meant.problem = (
                player
                if isinstance(player, bound.Unresolved)
                else self.unresolved(of.span, "owner-missing", kind.words[0])
            )
            return
        meant.tests.append(bound.IsAdjective(span=of.span, adjective=adjective, player=player))

    def _partitive(self, meant: Meant) -> Meant:
        """`1 of drawn`, `each of your Knight units`: how many of a set."""
        of, meant.of = meant.of, None
        assert of is not None
        if meant.quantity is None:
            meant.problem = self.unresolved(meant.span, "quantity-missing", meant.determiner or "of")
            return meant
        inner = self.meant(of)
        inner.quantity = meant.quantity or inner.quantity
        inner.number = meant.number
        inner.determiner = meant.determiner
        return inner

    def _titled(self, noun: surface.Noun, meant: Meant) -> Meant:
        """`2 "Mordor Orcs"`, `your ordered "Riverwatch Riders"`, `another "Sting"`."""
        assert noun.title is not None
        named = self._title(noun.title)
        kind = self.lexicon.kind(named.kind)
        if kind is None or not (meant.words or meant.determiner or meant.number):
            meant.base = named
            return meant
        meant.noun = kind
        readings = self.lexicon.describe(meant.words)
        if meant.words and not readings:
            meant.problem = self.unknown_words(noun.span, noun.words)
            return meant
        for adjective in readings[0] if meant.words else ():
            player: bound.Player | None = bound.You(span=noun.span) if adjective.relative else None
            meant.tests.append(bound.IsAdjective(span=noun.span, adjective=adjective, player=player))
        meant.words = ()
        self._determine(noun, meant, kind)
        meant.tests.append(bound.IsNamed(span=noun.span, named=named))
        return meant

    def _quantity(self, noun: surface.Noun, number: bound.Number | None) -> bound.Quantity | None:
        determiner = noun.determiner.text if noun.determiner else ""
        if number is not None:
            return bound.Quantity(
                span=noun.span,
                number=number,
                exact=noun.quantifier == "exactly",
                up_to=noun.quantifier in ("up to", "at most"),
                least=noun.quantifier == "at least",
            )
        if determiner in ("each", "all", "every"):
            return bound.Quantity(span=noun.span, number=bound.Unlimited(span=noun.span), every=True)
        if determiner in ("a", "an", "another", "any"):
            return bound.Quantity(span=noun.span, number=bound.Whole(span=noun.span, value=1))
        if determiner == "no":
            return bound.Quantity(span=noun.span, number=bound.Whole(span=noun.span, value=0))
        return None

    def face(self, face: surface.Face) -> bound.FaceRef:
        run = tuple(word.text for word in face.words)
        if face.of:
            owner = self.scope.find(" ".join(word.text for word in face.of))
            for attribute in self.lexicon.vocabulary.attributes:
                if " ".join(run) in attribute.words and owner is not None:
                    of = self.named(face.span, owner)
                    if isinstance(of, bound.Select | bound.Top | bound.Rest | bound.Union) or owner.plural:
                        continue
                    value = bound.AttributeOf(span=face.span, attribute=attribute, of=of)
                    return bound.FaceRef(span=face.span, face=None, attribute=value)
        found = self.lexicon.faces.get(run)
        return bound.FaceRef(span=face.span, face=found)

    def _pronoun(self, noun: surface.Noun) -> bound.Piece | bound.Pieces:
        assert noun.pronoun is not None
        span, word = noun.span, noun.pronoun.text
        if word == "you":
            return bound.You(span=span)
        if word == "it" and self.scope.last_piece is not None:
            return self.scope.last_piece
        if word in ("they", "them", "him"):
            if word != "they" and self.scope.last_set:
                name = self.scope.find(self.scope.last_set)
                if name is not None:
                    return self.named(span, name)
            if self.scope.last_player is not None:
                return self.scope.last_player
        return self.unresolved(span, "unclear-reference", word)

    def _person(self, noun: surface.Noun) -> bound.Player:
        assert noun.person is not None
        span = noun.span
        if noun.person.text.startswith("opponent"):
            if noun.determiner is not None and noun.determiner.text not in ("your", "their"):
                note = "say `your opponent`, or name the players"
                return self.unresolved(span, "wrong-kind", self._written(span), note=note)
            return bound.Opponent(span=span)
        phrase = " ".join(word.text for word in noun.words)
        each = noun.determiner is not None and noun.determiner.text in ("each", "all")
        for entry in self.lexicon.vocabulary.players:
            if phrase in entry.words:
                return bound.PlayerOf(span=span, word=entry, each=each)
        known = tuple(word for entry in self.lexicon.vocabulary.players for word in entry.words)
        note = advice.for_person(self.lexicon, each)
        return self.unresolved(span, "unknown-word", phrase or noun.person.text, known, note)
