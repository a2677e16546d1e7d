"""What English says of a noun, before it, behind it or after `is`."""

from __future__ import annotations

from typing import assert_never

from cardwright.wording import phrases
from cardwright.wording.english.agreement import Grammatical, article, be, have, listed
from cardwright.wording.english.things import Things, indefinite, person, titled
from cardwright.wording.nodes import Numeral, Plain, Runs
from cardwright.wording.runs import glue, say, spoken
from cardwright_engine import vocabulary


class Modifiers(Things):
    """What English says of a noun, before it, behind it or after `is`."""

    def modifier(self, node: phrases.Modifier, who: Grammatical) -> tuple[int, Runs]:
        """What is said of a noun, and where: below 0 before it, the lower the earlier; else behind it."""
        match node:
            case phrases.Being(negated=True, seen_by=None, adjective=adjective) if adjective.attribute:
                return -1, say(f"non-{self.game.adjective(adjective)}")
            case phrases.Being(negated=False, seen_by=None):
                return -2, say(self.game.adjective(node.adjective))  # in the order of the card
            case phrases.OneOf(negated=True, things=phrases.Myself() | phrases.Reference()):
                return -4, say("other")
            case phrases.OneOf(negated=False):
                return 1, say("among", self.thing(node.things))
            case phrases.AnyOf() if all(
                isinstance(part, phrases.Being) and not part.negated for part in node.modifiers
            ):
                return -1, listed([self.modifier(part, who)[1] for part in node.modifiers], "or")
            case phrases.Standing(negated=False):
                return 1, self.standing(node)
            case phrases.LyingIn(negated=False):
                return 2, self.lying(node)
            case phrases.HavingNumber(negated=False) if _needs_a_clause(node):
                name = self.game.noun(node.attribute).singular
                how = self.compared(node.op, node.number, None)
                return 4, say("whose", name, "is", how)
            case phrases.HavingNumber(negated=False) | phrases.HavingToken() | phrases.HavingPiece():
                return 3, self._having(node)
            case phrases.Called(negated=False):
                return 0, titled(node.titles)
            case _:
                return 4, say("that", self.predicate(node, who))

    def _having(self, node: phrases.HavingNumber | phrases.HavingToken | phrases.HavingPiece) -> Runs:
        match node:
            case phrases.HavingNumber():
                return say("with", self._numbered(node))
            case phrases.HavingToken():
                name = self.game.noun(node.token).singular
                return say("without" if node.negated else "with", article(say(name)), name)
            case phrases.HavingPiece():
                return say("without" if node.negated else "with", self.thing(node.piece))

    def _numbered(self, node: phrases.HavingNumber) -> Runs:
        noun_word = self.game.noun(node.attribute)
        if _is_a_label(node.attribute):
            return say(noun_word.singular, self.compared(node.op, node.number, None))
        return self.compared(node.op, node.number, noun_word)

    def standing(self, node: phrases.Standing) -> Runs:
        """`adjacent to the target`, `within 2 hexes of it`. What stands in a relation inside another
        says so with a clause of its own: `adjacent to a unit that is within 2 hexes of it`."""
        around, self.nested = self.nested, True
        other = self.thing(node.to)
        self.nested = around
        if node.measure is None:
            return say(node.relation.preposition, other)
        unit = self.game.forms(node.relation.measure)
        if isinstance(node.measure, phrases.Figure | phrases.Letter | phrases.Same | phrases.PerLevel):
            return say(node.relation.preposition, self.amount(node.measure, unit), "of", other)
        letter = Numeral(text="M" if self.lettered else "N")
        means = glue("(", letter, " is ", self.value(node.measure), ")")
        return say(node.relation.preposition, letter, unit.plural, "of", other, means)

    def lying(self, node: phrases.LyingIn) -> Runs:
        """`in your hand`, `in play`; a zone of nobody in particular needs no article."""
        if node.owner is None:
            name = self.game.noun(node.zone).singular
            article_ = "" if node.zone.in_play or node.zone.owned == "player" else "the"
            return say(node.zone.preposition, article_, name)
        return say(node.zone.preposition, self.zone(node.zone, node.owner))

    def predicate(self, node: phrases.Modifier, who: Grammatical) -> Runs:
        """What is said of a subject: `is not weak`, `has moved`, `is in your hand`."""
        match node:
            case phrases.Being():
                adjective = self.game.adjective(node.adjective)
                negative = "not" if node.negated else ""
                if node.adjective.relative and node.seen_by is not None:
                    return say(be(who), negative, adjective, "to", self.thing(node.seen_by))
                if self.is_yours(phrases.Being(adjective=node.adjective)):
                    return say(be(who), negative, "yours")
                return say(be(who), negative, adjective)
            case phrases.BeingA():
                name = say(self.game.noun(node.kind).singular)
                return say(be(who), "not" if node.negated else "", indefinite(name))
            case phrases.Called():
                return say(be(who), "not" if node.negated else "", titled(node.titles))
            case phrases.OneOf():
                inside = "among" if person(node.things) == "many" else ""
                return say(be(who), "not" if node.negated else "", inside, self.thing(node.things))
            case phrases.Standing():
                return say(be(who), "not" if node.negated else "", self.standing(node))
            case phrases.LyingIn():
                return say(be(who), "not" if node.negated else "", self.lying(node))
            case phrases.HavingNumber():
                negative = "does not have" if who == "one" else "do not have"
                return say(negative if node.negated else have(who), self._numbered(node))
            case phrases.HavingToken():
                token = self.game.noun(node.token).singular
                return say(have(who), "no" if node.negated else article(say(token)), token)
            case phrases.HavingPiece():
                negative = "does not have" if who == "one" else "do not have"
                return say(negative if node.negated else have(who), self.thing(node.piece))
            case phrases.Showing():
                shows = "does not show" if node.negated else "shows"
                return say(shows, self.faces(node.faces, "or"))
            case phrases.Doing():
                return self._doing(node, who)
            case phrases.AnyOf():
                said = [self.predicate(part, who) for part in node.modifiers]
                return (
                    say(be(who), listed(_after_be(said, who), "or"))
                    if _all_are(said, who)
                    else listed(said, "or")
                )
            case phrases.Verbatim():
                return say(node.text)
        assert_never(node)

    def predicate_place(self, node: phrases.Modifier) -> Runs:
        """Where the card must be, as the lead of an ability: `in reserve`, `on a path`."""
        match node:
            case phrases.LyingIn(negated=False):
                return self.lying(node)
            case phrases.Standing(negated=False):
                return self.standing(node)
            case phrases.AnyOf():
                return listed([self.predicate_place(part) for part in node.modifiers], "or")
            case _:
                return say("it", self.predicate(node, "one"))

    def _doing(self, node: phrases.Doing, who: Grammatical) -> Runs:
        verb = self.game.verb(node.verb)
        negative = "not" if node.negated else ""
        object = self.thing(node.object) if node.object else ()
        when: Runs = ()
        if node.when:
            when = say("in", "the last" if node.last else "this", self.game.noun(node.when).singular)
        if node.can:
            return say("cannot" if node.negated else "can", verb.base, object, when)
        if node.by is not None:
            did = say("did not", verb.base) if node.negated else say(verb.past)
            return say(self.thing(node.by), did, object, when)
        return say(have(who), negative, verb.participle, object, when)


def _all_are(said: list[Runs], who: Grammatical) -> bool:
    return all(isinstance(runs[0], Plain) and runs[0].text.startswith(f"{be(who)} ") for runs in said)


def _after_be(said: list[Runs], who: Grammatical) -> list[Runs]:
    """`is an army or a character`: one verb for all."""
    return [(Plain(text=spoken(runs[0]).removeprefix(f"{be(who)} ")), *runs[1:]) for runs in said]


def _needs_a_clause(node: phrases.HavingNumber) -> bool:
    return _is_a_label(node.attribute) and not isinstance(node.number, phrases.Figure | phrases.Letter)


def _is_a_label(node: vocabulary.Attribute) -> bool:
    """A number that is no amount of anything: a path's number, a card's cost, a level."""
    return len(node.words) == 1 and (node.field or node.implied == "this")
