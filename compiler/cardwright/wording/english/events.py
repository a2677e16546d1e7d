"""English for events: what has to happen before an ability applies."""

from __future__ import annotations

from cardwright.wording import phrases
from cardwright.wording.english.agreement import Grammatical, article, be, verb_form
from cardwright.wording.english.changes import Changing
from cardwright.wording.english.things import person
from cardwright.wording.nodes import Runs
from cardwright.wording.runs import say
from cardwright.wording.words import VerbWord
from cardwright_engine import vocabulary

Roles = tuple[tuple[vocabulary.Role, phrases.Thing], ...]
_DOERS = ("subject", "by")
_UNDERGOERS = ("object", "of")


class Events(Changing):
    """English for events: what has to happen before an ability applies."""

    def event(self, node: phrases.AtEvent) -> Runs:
        """`when you play this card`, `if this card would be eliminated`, `after a roll`."""
        happening = node.event
        opening = "if" if node.timing == "instead of" else node.timing
        if isinstance(happening, phrases.Verbatim):
            return say(opening, happening.text)
        how = [self.qualified(part) for part in node.qualifiers]
        would = node.timing == "instead of"
        doer = _holder(node.roles, _DOERS)
        object = _holder(node.roles, _UNDERGOERS)
        verbs = self._verbs(happening)
        if verbs and doer:
            done = _holder(node.roles, ("object",))
            rest = self._others(node.roles, doer, done)
            said = _finite(verbs, person(doer[1]), would)
            what = self.thing(done[1]) if done else ()
            return say(opening, self.thing(doer[1]), said, what, rest, *how)
        if object and (happening.participle or verbs):
            said = _passive(verbs, happening, person(object[1]), would)
            rest = self._others(node.roles, object, None)
            return say(opening, self.thing(object[1]), said, rest, *how)
        return self._nominal(node, happening, how)

    def _nominal(self, node: phrases.AtEvent, happening: vocabulary.Event, how: list[Runs]) -> Runs:
        name = (happening.nouns or (happening.verb,))[0]
        rest = self._others(node.roles, None, None)
        if not node.roles and node.timing == "when":
            return say("on", name, *how)
        full = say(article(say(name)), name, rest, *how)
        if node.timing == "instead of":
            return say("instead of", full)
        return say("at" if node.timing == "when" else node.timing, full)

    def _others(
        self,
        roles: Roles,
        one: tuple[vocabulary.Role, phrases.Thing] | None,
        two: tuple[vocabulary.Role, phrases.Thing] | None,
    ) -> Runs:
        parts: list[Runs] = []
        for pair in roles:
            if pair in (one, two):
                continue
            preposition = pair[0].preposition
            if preposition in ("subject", "object"):
                preposition = "by" if preposition == "subject" else "of"
            parts.append(say(preposition, self.thing(pair[1])))
        return say(*parts)

    def _verbs(self, happening: vocabulary.Event) -> tuple[VerbWord, ...]:
        """The verbs of an event; `play or move` are two."""
        if not happening.verb:
            return ()
        whole = self.game.verb_entry(happening.verb)
        if whole:
            return (self.game.verb(whole),)
        parts = [self.game.verb_entry(part) for part in happening.verb.split(" or ")]
        found = [self.game.verb(part) for part in parts if part]
        return tuple(found) if len(found) == len(parts) else ()


def _holder(roles: Roles, places: tuple[str, ...]) -> tuple[vocabulary.Role, phrases.Thing] | None:
    return next((pair for pair in roles if pair[0].preposition in places), None)


def _finite(verbs: tuple[VerbWord, ...], who: Grammatical, would: bool) -> Runs:
    forms = " or ".join(verb.base if would else verb_form(verb, who) for verb in verbs)
    return say("would" if would else "", forms)


def _passive(verbs: tuple[VerbWord, ...], happening: vocabulary.Event, who: Grammatical, would: bool) -> Runs:
    participle = happening.participle[0] if happening.participle else ""
    participle = participle or " or ".join(verb.participle for verb in verbs)
    return say("would be" if would else be(who), participle)
