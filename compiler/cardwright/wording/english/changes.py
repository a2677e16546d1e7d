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


class Changing(Clauses):
    """English for what changes and what is permitted."""

    def change(self, node: phrases.Change) -> Runs:
        """`the attacker has exactly 2 dice`, `your carryover limit is 1 higher`."""
        who = person(node.subject)
        if node.adjective is not None:
            return say(self.thing(node.subject), be(who), self.game.adjective(node.adjective))
        noun_word = self.game.noun(node.attribute)
        of_player = isinstance(node.subject, phrases.Person | phrases.PlayerNamed | phrases.Controller)
        if of_player and not noun_word.counts and node.attribute.modifiable:
            return self._player_number(node)
        return say(self.thing(node.subject), have(who), self._staged(node, noun_word))

    def changes(self, node: phrases.Changes) -> Runs:
        """`it has 1 more die and 1 more move`."""
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
        given = node.arguments
        said = phrases.Deed(verb=node.verbs[0], arguments=given)
        number: Runs = ()
        if node.number is not None:
            slots = [slot for slot in node.verbs[0].slots if slot.type == "count"]
            of = self.game.forms(slots[0].words) if slots else None
            number = self.amount(node.number, of)
            said = replace(said, arguments=tuple(pair for pair in given if pair[0] not in slots))
        modal = "may" if node.allows else "cannot"
        subject = node.subject
        if not node.allows and isinstance(subject, phrases.Noun) and subject.determiner == "each":
            subject = replace(subject, determiner="")
        return say(self.thing(subject), modal, verbs, number, self.arguments(said))


def icon_noun(noun_word: NounWord) -> NounWord:
    """A noun that is printed as an icon has one form."""
    return NounWord(singular=noun_word.singular, plural=noun_word.singular, counts=False)


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
