"""Relations of a piece: `adjacent to target`, `in your hand`, `with 4 figures`."""

from __future__ import annotations

from abc import abstractmethod
from typing import Literal

from cardwright.bound import nodes as bound
from cardwright.bound.meant import Meant
from cardwright.bound.nouns import Nouns
from cardwright.bound.scope import Name
from cardwright.surface import nodes as surface
from cardwright_engine import vocabulary as words


class Relations(Nouns):
    """Binds what chains on a noun."""

    def _relate(self, meant: Meant, relation: surface.Relation, name: str) -> None:
        if meant.problem:
            return
        if isinstance(meant.noun, words.Event | words.Step | words.Qualifier | words.Zone):
            meant.relations.append(relation)
            return
        test = self.relation(relation, self._kind(meant), name)
        of_kind = isinstance(meant.noun, words.Kind)
        if isinstance(test, bound.Unresolved) and isinstance(relation, surface.Prepositional) and not of_kind:
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

    @abstractmethod
    def that(self, that: surface.That, kind: str) -> bound.Test:
        """Done by `Conditions`, a layer above."""

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
        other = self.counted_other(inner)
        if isinstance(other, bound.Unresolved):
            return other
        if name:
            self.bind_name(Name(name, self.kind_of(other), origin="window"))
        found = self.find_relation(word, kind, inner)
        if found is None:
            known = tuple(sorted({entry.preposition for entry in self.lexicon.vocabulary.relations}))
            return self.unresolved(relation.span, "unknown-preposition", self._written(relation.span), known)
        player = bound.You(span=relation.span) if found.relative else None
        self.mention(other)
        return bound.Related(span=relation.span, relation=found, other=other, player=player, name=name)

    def counted_other(self, inner: Meant) -> bound.Piece | bound.Pieces:
        """What a relation points at. One of a set is enough; another number would be lost."""
        quantity = inner.quantity
        if quantity is not None and inner.base is None:
            one = isinstance(quantity.number, bound.Whole) and quantity.number.value == 1
            if not one or quantity.exact or quantity.up_to or quantity.least:
                text = self._written(inner.span)
                note = "a relation is to one piece: say `a`, or give the others a sentence of their own"
                return self.unresolved(inner.span, "wrong-kind", text, note=note)
        return self.other_from(inner)

    def find_relation(self, word: str, kind: str, inner: Meant) -> words.Relation | None:
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
            named = isinstance(inner.base, bound.Named) and not other  # an unknown card is told elsewhere
            if (not kind or self.lexicon.fits(kind, entry.of)) and (
                named or (other and self.lexicon.fits(other, entry.to))
            ):
                return entry
        return None

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
            if (quantity is not None and quantity.least) or inner.number is None:
                op = ">="
            elif quantity is not None and quantity.up_to:
                op = "<="
            return bound.WithNumber(span=span, attribute=inner.noun, op=op, number=number, negated=negated)
        if isinstance(inner.noun, words.Token):
            return bound.WithToken(span=span, token=inner.noun, negated=negated)
        return bound.WithPiece(span=span, piece=self.counted_other(inner), negated=negated)

    def _within(self, relation: surface.Prepositional, kind: str) -> bound.Test:
        """`within 2 hexes of target`, `within 1 of this unit`."""
        span, phrase = relation.span, relation.object
        self.read(phrase)
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

    def _narrow(self, meant: Meant) -> None:
        """Tests behind a reference: `"Gothmog" on "Minas Tirith"` is a set to look in, a name with a
        restriction is one piece of those it stands for."""
        base = meant.base
        if meant.problem is not None or base is None or not meant.tests:
            return
        unresolved = next((test for test in meant.tests if isinstance(test, bound.Unresolved)), None)
        if unresolved is not None:
            meant.problem = unresolved
            return
        if isinstance(base, bound.Unresolved):
            return
        kind = self.lexicon.kind(self.kind_of(base))
        if kind is None:
            if not isinstance(base, bound.Named):  # an unknown title is reported elsewhere
                meant.problem = self._unsaid(meant.tests[0])
            return
        if isinstance(base, bound.Named):
            meant.tests.insert(0, bound.IsNamed(span=base.span, named=base))
        elif isinstance(base, bound.Local) and base.plural:
            meant.tests.insert(0, bound.IsOneOf(span=base.span, pieces=base))
        else:
            meant.problem = self._unsaid(meant.tests[0])
            return
        meant.noun, meant.base = kind, None
        meant.determiner = meant.determiner or "the"

    def _unsaid(self, test: bound.Test) -> bound.Unresolved:
        """A restriction that has no meaning where it stands is refused, never dropped."""
        text = self._written(test.span)
        return self.unresolved(test.span, "unknown-preposition", text)
