"""English for whole abilities: the window first, then what they do."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cardwright.wording import phrases
from cardwright.wording.english.agreement import times
from cardwright.wording.english.sentences import Sentences, Telling
from cardwright.wording.nodes import Paragraph, Runs
from cardwright.wording.runs import capitalised, glue, say, sentence, words_of
from cardwright_engine import vocabulary


class Abilities(Telling):
    """English for whole abilities: the window first, then what they do."""

    def unknown(self) -> Paragraph:
        """What stands on a card whose effect nobody knows."""
        return Paragraph(body=say("The effect of this card is not known."))

    def paragraph(self, node: phrases.Spoken) -> Paragraph:
        """A whole ability: its window as the lead, then what it does."""
        match node.form:
            case "play" | "react" | "action":
                return self._own_sentence(node)
            case "trigger" | "replace" | "static":
                return self._hanging(node)
        assert_never(node.form)

    def _own_sentence(self, node: phrases.Spoken) -> Paragraph:
        """Played cards and actions: the lead is a sentence of its own."""
        moments = () if node.usual else node.moments
        if node.form == "play":
            moments = tuple(_own_turn(part) for part in moments)
        parts: list[Runs] = [self.moment(part) for part in moments]
        parts += [self._where(place) for place in node.places]
        if node.user:
            parts.append(say("by", self.thing(node.user)))
        if node.manner:
            own = "" if node.manner.preposition == "without" else "your"
            parts.append(say(node.manner.preposition, own, self.game.short(node.manner)))
        if node.limit:
            parts.append(self._limit(node.limit))
        parts += [self._if(part) for part in node.conditions]
        start = {"play": "play", "react": "play as a reaction", "action": "action"}[node.form]
        lead: Runs = ()
        shown = [part for part in parts if part]
        if shown or node.form != "play":
            lead = say(start)
            for index, part in enumerate(shown):
                lead = say(lead, "," if index or node.form == "react" else "", part)
            lead = sentence(lead)
        if node.price:
            lead = say(lead, sentence(self._price(node.price)))
        body = self._body(node)
        return Paragraph(lead=lead, body=body)

    def _body(self, node: phrases.Spoken) -> Runs:
        sentences = node.body
        if node.optional and sentences:
            sentences = _optional(sentences)
        said = [sentence(self.told(part)) for part in sentences]
        if node.optional and sentences == node.body and said:
            return say("You may do this:", *said)
        return say(*said)

    def _hanging(self, node: phrases.Spoken) -> Paragraph:
        """Triggers, replacements and continuous abilities: what they do hangs on the lead."""
        lead = self._lead(node)
        if node.optional and node.price:
            return self._paid(node, lead, node.price)
        sentences = _optional(node.body) if node.optional else node.body
        price = say("pay", self._price_amount(node.price), "to do this:") if node.price else ()
        instead = node.form == "replace"
        one = len(sentences) == 1 and not price
        if one and not (node.optional and sentences == node.body):
            said = self.told(sentences[0])
            if instead:
                said = say(said, "instead")
            if not lead:
                return Paragraph(body=sentence(said))
            return Paragraph(lead=glue(capitalised(lead), ","), body=glue(said, "."))
        said = say(*(sentence(self.told(part)) for part in sentences))
        if not lead and not instead and not node.optional and not price:
            return Paragraph(body=said)
        opening = "do this instead" if instead else "do this" if node.optional else ""
        if node.optional:
            opening = f"you may {opening}"
        head = glue(lead, ", ", opening, ":") if lead and opening else glue(lead or say(opening), ":")
        return Paragraph(lead=capitalised(head), body=say(price, said))

    def _paid(self, node: phrases.Spoken, lead: Runs, price: phrases.Price) -> Paragraph:
        """`you may pay 1 lore. If you do, gain 1 die.`"""
        pay = "pay" if price.amount is not None else ""
        offer = say("you may", pay, self._price_amount(price))
        done = say("if you do,", self.together(node.body), "instead" if node.form == "replace" else "")
        body = say(glue(offer, ".") if lead else sentence(offer), sentence(done))
        return Paragraph(lead=glue(capitalised(lead), ",") if lead else (), body=body)

    def _lead(self, node: phrases.Spoken) -> Runs:
        parts: list[Runs] = []
        if node.limit:
            parts.append(self._limit(node.limit))
        parts += [self.moment(part) for part in node.moments if not isinstance(part, phrases.AtAllTimes)]
        parts += [say("while", self.predicate_place(place)) for place in node.places]
        joiner = "if" if node.form == "trigger" else "while"
        parts += [self._if(part, joiner) for part in node.conditions]
        if node.user:
            parts.append(say("by", self.thing(node.user)))
        runs: Runs = ()
        for part in parts:
            mark = "" if node.form == "replace" and words_of(part).startswith("while") else ","
            runs = say(runs, mark, part) if runs else part
        return runs

    def inside(self, node: phrases.Spoken) -> Runs:
        """An ability inside a sentence."""
        lead = self._lead(node)
        sentences = _optional(node.body) if node.optional else node.body
        said = self.together(sentences)
        if node.form == "replace":
            said = say(said, "instead")
        if node.optional and sentences == node.body:
            said = say("you may do this:", said)
        return say(lead, "," if len(node.body) == 1 else ":", said) if lead else said

    def _if(self, node: phrases.Condition, joiner: str = "if") -> Runs:
        match node:
            case phrases.Qualified():
                return self.qualified(node)
            case phrases.During():
                return say("not" if node.negated else "", "during", self.during(node))
            case _:
                return say(joiner, self.condition(node))

    def _limit(self, node: phrases.Often) -> Runs:
        match node.per:
            case vocabulary.Event() as per:
                name = (per.nouns or (per.verb,))[0]
            case vocabulary.Step() as per:
                return say(times(node.times), "per", self.step(per))
            case phrases.Verbatim(text=text):
                name = text
        return say(times(node.times), "per", name)

    def _where(self, node: phrases.Modifier) -> Runs:
        simple = isinstance(node, phrases.LyingIn | phrases.Standing | phrases.AnyOf)
        return say("" if simple else "while", self.predicate_place(node))

    def _price(self, node: phrases.Price) -> Runs:
        return say("cost:", self._price_amount(node))

    def _price_amount(self, node: phrases.Price | None) -> Runs:
        if node is None:
            return ()
        parts: list[Runs] = []
        if node.amount is not None:
            of = self.game.noun(node.attribute) if node.attribute else None
            parts.append(self.amount(node.amount, of))
        if node.orders:
            parts.append(self.together(node.orders))
        runs: Runs = ()
        for part in parts:
            runs = say(runs, "and", part) if runs else part
        return runs

    def moment(self, node: phrases.Moment) -> Runs:
        """When: `during the Combat phase`, `after an enemy unit rolls`."""
        match node:
            case phrases.AtAllTimes():
                return ()
            case phrases.AtEvent():
                return self.event(node)
            case phrases.AtStep():
                return self._steps(node)
        assert_never(node)

    def _steps(self, node: phrases.AtStep) -> Runs:
        timing = {"in": "during", "before": "before", "after": "after"}[node.timing]
        runs: Runs = ()
        for index, step in enumerate(node.steps):
            in_turn = isinstance(step, phrases.Verbatim) or (step.turn and step.id != "turn")
            if node.who is None or in_turn:
                said = say("the", self.step(step), self.turn_of(node.who))
            else:
                said = self.possessive(node.who, self.step(step))
            runs = say(runs, "or", said) if index else say(timing, said)
        return runs


def _optional(sentences: Sentences) -> Sentences:
    match sentences:
        case (phrases.Deed(optional=False, agent=None) as only,):
            return (replace(only, optional=True),)
        case _:
            return sentences


def _own_turn(node: phrases.Moment) -> phrases.Moment:
    """A card is played in its player's turn, which goes without saying, except where it says no more."""
    if not isinstance(node, phrases.AtStep) or node.who != phrases.Person(who="you"):
        return node
    if any(isinstance(step, vocabulary.Step) and step.id == "turn" for step in node.steps):
        return node
    return replace(node, who=None)
