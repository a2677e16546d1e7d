"""English clauses: who does what, and what must hold."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cardwright.wording import phrases
from cardwright.wording.english.agreement import Grammatical, be, have, listed, verb_form
from cardwright.wording.english.modifiers import Modifiers
from cardwright.wording.english.things import names_titles, person
from cardwright.wording.nodes import CardName, Runs
from cardwright.wording.runs import glue, say, words_of
from cardwright.wording.words import NounWord
from cardwright_engine import vocabulary

_COMPARED = {
    "==": "is",
    "!=": "is not",
    ">=": "is at least",
    "<=": "is at most",
    ">": "is more than",
    "<": "is less than",
}
_AMOUNTS = (
    phrases.Figure
    | phrases.PerLevel
    | phrases.Letter
    | phrases.Count
    | phrases.Shown
    | phrases.Same
    | phrases.Total
    | phrases.Times
    | phrases.Halved
    | phrases.AnyAmount
)
_THINGS = (
    phrases.Person
    | phrases.PlayerNamed
    | phrases.Controller
    | phrases.Myself
    | phrases.Reference
    | phrases.Titled
    | phrases.HexNamed
    | phrases.PlaceNamed
    | phrases.Noun
    | phrases.Part
    | phrases.Each
    | phrases.TopOf
    | phrases.RestOf
    | phrases.Joined
    | phrases.ZoneNamed
    | phrases.Sides
    | phrases.EventNamed
    | phrases.Measure
)


class Clauses(Modifiers):
    """English clauses: who does what, and what must hold."""

    def deed(self, node: phrases.Deed) -> Runs:
        """An order, or what somebody does or may do."""
        verb = self.game.verb(node.verb)
        rest = self.arguments(node)
        if node.optional:
            who = self.subject(node.agent) if node.agent else say("you")
            return say(who, "may", verb.base, rest)
        if node.agent is None:
            return say(verb.base, rest)
        return say(self.subject(node.agent), verb_form(verb, person(node.agent)), rest)

    def deeds(self, node: phrases.Deeds) -> Runs:
        """What one player does in a row: draws 2 cards, then cycles 1 card."""
        first, *others = node.deeds
        runs = self.deed(first)
        for other in others:
            who = person(other.agent) if other.agent else "you"
            runs = say(runs, ", then", verb_form(self.game.verb(other.verb), who), self.arguments(other))
        return runs

    def arguments(self, node: phrases.Deed) -> Runs:
        """What stands behind a verb: its object first, then what prepositions bring."""
        direct: list[Runs] = []
        behind: list[Runs] = []
        told = {slot.id: value for slot, value in node.arguments}
        counts = any(slot.type == "count" for slot, _ in node.arguments)
        for slot, value in node.arguments:
            if counts and isinstance(value, phrases.Reference) and value.plural:
                value = phrases.Each(of=value)  # so many for each of them, not for all together
            if slot.type == "word" and not slot.preposition and _names_what_is_counted(node):
                continue
            if slot.type == "count" and self._counts_the_deed(node.verb, slot):
                behind.insert(0, self.adverb(_as_amount(value)))
            elif slot.preposition:
                said = self.argument(slot, value, told)
                twice = slot.type == "count" and f" {slot.preposition} " in words_of(
                    said
                )  # for 1 hex for each
                behind.append(say("" if twice else slot.preposition, said))
            else:
                direct.append(self.argument(slot, value, told))
        manner: Runs = ()
        if node.manner:
            manner = say(node.manner.preposition, self.game.short(node.manner))
        objects = say(*direct)
        if behind and words_of(objects).endswith("rounded up"):
            objects = glue(objects, ",")
        return say(objects, *behind, manner)

    def argument(self, slot: vocabulary.Slot, value: phrases.Value, told: dict[str, phrases.Value]) -> Runs:
        """One argument of a verb."""
        if slot.type == "count":
            return self._counted(slot, _as_amount(value), told)
        if isinstance(value, phrases.Verbatim):
            return say(value.text.replace("_", " "))
        if isinstance(value, _THINGS):
            return self.thing(value)
        return self.amount(value, None)

    def _counted(self, slot: vocabulary.Slot, value: phrases.Amount, told: dict[str, phrases.Value]) -> Runs:
        of = self.slot_noun(slot, told)
        if of.singular.startswith("top "):
            cards = NounWord(
                singular=of.singular.removeprefix("top "), plural=of.plural.removeprefix("top "), counts=True
            )
            if value == phrases.Figure(value=1):
                return say("the top", cards.singular)
            return say("the top", self.amount(value, cards))
        upper = say("up to") if slot.limit else ()
        return say(upper, self.amount(value, of))

    def slot_noun(self, slot: vocabulary.Slot, told: dict[str, phrases.Value]) -> NounWord:
        """What a slot counts; where it can count several things, another slot says which."""
        for value in told.values():
            if isinstance(value, phrases.Verbatim) and len(slot.words) > 2:
                fitting = tuple(word for word in slot.words if word.startswith(value.text.replace("_", " ")))
                return self.game.forms(fitting)
        return self.game.forms(slot.words)

    def _counts_the_deed(self, verb: vocabulary.Verb, slot: vocabulary.Slot) -> bool:
        """`hit it 3 times`: the number counts how often the verb is done."""
        return not slot.words or slot.words[0] == self.game.verb(verb).base

    def condition(self, node: phrases.Condition) -> Runs:
        """What must hold, as a clause behind `if` or `while`."""
        match node:
            case phrases.IsSo():
                who = person(node.thing)
                said = [self.predicate(part, who) for part in node.modifiers]
                return say(self.subject(node.thing), listed(said, "and"))
            case phrases.ThereIs():
                return self._there_is(node)
            case phrases.Compares():
                return self._compares(node)
            case phrases.Did():
                who_did = "you" if node.player == phrases.Person(who="you") else "they"
                return say(who_did, "do not" if node.negated else "do")
            case phrases.Qualified():
                return say("it is", "not" if node.negated else "", self.qualified(node))
            case phrases.During():
                return say("it is", "not" if node.negated else "", self.during(node))
            case phrases.Able():
                done = node.deed
                subject = self.thing(done.agent) if done.agent else say("you")
                modal = "cannot" if node.negated else "can"
                return say(subject, modal, self.game.verb(done.verb).base, self.arguments(done))
            case phrases.Occurred():
                return self._occurred(node)
            case phrases.Holds():
                titles = listed([say(CardName(text=title)) for title in node.titles], "and")
                held = say(be("one"), "not" if node.negated else "", titles or "empty")
                whole = self.zone(node.zone, node.owner)
                return say(say("the top of", whole) if node.top else whole, held)
            case phrases.AllHold():
                return listed([self.condition(part) for part in node.conditions], "and")
            case phrases.AnyHolds():
                return listed([self.condition(part) for part in node.conditions], "or")
            case phrases.Verbatim():
                return say(node.text)
        assert_never(node)

    def _there_is(self, node: phrases.ThereIs) -> Runs:
        if node.every and isinstance(node.things, phrases.Noun):
            subject, who = self.thing(node.things), person(node.things)
            if node.number is not None and not node.things.determiner:
                subject, who = self._so_many(node, node.things)
            return say(subject, listed([self.predicate(part, who) for part in node.every], "and"))
        if not isinstance(node.things, phrases.Noun):
            one = "no" if node.negated else "any"
            return say("there is", one, "of", self.thing(node.things))
        mine = [part for part in node.things.modifiers if self.is_yours(part)]
        things = replace(
            node.things, modifiers=tuple(part for part in node.things.modifiers if part not in mine)
        )
        counted = node.number is not None
        many = counted and node.number != phrases.Figure(value=1)
        start = say("you", "do not" if counted and node.negated else "", "have") if mine else say("there")
        if node.owner is not None:
            start = say(self.thing(node.owner), have(person(node.owner)))
        elif not mine:
            start = say(start, be("many" if many else "one"), "not" if counted and node.negated else "")
        if node.number is None and names_titles(things) and not node.negated:
            called = next(part for part in things.modifiers if isinstance(part, phrases.Called))
            rest = [
                self.predicate(part, "one")
                for part in things.modifiers
                if not isinstance(part, phrases.Called)
            ]
            return say(self.thing(called.titles), listed(rest, "and") if rest else "exists")
        if node.number is None:
            return say(start, self.thing(replace(things, determiner="no" if node.negated else "a")))
        if (node.op, node.number) == ("==", phrases.Figure(value=0)):
            return say(start, "no", self.core(things, True))
        return say(start, self.compared(node.op, node.number, None), self.core(things, many))

    def _so_many(self, node: phrases.ThereIs, things: phrases.Noun) -> tuple[Runs, Grammatical]:
        """`at least 2 Wizard cards`, `no unit`, `none of your units`: of so many it is said."""
        assert node.number is not None
        none = (node.op, node.number) == ("==", phrases.Figure(value=0))
        if any(self.is_yours(part) for part in things.modifiers):
            number = say("none") if none else self.compared(node.op, node.number, None)
            one = node.number == phrases.Figure(value=1)
            return say(number, "of your", self.core(things, True)), "one" if one else "many"
        if none:
            return say("no", self.core(things, False)), "one"
        many = node.number != phrases.Figure(value=1)
        number = say("exactly" if node.op == "==" else "", self.compared(node.op, node.number, None))
        return say(number, self.core(things, many)), "many" if many else "one"

    def _compares(self, node: phrases.Compares) -> Runs:
        match node.left:
            case phrases.Shown() as shown if not shown.counts:
                rolled = self.faces(shown.faces, "or")
                none = phrases.Figure(value=0)
                if (node.op, node.right) in ((">", none), (">=", phrases.Figure(value=1)), ("!=", none)):
                    return say("any", rolled, "was rolled")
                if (node.op, node.right) == ("==", none):
                    return say("no", rolled, "was rolled")
                return say(self.compared(node.op, node.right, None), rolled, "were rolled")
            case phrases.Measure() as measure if _owns(measure) and isinstance(node.right, phrases.Figure):
                who = person(measure.of)
                noun_word = self.game.noun(measure.attribute)
                number = self.compared(node.op, node.right, noun_word)
                return say(self.thing(measure.of), have(who), number)
            case _:
                pass
        return say(self.value(node.left), _COMPARED[node.op], self.value(node.right))

    def _occurred(self, node: phrases.Occurred) -> Runs:
        verb = self.game.verb(node.verb)
        many = node.number is not None and node.number != phrases.Figure(value=1)
        subject: Runs
        if node.object is not None:
            subject = self.thing(node.object)
        elif node.number is not None:
            slot = next((slot for slot in node.verb.slots if slot.type == "count"), None)
            subject = self.amount(node.number, self.game.forms(slot.words) if slot else None)
        else:
            subject = say("it")
        by = say("by", self.thing(node.by)) if node.by else ()
        when: Runs = ()
        if node.when:
            when = say("in", "the last" if node.last else "this", self.game.noun(node.when).singular)
        return say(
            subject, "were" if many else "was", "not" if node.negated else "", verb.participle, by, when
        )

    def qualified(self, node: phrases.Qualified) -> Runs:
        """`in melee`."""
        name = self.game.short(node.qualifier)
        return say("not" if node.negated else "", node.qualifier.preposition, name)

    def during(self, node: phrases.During) -> Runs:
        """`the Combat phase of your opponent’s turn`, `your turn`."""
        if node.player is not None and node.step.id == "turn":
            return self.possessive(node.player, self.step(node.step))
        return say("the", self.step(node.step), self.turn_of(node.player))

    def turn_of(self, who: phrases.Thing | None) -> Runs:
        """Whose turn it is."""
        return say("of", self.possessive(who, say("turn"))) if who is not None else ()


def _names_what_is_counted(node: phrases.Deed) -> bool:
    return any(slot.type == "count" and len(slot.words) > 2 for slot, _ in node.arguments)


def _as_amount(value: phrases.Value) -> phrases.Amount:
    if isinstance(value, _AMOUNTS | phrases.Measure | phrases.Verbatim):
        return value
    return phrases.Count(things=value)


def _owns(node: phrases.Measure) -> bool:
    return not node.attribute.field and node.attribute.implied != "this" and node.attribute.type == "number"
