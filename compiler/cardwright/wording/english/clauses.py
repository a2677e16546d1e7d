"""English clauses: who does what, and what must hold."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cardwright.wording import phrases
from cardwright.wording.english import nouns
from cardwright.wording.english.agreement import be, have, listed, verb_form
from cardwright.wording.nodes import CardName, Runs
from cardwright.wording.runs import say
from cardwright.wording.words import NounWord, Words
from cardwright_engine import vocabulary

_COMPARED = {
    "==": "is",
    "!=": "is not",
    ">=": "is at least",
    "<=": "is at most",
    ">": "is more than",
    "<": "is less than",
}

# --- deeds -----------------------------------------------------------------------------------


def deed(game: Words, node: phrases.Deed) -> Runs:
    """An order, or what somebody does or may do."""
    verb = game.verb(node.verb)
    rest = arguments(game, node)
    if node.optional:
        who = nouns.thing(game, node.agent) if node.agent else say("you")
        return say(who, "may", verb.base, rest)
    if node.agent is None:
        return say(verb.base, rest)
    return say(nouns.thing(game, node.agent), verb_form(verb, nouns.person(node.agent)), rest)


def deeds(game: Words, node: phrases.Deeds) -> Runs:
    """What one player does in a row: draws 2 cards, then cycles 1 card."""
    first, *others = node.deeds
    runs = deed(game, first)
    for other in others:
        who = nouns.person(other.agent) if other.agent else "you"
        runs = say(runs, ", then", verb_form(game.verb(other.verb), who), arguments(game, other))
    return runs


def arguments(game: Words, node: phrases.Deed) -> Runs:
    """What stands behind a verb: its object first, then what prepositions bring."""
    direct: list[Runs] = []
    behind: list[Runs] = []
    told = {slot.id: value for slot, value in node.arguments}
    for slot, value in node.arguments:
        if slot.type == "word" and not slot.preposition and _names_what_is_counted(node):
            continue
        if slot.type == "count" and _counts_the_deed(game, node.verb, slot):
            behind.insert(0, nouns.adverb(game, _as_amount(value)))
        elif slot.preposition:
            behind.append(say(slot.preposition, argument(game, slot, value, told)))
        else:
            direct.append(argument(game, slot, value, told))
    manner: Runs = ()
    if node.manner:
        manner = say(node.manner.preposition, game.short(node.manner))
    return say(*direct, *behind, manner)


def argument(
    game: Words, slot: vocabulary.Slot, value: phrases.Value, told: dict[str, phrases.Value]
) -> Runs:
    """One argument of a verb."""
    if slot.type == "count":
        return _counted(game, slot, _as_amount(value), told)
    if isinstance(value, phrases.Verbatim):
        return say(value.text.replace("_", " "))
    if isinstance(value, _THINGS):
        return nouns.thing(game, value)
    return nouns.amount(game, value, None)


def _counted(
    game: Words, slot: vocabulary.Slot, value: phrases.Amount, told: dict[str, phrases.Value]
) -> Runs:
    of = slot_noun(game, slot, told)
    if of.singular.startswith("top "):
        cards = NounWord(
            singular=of.singular.removeprefix("top "), plural=of.plural.removeprefix("top "), counts=True
        )
        if value == phrases.Figure(value=1):
            return say("the top", cards.singular)
        return say("the top", nouns.amount(game, value, cards))
    upper = say("up to") if slot.limit else ()
    return say(upper, nouns.amount(game, value, of))


def slot_noun(game: Words, slot: vocabulary.Slot, told: dict[str, phrases.Value]) -> NounWord:
    """What a slot counts; where it can count several things, another slot says which."""
    for value in told.values():
        if isinstance(value, phrases.Verbatim) and len(slot.words) > 2:
            fitting = tuple(word for word in slot.words if word.startswith(value.text.replace("_", " ")))
            return game.forms(fitting)
    return game.forms(slot.words)


def _names_what_is_counted(node: phrases.Deed) -> bool:
    return any(slot.type == "count" and len(slot.words) > 2 for slot, _ in node.arguments)


def _counts_the_deed(game: Words, verb: vocabulary.Verb, slot: vocabulary.Slot) -> bool:
    """`hit it 3 times`: the number counts how often the verb is done."""
    return not slot.words or slot.words[0] == game.verb(verb).base


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


def _as_amount(value: phrases.Value) -> phrases.Amount:
    if isinstance(value, _AMOUNTS | phrases.Measure | phrases.Verbatim):
        return value
    return phrases.Count(things=value)


# --- conditions ------------------------------------------------------------------------------


def condition(game: Words, node: phrases.Condition) -> Runs:
    """What must hold, as a clause behind `if` or `while`."""
    match node:
        case phrases.IsSo():
            who = nouns.person(node.thing)
            said = [nouns.predicate(game, part, who) for part in node.modifiers]
            return say(nouns.thing(game, node.thing), listed(said, "and"))
        case phrases.ThereIs():
            return _there_is(game, node)
        case phrases.Compares():
            return _compares(game, node)
        case phrases.Did():
            who_did = "you" if node.player == phrases.Person(who="you") else "they"
            return say(who_did, "do not" if node.negated else "do")
        case phrases.Qualified():
            return say("it is", "not" if node.negated else "", qualified(game, node))
        case phrases.During():
            return say("it is", "not" if node.negated else "", during(game, node))
        case phrases.Able():
            done = node.deed
            subject = nouns.thing(game, done.agent) if done.agent else say("you")
            modal = "cannot" if node.negated else "can"
            return say(subject, modal, game.verb(done.verb).base, arguments(game, done))
        case phrases.Occurred():
            return _occurred(game, node)
        case phrases.Holds():
            titles = listed([say(CardName(text=title)) for title in node.titles], "and")
            held = say(be("one"), "not" if node.negated else "", titles or "empty")
            return say(nouns.zone(game, node.zone, node.owner), held)
        case phrases.AllHold():
            return listed([condition(game, part) for part in node.conditions], "and")
        case phrases.AnyHolds():
            return listed([condition(game, part) for part in node.conditions], "or")
        case phrases.Verbatim():
            return say(node.text)
    assert_never(node)


def _there_is(game: Words, node: phrases.ThereIs) -> Runs:
    if node.every and isinstance(node.things, phrases.Noun):
        said = [nouns.predicate(game, part, nouns.person(node.things)) for part in node.every]
        return say(nouns.thing(game, node.things), listed(said, "and"))
    if not isinstance(node.things, phrases.Noun):
        one = "no" if node.negated else "any"
        return say("there is", one, "of", nouns.thing(game, node.things))
    verb = "have"
    mine = [part for part in node.things.modifiers if nouns.is_yours(game, part)]
    things = replace(node.things, modifiers=tuple(part for part in node.things.modifiers if part not in mine))
    counted = node.number is not None
    many = counted and node.number != phrases.Figure(value=1)
    start = say("you", "do not" if counted and node.negated else "", verb) if mine else say("there")
    if not mine:
        start = say(start, be("many" if many else "one"), "not" if counted and node.negated else "")
    if node.number is None and _names_titles(things) and not node.negated:
        titled = next(part for part in things.modifiers if isinstance(part, phrases.Called))
        rest = [
            nouns.predicate(game, part, "one")
            for part in things.modifiers
            if not isinstance(part, phrases.Called)
        ]
        return say(nouns.thing(game, titled.titles), listed(rest, "and") if rest else "exists")
    if node.number is None:
        return say(start, nouns.thing(game, replace(things, determiner="no" if node.negated else "a")))
    return say(start, nouns.compared(game, node.op, node.number, None), nouns.core(game, things, many))


def _names_titles(node: phrases.Noun) -> bool:
    return any(isinstance(part, phrases.Called) and not part.negated for part in node.modifiers)


def _compares(game: Words, node: phrases.Compares) -> Runs:
    match node.left:
        case phrases.Shown() as shown if not shown.counts:
            rolled = nouns.faces(game, shown.faces, "or")
            none = phrases.Figure(value=0)
            if (node.op, node.right) in ((">", none), (">=", phrases.Figure(value=1)), ("!=", none)):
                return say("any", rolled, "was rolled")
            if (node.op, node.right) == ("==", none):
                return say("no", rolled, "was rolled")
            return say(nouns.compared(game, node.op, node.right, None), rolled, "were rolled")
        case phrases.Measure() as measure if _owns(measure) and isinstance(node.right, phrases.Figure):
            who = nouns.person(measure.of)
            noun_word = game.noun(measure.attribute)
            number = nouns.compared(game, node.op, node.right, noun_word)
            return say(nouns.thing(game, measure.of), have(who), number)
        case _:
            pass
    return say(nouns.value(game, node.left), _COMPARED[node.op], nouns.value(game, node.right))


def _owns(node: phrases.Measure) -> bool:
    return not node.attribute.field and node.attribute.implied != "this" and node.attribute.type == "number"


def _occurred(game: Words, node: phrases.Occurred) -> Runs:
    verb = game.verb(node.verb)
    many = node.number is not None and node.number != phrases.Figure(value=1)
    subject: Runs
    if node.object is not None:
        subject = nouns.thing(game, node.object)
    elif node.number is not None:
        slot = next((slot for slot in node.verb.slots if slot.type == "count"), None)
        subject = nouns.amount(game, node.number, game.forms(slot.words) if slot else None)
    else:
        subject = say("it")
    by = say("by", nouns.thing(game, node.by)) if node.by else ()
    return say(subject, "were" if many else "was", "not" if node.negated else "", verb.participle, by)


def qualified(game: Words, node: phrases.Qualified) -> Runs:
    """`in melee`."""
    name = game.short(node.qualifier)
    return say("not" if node.negated else "", node.qualifier.preposition, name)


def during(game: Words, node: phrases.During) -> Runs:
    """`the Combat phase of your opponent’s turn`."""
    return say("the", nouns.step(game, node.step), turn_of(game, node.player, node.step.id == "turn"))


def turn_of(game: Words, who: phrases.Thing | None, is_turn: bool = False) -> Runs:
    """Whose turn it is."""
    if who is None:
        return ()
    if is_turn:
        return say("of", nouns.thing(game, who))
    return say("of", nouns.possessive(game, who, say("turn")))


# --- what changes and what is permitted ------------------------------------------------------


def change(game: Words, node: phrases.Change) -> Runs:
    """`the attacker has exactly 2 dice`, `your carryover limit is 1 higher`."""
    who = nouns.person(node.subject)
    if node.adjective is not None:
        return say(nouns.thing(game, node.subject), be(who), game.adjective(node.adjective))
    noun_word = game.noun(node.attribute)
    of_player = isinstance(node.subject, phrases.Person | phrases.PlayerNamed | phrases.Controller)
    if of_player and not noun_word.counts and node.attribute.modifiable:
        return _player_number(game, node)
    return say(nouns.thing(game, node.subject), have(who), _staged(game, node, noun_word))


def changes(game: Words, node: phrases.Changes) -> Runs:
    """`it has 1 more die and 1 more move`."""
    first, *others = node.changes
    said = [change(game, first)]
    for other in others:
        plain_verb = other.adjective is None and first.adjective is None
        if plain_verb and not isinstance(other.subject, phrases.Person):
            said.append(_staged(game, other, game.noun(other.attribute)))
        else:
            said.append(change(game, other))
    return listed(said, "and")


def _staged(game: Words, node: phrases.Change, noun_word: NounWord) -> Runs:
    lowered = _lowered(node.value)
    icon = game.icon(node.attribute)
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
    number = nouns.amount(game, lowered or node.value, said, more)
    if icon:
        number = nouns.with_icon(game, number, node.attribute)
    match node.stage:
        case "lock":
            return say("exactly", number, ", whatever else applies")
        case "cap total":
            return say("at most", number)
        case "set" | "add":
            return number


def icon_noun(noun_word: NounWord) -> NounWord:
    """A noun that is printed as an icon has one form."""
    return NounWord(singular=noun_word.singular, plural=noun_word.singular, counts=False)


def _player_number(game: Words, node: phrases.Change) -> Runs:
    subject = nouns.possessive(game, node.subject, say(game.noun(node.attribute).singular))
    lowered = _lowered(node.value)
    number = nouns.amount(game, lowered or node.value, None)
    match node.stage:
        case "add":
            return say(subject, "is", number, "lower" if lowered else "higher")
        case "lock":
            return say(subject, "is exactly", number, ", whatever else applies")
        case "cap total":
            return say(subject, "is at most", number)
        case "set":
            return say(subject, "is", number)


def _lowered(node: phrases.Amount) -> phrases.Amount | None:
    match node:
        case phrases.Total(terms=(("-", less),)):
            return less
        case phrases.Figure(value=number) if number < 0:
            return phrases.Figure(value=-number)
        case _:
            return None


def ruling(game: Words, node: phrases.Ruling) -> Runs:
    """`each of your Knight units may move through enemy units`."""
    verbs = " or ".join(game.verb(verb).base for verb in node.verbs)
    given = node.arguments
    said = phrases.Deed(verb=node.verbs[0], arguments=given)
    number: Runs = ()
    if node.number is not None:
        slots = [slot for slot in node.verbs[0].slots if slot.type == "count"]
        of = game.forms(slots[0].words) if slots else None
        number = nouns.amount(game, node.number, of)
        said = replace(said, arguments=tuple(pair for pair in given if pair[0] not in slots))
    modal = "may" if node.allows else "cannot"
    subject = node.subject
    if not node.allows and isinstance(subject, phrases.Noun) and subject.determiner == "each":
        subject = replace(subject, determiner="")
    return say(nouns.thing(game, subject), modal, verbs, number, arguments(game, said))
