"""English noun phrases: pieces, players, zones and sets."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cardwright.wording import phrases
from cardwright.wording.english.agreement import Grammatical, article, form, listed, starting_capital
from cardwright.wording.english.numbers import Numbers
from cardwright.wording.nodes import CardName, Numeral, Runs, Term
from cardwright.wording.runs import glue, say, words_of
from cardwright_engine import vocabulary


class Things(Numbers):
    """English noun phrases: pieces, players, zones and sets."""

    def thing(self, node: phrases.Thing) -> Runs:
        """A thing as a subject or object."""
        match node:
            case phrases.Person(who="you"):
                return say("you")
            case phrases.Person(who="opponent"):
                return say("your opponent")
            case phrases.Person():
                return say("they")
            case phrases.PlayerNamed():
                one = "any" if node.word.many else "the"
                return say("each" if node.each else one, self.game.short(node.word), "player")
            case phrases.Controller():
                return say("the player who controls", self.thing(node.of))
            case phrases.Myself():
                return say("it") if node.again else say("this", self._kind(node.kind, "card"))
            case phrases.Reference():
                return self._reference(node)
            case phrases.Titled():
                return titled(node)
            case phrases.HexNamed():
                return say(Term(text=node.name))
            case phrases.PlaceNamed():
                return say("the", self.game.noun(node.place).singular)
            case phrases.Noun():
                return self.noun(node)
            case phrases.Part():
                number = say(node.quantifier, self.amount(node.amount, None))
                whole = self.thing(node.of)
                return whole if node.quantifier == "any number of" else say(number, "of", whole)
            case phrases.Each():
                return say("each of", self.thing(node.of))
            case phrases.TopOf():
                cards = self.amount(node.amount, self.game.forms(("card", "cards")))
                alone = node.amount == phrases.Figure(value=1)
                top = say("the top card") if alone else say("the top", cards)
                return say(top, "of", self.zone(node.zone, node.owner))
            case phrases.RestOf(of=phrases.Reference(again=True)):
                return say("the rest")
            case phrases.RestOf():
                return say("the rest of", self.thing(node.of))
            case phrases.Joined():
                return listed([self.thing(part) for part in node.things], "and")
            case phrases.ZoneNamed():
                return self.zone(node.zone, node.owner)
            case phrases.Sides():
                return self.faces(node.faces, "or" if node.one else "and")
            case phrases.EventNamed():
                name = node.role.replace("_", " ")
                return say(name if name.startswith("the ") else f"that {name}" if name else "it")
            case phrases.Measure():
                return self.measure(node)
            case phrases.Verbatim():
                return say(node.text)
        assert_never(node)

    def subject(self, node: phrases.Thing) -> Runs:
        """A thing that does something: `they` where an object would be `them`."""
        if isinstance(node, phrases.Reference) and node.again and node.plural:
            return say("they")
        return self.thing(node)

    def _kind(self, kind: vocabulary.Kind | None, other: str, plural: bool = False) -> str:
        return form(self.game.noun(kind), plural) if kind else f"{other}s" if plural else other

    def _reference(self, node: phrases.Reference) -> Runs:
        if node.again:
            return say("them" if node.plural else "it")
        if node.kind is None and node.role:
            return say(
                "that", node.role.kind if node.role.kind == "player" else self.game.role(node.role, node.name)
            )
        if node.ambiguous or node.name == "target":
            return say(
                "the", self.game.role(node.role, node.name) if node.role else node.name.replace("_", " ")
            )
        return say("those" if node.plural else "that", self._kind(node.kind, "card", node.plural))

    def possessive(self, node: phrases.Thing, noun_runs: Runs) -> Runs:
        """`your hand`, `its banner`, `the hand of the Mordor player`."""
        match node:
            case phrases.Person(who="you"):
                return say("your", noun_runs)
            case phrases.Person(who="they"):
                return say("their", noun_runs)
            case phrases.Person():
                return say("your opponent’s", noun_runs)
            case phrases.Myself(again=True) | phrases.Reference(again=True, plural=False):
                return say("its", noun_runs)
            case phrases.Reference(again=True):
                return say("their", noun_runs)
            case phrases.Titled(titles=(title,)):
                return say(glue(CardName(text=title), "’s"), noun_runs)
            case _:
                return say("the", noun_runs, "of", self.thing(node))

    def zone(self, node: vocabulary.Zone, owner: phrases.Thing | None) -> Runs:
        """`your hand`, `the lore deck`."""
        name = say(self.game.noun(node).singular)
        if owner is None or not node.owned:
            return name if node.in_play else say("the", name)
        return self.possessive(owner, name)

    def step(self, node: vocabulary.Step | phrases.Verbatim) -> Runs:
        """A stretch of the game; phases and steps are terms of the rules."""
        if isinstance(node, phrases.Verbatim):
            return say(node.text)
        name = self.game.noun(node).singular
        if name.endswith(("phase", "step", "check")):
            return say(Term(text=starting_capital(name)))
        return say(name)

    def noun(self, node: phrases.Noun) -> Runs:
        """Things of a kind: `up to 2 of your ordered units in the left section`."""
        if self._only_one(node):
            node = replace(node, determiner="the", amount=None)
        plural = _plural(node)
        yours = any(self.is_yours(part) for part in node.modifiers)
        called = say(f"(the {node.called})") if node.called else ()
        where: Runs = ()
        head: Runs
        if node.quantifier == "any number of":
            head = say("any number of", "your" if yours else "", self.core(node, True))
        elif node.amount is not None:
            number, where = self._how_many(node.amount)
            self.lettered = bool(where) and number == say(Numeral(text="N"))
            if number == say(Numeral(text="1")) and not where and names_titles(node) and not node.quantifier:
                number = ()
            own = "of your" if yours and number else "your" if yours else ""
            head = say(node.quantifier, number, own, self.core(node, plural or yours))
            self.lettered = False
        else:
            head = self._determined(node, yours, plural)
        return glue(say(head, called), where)

    def _only_one(self, node: phrases.Noun) -> bool:
        """Whether it is one of a kind of which no second can be such: the active path."""
        one = node.amount == phrases.Figure(value=1) or (node.amount is None and node.determiner == "a")
        return (
            one
            and not node.quantifier
            and not node.called
            and any(
                isinstance(part, phrases.Being) and not part.negated and part.adjective.id == node.kind.single
                for part in node.modifiers
            )
        )

    def _how_many(self, node: phrases.Amount) -> tuple[Runs, Runs]:
        """The number before a noun, and what explains it behind."""
        match node:
            case (
                phrases.Figure()
                | phrases.Letter()
                | phrases.Same()
                | phrases.Verbatim()
                | phrases.AnyAmount()
            ):
                return self.amount(node, None), ()
            case phrases.PerLevel():
                return say(Numeral(text="/".join(map(str, node.values)))), say(" (by level)")
            case phrases.Times(
                factors=(phrases.Figure() as number, phrases.Count() | phrases.Shown() as each)
            ):
                return self.amount(number, None), glue(" ", self.for_each(each))
            case phrases.Count() | phrases.Shown():
                return say(Numeral(text="1")), glue(" ", self.for_each(node))
            case _:
                return say(Numeral(text="N")), glue(
                    ", where ", say(Numeral(text="N"), "is", self.value(node))
                )

    def _determined(self, node: phrases.Noun, yours: bool, plural: bool) -> Runs:
        if names_titles(node):
            return self.core(node, plural)
        told = self.core(node, plural)
        match node.determiner:
            case "a":
                return say("one of your", self.core(node, True)) if yours else indefinite(told)
            case "each":
                return say("each of your", self.core(node, True)) if yours else say("each", told)
            case "the":
                return say("your" if yours else "the", told)
            case "any":
                return say("any of your", self.core(node, True)) if yours else say("any", told)
            case "no":
                return say("none of your", self.core(node, True)) if yours else say("no", told)
            case "":
                return say("your" if yours else "", told)

    def is_yours(self, node: phrases.Modifier) -> bool:
        """Whether this says that the player of the card controls it."""
        return (
            isinstance(node, phrases.Being)
            and not node.negated
            and node.seen_by is None
            and node.adjective.relative
            and self.game.adjective(node.adjective) == "friendly"
        )

    def core(self, node: phrases.Noun, plural: bool) -> Runs:
        """Adjectives, noun and what follows it, without determiner or number."""
        before: list[tuple[int, Runs]] = []
        after: list[tuple[int, Runs]] = []
        head = say(form(self.game.noun(node.kind), plural))
        for part in node.modifiers:
            if self.is_yours(part):
                continue
            if isinstance(part, phrases.AnyOf) and (kinds := _kinds(part)):
                head = listed([say(form(self.game.noun(kind), plural)) for kind in kinds], "or")
                continue
            rank, runs = self.modifier(part, "many" if plural else "one")
            if isinstance(part, phrases.Standing) and self.nested and not part.negated:
                runs = say("that", self.predicate(part, "many" if plural else "one"))
            if node.amount is not None or node.quantifier:
                runs = self._taken_from(part, runs)
            if isinstance(part, phrases.Called) and not part.negated:
                head = titled(part.titles)
            elif rank < 0:
                before.append((rank, runs))
            else:
                after.append((rank, runs))
        front = [runs for _, runs in sorted(before, key=lambda pair: pair[0])]
        after.sort(key=lambda pair: pair[0])
        near = [runs for rank, runs in after if rank <= 1]  # adjacent to a unit and within 2 hexes of it
        far = [runs for rank, runs in after if rank > 1]
        return say(*front, head, listed(near, "and") if near else "", *far)

    def _taken_from(self, node: phrases.Modifier, runs: Runs) -> Runs:
        """Some of what lies in a pile are taken from it."""
        match node:
            case phrases.LyingIn(negated=False, zone=place, owner=owner) if not place.in_play:
                return say("from", self.zone(place, owner))
            case phrases.OneOf(negated=False):
                return say("from", runs)
            case _:
                return runs


def titled(node: phrases.Titled) -> Runs:
    return listed([say(CardName(text=title)) for title in node.titles], "or")


def person(node: phrases.Value) -> Grammatical:
    """How the verb of a subject agrees."""
    match node:
        case phrases.Person(who="opponent"):
            return "one"
        case phrases.Person():
            return "you"
        case phrases.Reference(plural=True) | phrases.Joined() | phrases.TopOf() | phrases.RestOf():
            return "many"
        case phrases.Noun():
            return "many" if _plural(node) else "one"
        case phrases.Part():
            return "one" if node.amount == phrases.Figure(value=1) else "many"
        case _:
            return "one"


def names_titles(node: phrases.Noun) -> bool:
    """Whether it names titles: 1 Boromir or Faramir."""
    return any(isinstance(part, phrases.Called) and not part.negated for part in node.modifiers)


def _kinds(node: phrases.AnyOf) -> tuple[vocabulary.Kind, ...]:
    """The kinds a thing may be of, where nothing else is asked: an army or a character."""
    kinds = tuple(
        part.kind for part in node.modifiers if isinstance(part, phrases.BeingA) and not part.negated
    )
    return kinds if len(kinds) == len(node.modifiers) else ()


def indefinite(core: Runs) -> Runs:
    if words_of(core).startswith("other "):
        return glue("an", core)
    return say(article(core), core)


def _plural(node: phrases.Noun) -> bool:
    if node.quantifier == "any number of":
        return True
    if node.amount is not None:
        return not _is_one(node.amount)
    return node.determiner == ""


def _is_one(node: phrases.Amount) -> bool:
    match node:
        case phrases.Figure(value=1) | phrases.Count() | phrases.Shown():
            return True
        case phrases.Times(factors=(phrases.Figure(value=1), phrases.Count() | phrases.Shown())):
            return True
        case _:
            return False
