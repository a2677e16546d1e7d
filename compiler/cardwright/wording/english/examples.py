"""English for examples: the position, what happens, what must hold."""

from __future__ import annotations

from typing import assert_never

from cardwright.wording import phrases
from cardwright.wording.english.abilities import Abilities
from cardwright.wording.english.agreement import listed, verb_form
from cardwright.wording.english.things import person
from cardwright.wording.nodes import CardName, Numeral, Runs, Term
from cardwright.wording.runs import say, sentence

_NAMED = ("piece", "place", "title", "player", "zone")


class Examples(Abilities):
    """Says the lines of an example."""

    def line(self, node: phrases.Line) -> Runs:
        """One line as a sentence."""
        match node:
            case phrases.Given():
                return sentence(say("given:", self.condition(node.condition)))
            case phrases.Acted():
                return sentence(self._acted(node))
            case phrases.Expected():
                return sentence(say("then", self.condition(node.condition)))
            case phrases.Refused():
                return sentence(say("this is refused:", Term(text=node.why)))
            case phrases.Claimed():
                return sentence(say(node.form, listed([say(Term(text=id)) for id in node.ids], "and")))
            case phrases.Verbatim():
                return say(node.text)
        assert_never(node)

    def _acted(self, node: phrases.Acted) -> Runs:
        third = person(node.player) == "one"
        if node.verb:
            does = verb_form(self.game.verb(node.verb), person(node.player))
        else:
            does = _third(node.word) if third else node.word
        dice = self.faces(node.faces, "and") if node.faces else ()
        draws: Runs = ()
        if not node.objects:
            draws = listed([_drawn(number, title) for number, title in node.draws], "and")
        often = say(Numeral(text=str(node.count)), "times") if node.count > 1 else ()
        return say(self.thing(node.player), does, *node.ways, self._objects(node), dice, draws, often)

    def _objects(self, node: phrases.Acted) -> Runs:
        """What is acted on, each behind the preposition that the verb has for it."""
        slots = [slot for slot in node.verb.slots if slot.type in _NAMED] if node.verb else []
        parts: list[Runs] = []
        for place, part in enumerate(node.objects):
            preposition = slots[place].preposition if place < len(slots) else "and" if place else ""
            parts.append(say(preposition, self.thing(part)))
        return say(*parts)


def _drawn(number: int, title: str) -> Runs:
    return say(Numeral(text=str(number)) if number > 1 else "", CardName(text=title))


def _third(word: str) -> str:
    return f"{word}es" if word.endswith(("s", "sh", "ch")) else f"{word}s"
