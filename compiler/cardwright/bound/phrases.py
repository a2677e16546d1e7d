"""Noun phrases: what is meant by `1 enemy unit adjacent to (a friendly unit)`.

A phrase is first understood by itself (`Meant`): what it is about, how many, which tests. The
sentence around it then asks for what it needs: one piece, a set, a choice, a number, a player.
"""

from __future__ import annotations

from typing import Final, Literal

from cardwright.bound import nodes as bound
from cardwright.bound.alternatives import Alternatives
from cardwright.bound.meant import Meant
from cardwright.surface import nodes as surface
from cardwright_engine import vocabulary as words

# Nouns on which nothing can chain.
IDLE: Final = (words.Attribute, words.Zone, words.Token, words.PlayerWord, words.Place)
INDEFINITE: Final = ("a", "an", "another", "your")


class Phrases(Alternatives):
    """Binds noun phrases and values."""

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
            return self._rolled_faces(meant)
        if isinstance(meant.base, bound.Local) and meant.base.origin == "result" and not meant.base.plural:
            return bound.Result(span=meant.span, name=meant.base.name)
        if isinstance(meant.base, bound.AttributeOf):
            return meant.base
        if isinstance(meant.noun, words.Attribute) and meant.number is None:
            return self.attribute(meant)
        if (
            isinstance(meant.base, bound.Local | bound.Rest)
            and (meant.determiner in ("each", "all") or meant.base)
            and (isinstance(meant.base, bound.Rest) or meant.base.plural)
        ):
            return bound.CountOf(span=meant.span, pieces=meant.base)
        if isinstance(meant.noun, words.Kind) and meant.determiner in ("each", "all", "every"):
            per = meant.after.value if isinstance(meant.after, bound.Whole) else 1
            return bound.CountOf(span=meant.span, pieces=self.select(meant), per=per)
        if meant.number is not None:
            return meant.number
        return self.unresolved(meant.span, "wrong-kind", self.text(meant), note="a number is wanted here")

    def _rolled_faces(self, meant: Meant) -> bound.Number:
        """`[red]`, `[bonus strike] that hits`."""
        counts = ""
        if meant.of is not None:
            text = self._written(meant.of.span)
            return self.unresolved(meant.of.span, "unknown-preposition", f"of {text}")
        for test in meant.tests:
            match test:
                case bound.DidVerb(verb=verb, negated=False, by=None, can=False) if not counts:
                    counts = verb.id
                case bound.Unresolved():
                    return test
                case _:
                    return self._unsaid(test)
        return bound.FacesRolled(span=meant.span, faces=meant.faces, counts=counts)

    def text(self, meant: Meant) -> str:
        return meant.span.source.text[meant.span.start : meant.span.end]

    def meant(self, phrase: surface.NounPhrase) -> Meant:
        """Understand a phrase, its relations included, and bind the names it gives."""
        self.read(phrase, whole=True)
        relations, head_name, names = self._names(phrase)
        meant = self.alternatives(phrase)
        meant.name = head_name
        meant.span = phrase.span
        meant.relations = []
        for relation in relations:
            self._relate(meant, relation, names.get(id(relation), ""))
        joined = len(phrase.alternatives) > 1 and meant.base is None and not meant.faces
        if joined and meant.noun is not None and not isinstance(meant.noun, words.Kind):
            meant.problem = self.unresolved(
                phrase.span, "wrong-kind", self._written(phrase.span), note="`or` joins pieces only"
            )
        idle = isinstance(meant.noun, IDLE)
        if meant.relations and (idle or meant.base is not None) and meant.problem is None:
            span = meant.relations[0].span
            meant.problem = self.unresolved(span, "unknown-preposition", self._written(span))
        self._narrow(meant)
        if meant.base is not None and meant.of is not None and meant.problem is None:
            text = self._written(meant.of.span)
            meant.problem = self.unresolved(meant.of.span, "unknown-preposition", f"of {text}")
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
        if isinstance(of, bound.Local) and of.plural:
            note = "say it of one piece: `for each … as one`"
            return self.unresolved(meant.span, "wrong-kind", self.text(meant), note=note)
        kind = self.kind_of(of)
        if kind and attribute.of and not self.lexicon.fits(kind, attribute.of):
            return self.unresolved(
                meant.span, "attribute-of-another-kind", attribute.words[0], attribute.of, kind
            )
        return bound.AttributeOf(span=meant.span, attribute=attribute, of=of)

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
            return meant.base
        if isinstance(meant.noun, words.Place):
            return bound.Placed(span=meant.span, place=meant.noun)
        if isinstance(meant.noun, words.Attribute):
            return self.attribute(meant)
        if isinstance(meant.noun, words.PlayerWord):
            return self.player_from(meant)
        if isinstance(meant.noun, words.Kind):
            return self._only(meant, meant.noun)
        return self.unresolved(meant.span, "wrong-kind", self.text(meant), note="a piece is wanted here")

    def _only(self, meant: Meant, kind: words.Kind) -> bound.Piece:
        """`the active path`: one piece, if there can be no other. In an example the position shows that
        there is none; in the text of a card the words must."""
        single = any(
            isinstance(test, bound.IsAdjective) and not test.negated and test.adjective.id == kind.single
            for test in meant.tests
        )
        if not self.example and not (kind.single and single):
            problem = "definite-vague" if meant.determiner == "the" else "quantity-missing"
            return self.unresolved(meant.span, problem, self.text(meant))
        return bound.TheOnly(span=meant.span, pieces=self.select(meant))

    def select(self, meant: Meant) -> bound.Select:
        assert isinstance(meant.noun, words.Kind)
        tests = list(meant.tests)
        if "top" in meant.words:
            tests.append(self.unresolved(meant.span, "unknown-word", "top", note="say of which deck"))
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

    def chosen(
        self, meant: Meant, chooser: bound.Player, *, said: bool = False
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
            name=meant.name,
        )
