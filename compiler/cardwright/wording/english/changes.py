"""English for what changes and what is permitted."""

from __future__ import annotations

from dataclasses import replace

from cardwright.wording import phrases
from cardwright.wording.english.agreement import be, have, listed
from cardwright.wording.english.clauses import Clauses
from cardwright.wording.english.things import person
from cardwright.wording.nodes import Runs
from cardwright.wording.runs import say
from cardwright.wording.words import NounWord
from cardwright_engine import vocabulary


class Changing(Clauses):
    """English for what changes and what is permitted."""

    def change(self, node: phrases.Change) -> Runs:
        """`the attacker has exactly 2 dice`, `your carryover limit is 1 higher`."""
        who = person(node.subject)
        if node.adjective is not None:
            return say(self.subject(node.subject), be(who), self.game.adjective(node.adjective))
        noun_word = self.game.noun(node.attribute)
        of_player = isinstance(node.subject, phrases.Person | phrases.PlayerNamed | phrases.Controller)
        if of_player and not noun_word.counts and node.attribute.modifiable:
            return self._player_number(node)
        return say(self.subject(node.subject), have(who), self._staged(node, noun_word))

    def changes(self, node: phrases.Changes) -> Runs:
        """`it has 1 more die and 1 more move`; what both are counted by is said once."""
        counted = [_counted(each.value) for each in node.changes]
        by = counted[0][1] if counted[0] else None
        if by is not None and all(each and each[1] == by for each in counted):
            plain = (
                replace(one, value=each[0]) for one, each in zip(node.changes, counted, strict=True) if each
            )
            return say(self.changes(phrases.Changes(changes=tuple(plain))), self.for_each(by))
        first, *others = node.changes
        said = [self.change(first)]
        for other in others:
            plain_verb = other.adjective is None and first.adjective is None
            if plain_verb and not isinstance(other.subject, phrases.Person):
                said.append(self._staged(other, self.game.noun(other.attribute)))
            else:
                said.append(self.change(other))
        return listed(said, "and")

    def _staged(self, node: phrases.Change, noun_word: NounWord) -> Runs:
        lowered = _lowered(node.value)
        icon = self.game.icon(node.attribute)
        said = icon_noun(noun_word) if icon else noun_word
        more = (
            ""
            if node.stage != "add"
            else "fewer"
            if lowered and noun_word.counts
            else "less"
            if lowered
            else "more"
        )
        number = self.amount(lowered or node.value, said, more)
        if icon:
            number = self.with_icon(number, node.attribute)
        match node.stage:
            case "lock":
                return say("exactly", number, ", whatever else applies")
            case "cap total":
                return say("at most", number)
            case "set" | "add":
                return number

    def _player_number(self, node: phrases.Change) -> Runs:
        subject = self.possessive(node.subject, say(self.game.noun(node.attribute).singular))
        lowered = _lowered(node.value)
        number = self.amount(lowered or node.value, None)
        match node.stage:
            case "add":
                way = "lower" if lowered else "higher"
                if isinstance(lowered or node.value, phrases.Figure):
                    return say(subject, "is", number, way)
                return say(subject, "is", way, "by", number)
            case "lock":
                return say(subject, "is exactly", number, ", whatever else applies")
            case "cap total":
                return say(subject, "is at most", number)
            case "set":
                return say(subject, "is", number)

    def ruling(self, node: phrases.Ruling) -> Runs:
        """`each of your Knight units may move through enemy units`."""
        verbs = " or ".join(self.game.verb(verb).base for verb in node.verbs)
        number = self._how_much(node)
        given = tuple(
            (slot, told)
            for slot, told in node.arguments
            if not (number and slot.type == "count") and (node.allows or not _goes_without_saying(slot, told))
        )
        said = phrases.Deed(verb=node.verbs[0], arguments=given)
        modal = "may" if node.allows else "cannot"
        subject = node.subject
        if not node.allows and isinstance(subject, phrases.Noun) and subject.determiner == "each":
            subject = replace(subject, determiner="")
        who = self.subject(subject)
        if not node.allows and isinstance(subject, phrases.PlayerNamed) and subject.word.many:
            who, modal = say("no", self.game.short(subject.word), "player"), "can"
        return say(who, modal, verbs, number, self.arguments(said))

    def _how_much(self, node: phrases.Ruling) -> Runs:
        """How much of it somebody may do, where the card says a number; who may do none is told `any`."""
        slot = next((slot for slot in node.verbs[0].slots if slot.type == "count"), None)
        of = self.game.forms(slot.words) if slot else None
        told = next((told for slot, told in node.arguments if slot.type == "count"), None)
        if not node.allows and isinstance(node.number or told, phrases.AnyAmount):
            return say("any", of.plural if of else "")
        return self.amount(node.number, of) if node.number is not None else ()


def icon_noun(noun_word: NounWord) -> NounWord:
    """A noun that is printed as an icon has one form."""
    return NounWord(singular=noun_word.singular, plural=noun_word.singular, counts=False)


def _goes_without_saying(slot: vocabulary.Slot, told: phrases.Value) -> bool:
    """Whether nothing else could be meant: who cannot move to any hex cannot move."""
    return (
        isinstance(told, phrases.Noun)
        and told.determiner == "any"
        and not told.modifiers
        and slot.preposition != ""
        and slot.kinds == (told.kind.id,)
    )


def _counted(node: phrases.Amount) -> tuple[phrases.Amount, phrases.Count | phrases.Shown] | None:
    """A number and what it is counted by: 1 more for each flag."""
    match node:
        case phrases.Times(factors=(number, phrases.Count() | phrases.Shown() as by)):
            return number, by
        case _:
            return None


def _lowered(node: phrases.Amount) -> phrases.Amount | None:
    match node:
        case phrases.Total(terms=(("-", less),)):
            return less
        case phrases.Figure(value=number) if number < 0:
            return phrases.Figure(value=-number)
        case phrases.Times(factors=(phrases.Total(terms=(("-", less),)), *others)):
            return phrases.Times(factors=(less, *others))
        case _:
            return None
