"""English numbers: how many, how often, and what a number is of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from cardwright.wording import phrases
from cardwright.wording.english.agreement import form, listed, times
from cardwright.wording.english.voice import Voice
from cardwright.wording.nodes import Icon, Numeral, Plain, Runs
from cardwright.wording.runs import glue, say
from cardwright.wording.words import NounWord
from cardwright_engine import vocabulary

_SIGNS = {">=": "at least", "<=": "at most", ">": "more than", "<": "fewer than", "==": "", "!=": "not"}


class Numbers(Voice):
    """English numbers: how many, how often, and what a number is of."""

    def faces(self, sides: tuple[phrases.Side, ...], last: str) -> Runs:
        """The faces of dice, as icons."""
        return listed([self._face(side) for side in sides], last)

    def _face(self, side: phrases.Side) -> Runs:
        if side.face:
            return say(Icon(id=side.face.icon or side.face.id, words=self.game.noun(side.face).singular))
        if side.match is None:
            return ()
        icon = say(Icon(id=side.match.attribute.id, words=self.game.noun(side.match.attribute).singular))
        match side.match.of:
            case phrases.Reference(again=True) | phrases.Myself(again=True):
                return icon
            case owner:
                return say(icon, "of", self.thing(owner))

    def attribute(self, node: vocabulary.Attribute, plural: bool) -> Runs:
        """What something has: as an icon where the game prints one for it."""
        icon = self.game.icon(node)
        noun_word = form(self.game.noun(node), plural)
        return say(Icon(id=icon, words=noun_word)) if icon else say(noun_word)

    def with_icon(self, runs: Runs, node: vocabulary.Attribute) -> Runs:
        """The same text, with the icon of an attribute in the place of its word."""
        name = self.game.noun(node).singular
        picture = Icon(id=self.game.icon(node), words=name)
        parts: list[Runs] = []
        for run in runs:
            before, found, after = run.text.partition(name) if isinstance(run, Plain) else ("", "", "")
            parts.append((Plain(text=before), picture, Plain(text=after)) if found else (run,))
        return tuple(run for part in parts for run in part if run != Plain(text=""))

    def measure(self, node: phrases.Measure) -> Runs:
        """`your lore`, `level`, `its banner`."""
        name = self.attribute(node.attribute, self.game.noun(node.attribute).counts)
        return say("your", name) if _per(node) else self.possessive(node.of, name)

    def _per_level(self, first: phrases.Amount, further: Sequence[tuple[str, phrases.Amount]]) -> Runs:
        """`per level plus 1`: nobody needs to be told whose level."""
        assert isinstance(first, phrases.Measure)
        return say("per", self.game.noun(first.attribute).singular, self._further(further))

    def amount(self, node: phrases.Amount, of: NounWord | None, more: str = "") -> Runs:
        """A number of something: `2 dice`, `1 more die for each missing figure`. Without `of`, the bare
        number."""
        match node:
            case phrases.Figure():
                return say(Numeral(text=str(node.value)), more, form(of, node.value != 1) if of else "")
            case phrases.PerLevel():
                text = "/".join(str(value) for value in node.values)
                return say(Numeral(text=text), more, form(of, True) if of else "", "(by level)")
            case phrases.Letter():
                return say(Numeral(text=node.letter), more, form(of, True) if of else "")
            case phrases.Same():
                return say("that many", more, form(of, True) if of else "")
            case phrases.AnyAmount():
                return say("any number of", form(of, True) if of else "")
            case phrases.Verbatim():
                return say(node.text, more, form(of, True) if of else "")
            case phrases.Times():
                return self._product(node, of, more)
            case phrases.Count() | phrases.Shown():
                if of is None:
                    return self.value(node)
                return say(Numeral(text="1"), more, of.singular, self.for_each(node))
            case phrases.Total() if _starts_per(node) and of is not None:
                return say(
                    Numeral(text="1"), more, of.singular, self._per_level(node.terms[0][1], node.terms[1:])
                )
            case phrases.Total(terms=(("+", phrases.Same() as same), *_)) if of is not None:
                return say(self.amount(same, of, more), self._further(node.terms[1:]))
            case phrases.Measure() if _per(node) and of is not None:
                return say(Numeral(text="1"), more, of.singular, self._per_level(node, ()))
            case phrases.Total() | phrases.Measure() | phrases.Halved():
                if of is None:
                    return self.value(node)
                amount_of = "a number of" if of.counts else ""
                return say(amount_of, more, of.plural, "equal to", self.value(node))
        assert_never(node)

    def _product(self, node: phrases.Times, of: NounWord | None, more: str) -> Runs:
        first, *rest = sorted(node.factors, key=lambda factor: not isinstance(factor, phrases.Figure))
        runs = self.amount(first, of, more)
        for factor in rest:
            if isinstance(factor, phrases.Count | phrases.Shown):
                runs = say(runs, self.for_each(factor))
            elif isinstance(factor, phrases.Measure) and self.game.noun(factor.attribute).counts:
                runs = say(runs, "for each of", self.measure(factor))
            else:
                runs = say(runs, "times", self.value(factor))
        return runs

    def for_each(self, node: phrases.Count | phrases.Shown) -> Runs:
        """`for each [Lore] rolled`, `for every 2 cards`."""
        match node:
            case phrases.Shown():
                end = say("that", self.game.verb(node.counts).third) if node.counts else say("rolled")
                return say("for each", self.faces(node.faces, "or"), end)
            case phrases.Count(per=1, things=phrases.Reference() as several):
                return say("for each of", self.thing(several))
            case phrases.Count(per=1):
                return say("for", self.thing(node.things))
            case phrases.Count(things=phrases.Noun() as things):
                own = "of your" if any(self.is_yours(part) for part in things.modifiers) else ""
                return say("for every", Numeral(text=str(node.per)), own, self.core(things, True))
            case phrases.Count():
                return say("for every", Numeral(text=str(node.per)), "of", self.thing(node.things))

    def value(self, node: phrases.Amount) -> Runs:
        """A number by itself: `the number of Hobbit characters`, `level plus 2`."""
        match node:
            case phrases.Measure():
                return self.measure(node)
            case phrases.Count(things=phrases.Noun() as things):
                return say("the number of", self.core(things, True))
            case phrases.Count():
                return say("the number of", self.thing(node.things))
            case phrases.Shown():
                return say("the number of", self.faces(node.faces, "or"), "rolled")
            case phrases.Total():
                return self._signed(node.terms)
            case phrases.Halved():
                return say("half of", glue(self.value(node.of), ", rounded up"))
            case phrases.Times():
                return self._product(node, None, "")
            case _:
                return self.amount(node, None)

    def _signed(self, terms: tuple[tuple[str, phrases.Amount], ...]) -> Runs:
        runs = self.value(terms[0][1])
        if terms[0][0] == "-":
            runs = say("minus", runs)
        return say(runs, self._further(terms[1:]))

    def _further(self, terms: Sequence[tuple[str, phrases.Amount]]) -> Runs:
        runs: Runs = ()
        for sign, term in terms:
            runs = say(runs, "plus" if sign == "+" else "minus", self.value(term))
        return runs

    def adverb(self, node: phrases.Amount) -> Runs:
        """How often something is done: `once`, `3 times`, `once for each [Lore] rolled`."""
        match node:
            case phrases.Figure():
                return say(times(node.value))
            case phrases.Count() | phrases.Shown():
                return say("once", self.for_each(node))
            case phrases.Times(
                factors=(phrases.Figure() as number, phrases.Count() | phrases.Shown() as each)
            ):
                return say(times(number.value), self.for_each(each))
            case _:
                return say("a number of times equal to", self.value(node))

    def compared(self, op: str, number: phrases.Amount, of: NounWord | None) -> Runs:
        """`at least 2 figures`."""
        if op == "==" and number == phrases.Figure(value=0) and of:
            return say("no", of.plural)
        return say(_SIGNS[op], self.amount(number, of))


def _per(node: phrases.Amount) -> bool:
    return (
        isinstance(node, phrases.Measure)
        and node.attribute.implied == "this"
        and isinstance(node.of, phrases.Myself)
    )


def _starts_per(node: phrases.Total) -> bool:
    return node.terms[0][0] == "+" and _per(node.terms[0][1])
