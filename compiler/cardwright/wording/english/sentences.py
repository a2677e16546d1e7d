"""English sentences, alone or inside another."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cardwright.wording import phrases
from cardwright.wording.english.agreement import listed
from cardwright.wording.english.events import Events
from cardwright.wording.nodes import Runs
from cardwright.wording.runs import say

Sentences = tuple[phrases.Sentence, ...]


class Telling(Events):
    """English sentences, alone or inside another."""

    def told(self, node: phrases.Sentence) -> Runs:
        """One sentence, without capital letter and full stop."""
        match node:
            case phrases.Deed():
                return self.deed(node)
            case phrases.Deeds():
                return self.deeds(node)
            case phrases.Choice():
                chooser = node.chooser
                who = say(self.thing(chooser), "chooses") if chooser else say("choose")
                return say(who, self.thing(node.things))
            case phrases.Chain():
                return self._chain(node)
            case phrases.ForEvery(
                things=phrases.Noun() | phrases.Each() as each, body=(phrases.Deed() as only,)
            ) if _of_each(only):
                return self.deed(replace(only, agent=each))
            case phrases.ForEvery(things=phrases.PlayerNamed() as player, body=(only,)) if _is_theirs(only):
                return self.told(_done_by(only, player))
            case phrases.ForEvery():
                return self._with_body(say("for", self.thing(node.things)), node.body)
            case phrases.OneThing():
                return self._one_thing(node)
            case phrases.Again():
                return self._again(node)
            case phrases.Lasting():
                return self._lasting(node)
            case phrases.Later():
                return self._with_body(say(node.timing, "the", self.step(node.step)), node.body)
            case phrases.Change():
                return self.change(node)
            case phrases.Changes():
                return self.changes(node)
            case phrases.Ruling():
                return self.ruling(node)
            case phrases.Verbatim():
                return say(node.text)
        assert_never(node)

    def together(self, sentences: Sentences) -> Runs:
        """Several sentences as one, so that what they hang on visibly ends with the full stop."""
        if all(isinstance(part, phrases.Change | phrases.Changes | phrases.Ruling) for part in sentences):
            return listed([self.told(part) for part in sentences], ", and")
        if any(compound(part) for part in sentences):
            runs = self.told(sentences[0])
            for part in sentences[1:]:
                runs = say(runs, ";", self.told(part))
            return runs
        runs = ()
        for index, part in enumerate(sentences):
            last = index == len(sentences) - 1
            said = self.told(part)
            runs = say(runs, ", then" if last else ",", said) if index else said
        return runs

    def _with_body(self, head: Runs, body: Sentences) -> Runs:
        again = len(body) == 1 and isinstance(body[0], phrases.Again)  # whose own colon is enough
        mark = ":" if len(body) > 1 or (body and compound(body[0]) and not again) else ","
        return say(head, mark, self.together(body))

    def _chain(self, node: phrases.Chain) -> Runs:
        runs: Runs = ()
        for index, (condition, body) in enumerate(node.branches):
            if condition is None:
                mark = ":" if len(body) > 1 or any(map(compound, body)) else ""
                said = say("otherwise", mark, self.together(body))
            else:
                start = "otherwise, if" if index else "if"
                said = self._with_body(say(start, self.condition(condition)), body)
            runs = say(runs, ";", said) if index else said
        return runs

    def _one_thing(self, node: phrases.OneThing) -> Runs:
        who = say(self.thing(node.chooser), "chooses one") if node.chooser else say("choose one")
        runs = say(who, ":")
        for index, branch in enumerate(node.branches):
            runs = say(runs, "; or" if index else "", self.together(branch))
        return runs

    def _again(self, node: phrases.Again) -> Runs:
        number = self.amount(node.times, None)
        if node.times == phrases.Figure(value=1):
            often = say(node.quantifier, "once")
        elif node.times == phrases.Figure(value=2):
            often = say(node.quantifier, "twice")
        else:
            often = say(node.quantifier, number, "times")
        return say("do this", often, ":", self.together(node.body))

    def _lasting(self, node: phrases.Lasting) -> Runs:
        runs = say("until the end of the", self.step(node.until))
        for index, ability in enumerate(node.abilities):
            last = index == len(node.abilities) - 1
            mark = "," if not index else "; and" if last else ";"
            runs = say(runs, mark, self.inside(ability))
        return runs


def _of_each(node: phrases.Deed) -> bool:
    """What each of several things does itself: `each unit may move`."""
    return isinstance(node.agent, phrases.Reference) and node.agent.again


def _is_theirs(node: phrases.Sentence) -> bool:
    """What the players do whom the sentence is about."""
    first = node.deeds[0] if isinstance(node, phrases.Deeds) else node
    return isinstance(first, phrases.Deed) and first.agent == phrases.Person(who="they")


def _done_by(node: phrases.Sentence, player: phrases.Thing) -> phrases.Sentence:
    match node:
        case phrases.Deed():
            return replace(node, agent=player)
        case phrases.Deeds():
            return phrases.Deeds(deeds=tuple(replace(deed, agent=player) for deed in node.deeds))
        case _:
            return node


def compound(node: phrases.Sentence) -> bool:
    match node:
        case phrases.ForEvery(things=phrases.PlayerNamed(), body=(only,)) if _is_theirs(only):
            return False
        case phrases.ForEvery(things=phrases.Noun() | phrases.Each(), body=(phrases.Deed() as only,)) if (
            _of_each(only)
        ):
            return False
        case _:
            pass
    return isinstance(
        node,
        phrases.Chain | phrases.OneThing | phrases.Again | phrases.ForEvery | phrases.Lasting | phrases.Later,
    )
