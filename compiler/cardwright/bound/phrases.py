"""Noun phrases: what is meant by `1 enemy unit adjacent to (a friendly unit)`.

A phrase is first understood by itself (`Meant`): what it is about, how many, which tests. The
sentence around it then asks for what it needs: one piece, a set, a choice, a number, a player.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Literal

from cardwright.bound import nodes as bound
from cardwright.bound.binding import NUMBER_WORDS, Binding
from cardwright.bound.lexicon import Division, Noun
from cardwright.bound.scope import Name
from cardwright.surface import nodes as surface
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words

HEX = re.compile(r"[a-z]\d{1,2}")
INDEFINITE = ("a", "an", "another", "your")


@dataclass(slots=True)
class Meant:
    """A noun phrase by itself. `base` is a reference it already is (a name, `this`, `you`, a title);
    otherwise `noun` is the entry it is about and `tests` what its pieces must pass."""

    span: Span
    determiner: str = ""
    quantity: bound.Quantity | None = None
    number: bound.Number | None = None  # the bare number, where it counts something
    noun: Noun | None = None
    after: bound.Number | None = None  # path number 4
    base: bound.Piece | bound.Pieces | None = None
    tests: list[bound.Test] = field(default_factory=list)
    faces: tuple[bound.FaceRef, ...] = ()
    owner: bound.Player | None = None
    of: surface.NounPhrase | None = None
    name: str = ""
    more: str = ""
    problem: bound.Unresolved | None = None
    group: surface.Value | None = None
    words: tuple[str, ...] = ()
    relations: list[surface.Relation] = field(default_factory=list)


class Phrases(Binding):
    """Binds noun phrases and values."""

    # --- numbers -----------------------------------------------------------------------------

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

    def number(self, value: surface.Value) -> bound.Number:
        """A value as a number: sums of counts, attributes and whole numbers."""
        terms: list[tuple[Literal["+", "-"], bound.Number]] = []
        for term in value.terms:
            if len(term.parts) != 1:
                return self.unresolved(
                    term.span, "wrong-kind", "and", note="a number is joined by `+`, not by `and`"
                )
            terms.append((term.sign, self.number_of(term.parts[0])))
        if len(terms) == 1 and terms[0][0] == "+":
            return terms[0][1]
        return bound.Sum(span=value.span, terms=tuple(terms))

    def number_of(self, phrase: surface.NounPhrase) -> bound.Number:
        return self.number_from(self.meant(phrase))

    def number_from(self, meant: Meant) -> bound.Number:
        if meant.problem:
            return meant.problem
        if "half" in meant.words and meant.of is not None and meant.noun is None:
            return bound.Half(span=meant.span, of=self.number_of(meant.of))
        if meant.group is not None and meant.noun is None:
            return self.number(meant.group)
        if meant.faces:
            return bound.FacesRolled(span=meant.span, faces=meant.faces)
        if isinstance(meant.base, bound.Local) and meant.base.origin == "result" and not meant.base.plural:
            return bound.Result(span=meant.span, name=meant.base.name)
        if isinstance(meant.base, bound.AttributeOf):
            return meant.base
        if isinstance(meant.noun, words.Attribute) and meant.number is None:
            return self.attribute(meant)
        if isinstance(meant.base, bound.Local | bound.Rest) and (
            meant.determiner in ("each", "all") or meant.base
        ):
            if isinstance(meant.base, bound.Rest) or meant.base.plural:
                return bound.CountOf(span=meant.span, pieces=meant.base)
        if isinstance(meant.noun, words.Kind) and meant.determiner in ("each", "all", "every"):
            per = meant.after.value if isinstance(meant.after, bound.Whole) else 1
            return bound.CountOf(span=meant.span, pieces=self.select(meant), per=per)
        if meant.number is not None:
            return meant.number
        return self.unresolved(meant.span, "wrong-kind", self.text(meant), note="a number is wanted here")

    # --- whole phrases -----------------------------------------------------------------------

    def text(self, meant: Meant) -> str:
        return meant.span.source.text[meant.span.start : meant.span.end]

    def meant(self, phrase: surface.NounPhrase) -> Meant:
        """Understand a phrase, its relations included, and bind the names it gives."""
        relations, head_name, names = self._names(phrase)
        meant = self._alternatives(phrase)
        meant.name = head_name
        meant.span = phrase.span
        meant.relations = []
        for relation in relations:
            self._relate(meant, relation, names.get(id(relation), ""))
        return meant

    def _names(self, phrase: surface.NounPhrase) -> tuple[list[surface.Relation], str, dict[int, str]]:
        """To whom each `as` belongs: the nearest phrase before it that starts with a, an, another or
        your and has no name yet; else the head."""
        relations: list[surface.Relation] = []
        names: dict[int, str] = {}
        head = ""
        for relation in phrase.relations:
            if not isinstance(relation, surface.As):
                relations.append(relation)
                continue
            for earlier in reversed(relations):
                if (
                    isinstance(earlier, surface.Prepositional)
                    and id(earlier) not in names
                    and (determiner := earlier.object.alternatives[0].determiner) is not None
                    and determiner.text in INDEFINITE
                    and earlier.object.alternatives[0].pronoun is None
                ):
                    names[id(earlier)] = relation.name.text
                    break
            else:
                head = relation.name.text
        return relations, head, names

    def _alternatives(self, phrase: surface.NounPhrase) -> Meant:
        nouns = phrase.alternatives
        if all(noun.title is not None and not noun.words and noun.determiner is None for noun in nouns):
            if nouns[0].number is None:
                return Meant(phrase.span, base=self._titles(phrase))
        first = self._noun(nouns[-1] if len(nouns) > 1 else nouns[0], phrase.of)
        if len(nouns) == 1:
            return first
        if first.faces:
            quantity = self._noun(nouns[0], None)
            quantity.faces = tuple(face for noun in nouns for face in self._noun(noun, None).faces)
            return quantity
        return self._joined(nouns, first, phrase)

    def _joined(self, nouns: tuple[surface.Noun, ...], last: Meant, phrase: surface.NounPhrase) -> Meant:
        """`infantry or cavalry unit`: what stands before the last noun are adjectives, or kinds."""
        first = nouns[0]
        if first.determiner is not None and not last.determiner:
            last.determiner = first.determiner.text
        if first.number is not None and last.quantity is None:
            last.number = self.plain(first.number)
            last.quantity = self._quantity(first, last.number)
        own: list[bound.Test] = list(last.tests)
        choices: list[bound.Test] = []
        for noun in nouns[:-1]:
            run = tuple(word.text for word in noun.words)
            readings = self.lexicon.describe(run)
            divisions = self.lexicon.divide(run)
            if readings:
                choices.extend(
                    bound.IsAdjective(span=noun.span, adjective=adjective) for adjective in readings[0]
                )
            elif divisions and isinstance(divisions[0].noun, words.Kind):
                choices.append(bound.IsKind(span=noun.span, kind=divisions[0].noun))
            elif noun.title is not None:
                choices.append(bound.IsNamed(span=noun.span, named=self._title(noun.title)))
            else:
                last.problem = self.unknown_words(noun.span, noun.words)
        if isinstance(last.noun, words.Kind) and any(isinstance(choice, bound.IsKind) for choice in choices):
            choices.append(bound.IsKind(span=nouns[-1].span, kind=last.noun))
            common = self._common([c.kind for c in choices if isinstance(c, bound.IsKind)])
            last.noun = common or last.noun
        elif own:
            choices.append(own.pop())
        last.tests = [*own, bound.AnyTest(span=phrase.span, tests=tuple(choices))]
        return last

    def _common(self, kinds: list[words.Kind]) -> words.Kind | None:
        """The nearest kind that all these are part of."""
        kind: words.Kind | None = kinds[0]
        while kind is not None and not all(self.lexicon.is_a(other.id, kind.id) for other in kinds):
            kind = self.lexicon.kind(kind.parent)
        return kind

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

    # --- one noun ----------------------------------------------------------------------------

    def _noun(self, noun: surface.Noun, of: surface.NounPhrase | None) -> Meant:
        meant = Meant(noun.span, of=of)
        meant.determiner = noun.determiner.text if noun.determiner else ""
        meant.words = tuple(word.text for word in noun.words)
        meant.more = noun.more or ""
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
                meant.base = bound.Rest(span=meant.span, of=of)
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
        return self.unresolved(noun.span, "unclear-reference", f"that {kind.words[0]}")

    def _other(self, span: Span, kind: words.Kind) -> bound.Test:
        this = bound.This(span=span, kind=self.this_kind)
        last = self.scope.last_piece
        if self.this_kind and self.lexicon.fits(self.this_kind, (kind.id,)):
            return bound.IsOneOf(span=span, pieces=this, negated=True)
        if last is not None and self.lexicon.fits(self.kind_of(last), (kind.id,)):
            return bound.IsOneOf(span=span, pieces=last, negated=True)
        return self.unresolved(span, "unclear-reference", "other")

    def _of_kind(self, meant: Meant, kind: words.Kind) -> None:
        """`units of yours`, `cards of the Mordor player`, `path of number 4`, `character of this combat`."""
        of, meant.of = meant.of, None
        assert of is not None
        noun = of.alternatives[0]
        run = tuple(word.text for word in noun.words)
        if run == ("yours",):
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
            relation = self._relation("of", kind.id, inner)
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
                    if isinstance(of, bound.Select | bound.Top | bound.Rest | bound.Union):
                        continue
                    value = bound.AttributeOf(span=face.span, attribute=attribute, of=of)
                    return bound.FaceRef(span=face.span, face=None, attribute=value)
        found = self.lexicon.faces.get(run)
        return bound.FaceRef(span=face.span, face=found)

    # --- pronouns and players ----------------------------------------------------------------

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
            return bound.Opponent(span=span)
        phrase = " ".join(word.text for word in noun.words)
        each = noun.determiner is not None and noun.determiner.text in ("each", "all")
        for entry in self.lexicon.vocabulary.players:
            if phrase in entry.words:
                return bound.PlayerOf(span=span, word=entry, each=each)
        known = tuple(word for entry in self.lexicon.vocabulary.players for word in entry.words)
        return self.unresolved(span, "unknown-word", phrase or noun.person.text, known)

    def player(self, phrase: surface.NounPhrase) -> bound.Player:
        return self.player_from(self.meant(phrase))

    def player_from(self, meant: Meant) -> bound.Player:
        if meant.problem:
            return meant.problem
        if isinstance(
            meant.base, bound.You | bound.Opponent | bound.PlayerOf | bound.ControllerOf | bound.Unresolved
        ):
            return meant.base
        if isinstance(meant.base, bound.Local | bound.RoleOf) and self.kind_of(meant.base) == "player":
            return meant.base
        if isinstance(meant.noun, words.PlayerWord):
            return bound.PlayerOf(span=meant.span, word=meant.noun, each=meant.determiner in ("each", "all"))
        if isinstance(meant.noun, words.Attribute) and meant.noun.type == "player":
            value = self.attribute(meant)
            if isinstance(value, bound.AttributeOf) and not isinstance(value.of, bound.You):
                return bound.ControllerOf(span=meant.span, piece=value.of)
        return self.unresolved(meant.span, "wrong-kind", self.text(meant), note="a player is wanted here")

    # --- attributes --------------------------------------------------------------------------

    def attribute(self, meant: Meant) -> bound.AttributeOf | bound.Unresolved:
        """`the banner of target`, `your lore`, `level`."""
        attribute = meant.noun
        assert isinstance(attribute, words.Attribute)
        of: bound.Piece
        if meant.of is not None:
            of = self.piece(meant.of)
        elif meant.owner is not None:
            of = meant.owner
        elif attribute.implied == "you":
            of = bound.You(span=meant.span)
        elif attribute.implied == "this":
            of = bound.This(span=meant.span, kind=self.this_kind)
        else:
            return self.unresolved(meant.span, "owner-missing", attribute.words[0], note="say whose")
        if isinstance(of, bound.Unresolved):
            return of
        kind = self.kind_of(of)
        if kind and attribute.of and not self.lexicon.fits(kind, attribute.of):
            return self.unresolved(
                meant.span, "attribute-of-another-kind", attribute.words[0], attribute.of, kind
            )
        return bound.AttributeOf(span=meant.span, attribute=attribute, of=of)

    # --- pieces ------------------------------------------------------------------------------

    def piece(self, phrase: surface.NounPhrase) -> bound.Piece:
        return self.piece_from(self.meant(phrase))

    def piece_from(self, meant: Meant) -> bound.Piece:
        """One definite piece."""
        if meant.problem:
            return meant.problem
        if isinstance(meant.base, bound.Top | bound.Rest | bound.Union | bound.Select):
            return self.unresolved(
                meant.span, "wrong-kind", self.text(meant), note="one piece is wanted here"
            )
        if meant.base is not None:
            if meant.tests and not isinstance(meant.base, bound.Unresolved):
                return meant.base
            return meant.base
        if isinstance(meant.noun, words.Place):
            return bound.Placed(span=meant.span, place=meant.noun)
        if isinstance(meant.noun, words.Attribute):
            return self.attribute(meant)
        if isinstance(meant.noun, words.Kind):
            return bound.TheOnly(span=meant.span, pieces=self.select(meant))
        return self.unresolved(meant.span, "wrong-kind", self.text(meant), note="a piece is wanted here")

    def select(self, meant: Meant) -> bound.Select:
        assert isinstance(meant.noun, words.Kind)
        tests = list(meant.tests)
        if meant.after is not None and meant.determiner != "every":
            attribute = next(
                (a for a in self.lexicon.vocabulary.attributes if meant.noun.id in a.of and a.id == "number"),
                None,
            )
            if attribute is not None:
                tests.append(
                    bound.WithNumber(span=meant.span, attribute=attribute, op="==", number=meant.after)
                )
        domain: bound.InZone | bound.Piece | bound.Pieces | None = None
        for index, test in enumerate(tests):
            if isinstance(test, bound.InZone) and not test.negated and test.player is not None:
                domain = test
            elif isinstance(test, bound.IsOneOf) and not test.negated and self._is_set(test.pieces):
                domain = test.pieces
            if domain is not None:
                del tests[index]
                break
        return bound.Select(span=meant.span, kind=meant.noun, tests=tuple(tests), domain=domain)

    def _is_set(self, pieces: bound.Piece | bound.Pieces) -> bool:
        return isinstance(pieces, bound.Top | bound.Rest) or (
            isinstance(pieces, bound.Local) and pieces.plural
        )

    def pieces_from(self, meant: Meant) -> bound.Pieces:
        """A set, whatever the quantity says."""
        if meant.problem:
            return meant.problem
        if isinstance(meant.base, bound.Local | bound.Top | bound.Rest | bound.Union | bound.Select):
            return meant.base
        if meant.base is not None and not isinstance(meant.base, bound.Unresolved):
            return bound.Union(span=meant.span, parts=(meant.base,))
        if isinstance(meant.base, bound.Unresolved):
            return meant.base
        if isinstance(meant.noun, words.Zone):
            return self._top(meant)
        if isinstance(meant.noun, words.Kind):
            return self._top_of(meant) or self.select(meant)
        return self.unresolved(meant.span, "wrong-kind", self.text(meant), note="pieces are wanted here")

    def _top_of(self, meant: Meant) -> bound.Pieces | None:
        """`the top 3 cards of your draw deck`: the zone was read as an owner relation."""
        if "top" not in meant.words:
            return None
        for test in meant.tests:
            if isinstance(test, bound.InZone):
                count = meant.number or bound.Whole(span=meant.span, value=1)
                return bound.Top(span=meant.span, count=count, zone=test.zone, player=test.player)
        return self.unresolved(meant.span, "owner-missing", "top", note="say of which deck")

    def _top(self, meant: Meant) -> bound.Pieces:
        assert isinstance(meant.noun, words.Zone)
        zone = self.zone_from(meant)
        if isinstance(zone, bound.Unresolved):
            return zone
        kind = self.lexicon.kind("card") or self.lexicon.vocabulary.kinds[0]
        domain = bound.InZone(span=meant.span, zone=zone.zone, player=zone.player)
        return bound.Select(span=meant.span, kind=kind, domain=domain)

    def other_from(self, meant: Meant) -> bound.Piece | bound.Pieces:
        """What a relation points at: a piece, or a set of which one is enough."""
        if meant.problem:
            return meant.problem
        if meant.base is not None:
            return meant.base
        if isinstance(meant.noun, words.Kind) and meant.determiner not in ("the", ""):
            return self.select(meant)
        if isinstance(meant.noun, words.Kind) and meant.number is not None:
            return self.select(meant)
        return self.piece_from(meant)

    # --- zones -------------------------------------------------------------------------------

    def zone_from(self, meant: Meant) -> bound.ZoneOf | bound.Unresolved:
        if meant.problem:
            return meant.problem
        if not isinstance(meant.noun, words.Zone):
            return self.unresolved(meant.span, "wrong-kind", self.text(meant), note="a zone is wanted here")
        player = meant.owner
        if meant.of is not None:
            player = self.player(meant.of)
        if isinstance(player, bound.Unresolved):
            return player
        if player is None and meant.noun.owned and meant.determiner in ("a", "an", "any"):
            return self.unresolved(meant.span, "owner-missing", meant.noun.words[0], note="say whose")
        return bound.ZoneOf(span=meant.span, zone=meant.noun, player=player)

    # --- relations ---------------------------------------------------------------------------

    def _relate(self, meant: Meant, relation: surface.Relation, name: str) -> None:
        if meant.problem:
            return
        if isinstance(meant.noun, words.Event | words.Step | words.Qualifier | words.Zone):
            meant.relations.append(relation)
            return
        test = self.relation(relation, self._kind(meant), name)
        if isinstance(test, bound.Unresolved) and isinstance(relation, surface.Prepositional):
            if meant.noun is None or not isinstance(meant.noun, words.Kind):
                meant.relations.append(relation)
                return
        meant.tests.append(test)

    def _kind(self, meant: Meant) -> str:
        if meant.base is not None:
            return self.kind_of(meant.base)
        return meant.noun.id if isinstance(meant.noun, words.Kind) else ""

    def relation(self, relation: surface.Relation, kind: str, name: str = "") -> bound.Test:
        """A relation that a piece of `kind` has to something."""
        match relation:
            case surface.Prepositional():
                return self._prepositional(relation, kind, name)
            case surface.That():
                return self.that(relation, kind)
            case surface.As():
                return self.unresolved(relation.span, "unclear-reference", f"as {relation.name.text}")

    def that(self, that: surface.That, kind: str) -> bound.Test:
        raise NotImplementedError  # Conditions

    def _prepositional(self, relation: surface.Prepositional, kind: str, name: str) -> bound.Test:
        word = relation.word.text
        if word in ("with", "without"):
            return self._with(relation, kind, word == "without")
        if word == "within":
            return self._within(relation, kind)
        if word == "among":
            return bound.IsOneOf(span=relation.span, pieces=self.other_from(self.meant(relation.object)))
        inner = self.meant(relation.object)
        if inner.problem:
            return inner.problem
        if isinstance(inner.noun, words.Zone) and (word == inner.noun.preposition or word == "of"):
            zone = self.zone_from(inner)
            if isinstance(zone, bound.Unresolved):
                return zone
            return bound.InZone(span=relation.span, zone=zone.zone, player=zone.player)
        other = self.other_from(inner)
        if isinstance(other, bound.Unresolved):
            return other
        if name:
            self.scope.bind(Name(name, self.kind_of(other), origin="window"))
        found = self._relation(word, kind, inner)
        if found is None:
            known = tuple(sorted({entry.preposition for entry in self.lexicon.vocabulary.relations}))
            return self.unresolved(relation.span, "unknown-preposition", self._written(relation.span), known)
        player = bound.You(span=relation.span) if found.relative else None
        self.mention(other)
        return bound.Related(span=relation.span, relation=found, other=other, player=player, name=name)

    def _written(self, span: Span) -> str:
        return span.source.text[span.start : span.end]

    def _relation(self, word: str, kind: str, inner: Meant) -> words.Relation | None:
        other = self.kind_of(inner.base) if inner.base is not None else ""
        if isinstance(inner.noun, words.Kind):
            other = inner.noun.id
        elif isinstance(inner.noun, words.Place):
            other = inner.noun.kind
        elif isinstance(inner.noun, words.Attribute):
            other = inner.noun.type
        for entry in self.lexicon.vocabulary.relations:
            if entry.preposition != word or entry.measure:
                continue
            if (not kind or self.lexicon.fits(kind, entry.of)) and other and self._reaches(other, entry.to):
                return entry
        return None

    def _reaches(self, kind: str, allowed: tuple[str, ...]) -> bool:
        return kind in allowed or self.lexicon.fits(kind, allowed)

    def _with(self, relation: surface.Prepositional, kind: str, negated: bool) -> bound.Test:
        span = relation.span
        inner = self.meant(relation.object)
        if inner.problem:
            run = tuple(word.text for word in relation.object.alternatives[0].words)
            readings = self.lexicon.describe(run)
            if readings and len(readings[0]) == 1:
                return bound.IsAdjective(span=span, adjective=readings[0][0], negated=negated)
            return inner.problem
        if isinstance(inner.noun, words.Attribute):
            number = inner.number or bound.Whole(span=span, value=1)
            op: Literal["==", ">=", "<="] = "=="
            quantity = inner.quantity
            if quantity is not None and quantity.least or inner.number is None:
                op = ">="
            elif quantity is not None and quantity.up_to:
                op = "<="
            return bound.WithNumber(span=span, attribute=inner.noun, op=op, number=number, negated=negated)
        if isinstance(inner.noun, words.Token):
            return bound.WithToken(span=span, token=inner.noun, negated=negated)
        return bound.WithPiece(span=span, piece=self.other_from(inner), negated=negated)

    def _within(self, relation: surface.Prepositional, kind: str) -> bound.Test:
        """`within 2 hexes of target`, `within 1 of this unit`."""
        span, phrase = relation.span, relation.object
        noun = phrase.alternatives[0]
        entry = next(
            (
                e
                for e in self.lexicon.vocabulary.relations
                if e.preposition == "within" and self.lexicon.fits(kind, e.of)
            ),
            None,
        )
        if entry is None or phrase.of is None:
            return self.unresolved(span, "unknown-preposition", "within", ("within 2 hexes of …",))
        run = tuple(word.text for word in noun.words + noun.tail)
        if run and " ".join(run) not in entry.measure:
            return self.unresolved(noun.span, "unknown-word", " ".join(run), entry.measure)
        if noun.group is not None:
            measure = self.number(noun.group)
        elif noun.number is not None:
            measure = self.plain(noun.number)
        else:
            return self.unresolved(noun.span, "quantity-missing", "within")
        other = self.other_from(self.meant(phrase.of))
        return bound.Related(span=span, relation=entry, other=other, measure=measure)

    # --- choices -----------------------------------------------------------------------------

    def chosen(
        self, meant: Meant, chooser: bound.Player, *, said: bool = False, name: str = ""
    ) -> bound.Chosen | bound.Piece | bound.Pieces:
        """What a verb is done to: a piece, all of a set, or some that the chooser takes."""
        if meant.problem:
            return meant.problem
        quantity = meant.quantity
        if quantity is None or (quantity.every and meant.number is None):
            if quantity is not None:
                return self.pieces_from(meant)
            if isinstance(meant.base, bound.Local | bound.Top | bound.Rest):
                return meant.base
            if "top" in meant.words:
                return self.pieces_from(meant)
            return self.piece_from(meant)
        if "top" in meant.words:
            return self.pieces_from(meant)
        pieces = self.pieces_from(meant)
        if isinstance(pieces, bound.Unresolved):
            return pieces
        return bound.Chosen(
            span=meant.span,
            pieces=pieces,
            quantity=quantity,
            chooser=chooser,
            chooser_said=said,
            name=name or meant.name,
        )
