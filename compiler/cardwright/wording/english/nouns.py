"""English noun phrases: things, players, numbers, and what is said of them."""

from __future__ import annotations

from typing import assert_never

from cardwright.wording import phrases
from cardwright.wording.english.agreement import (
    Grammatical,
    article,
    be,
    form,
    have,
    listed,
    starting_capital,
    times,
)
from cardwright.wording.nodes import CardName, Icon, Numeral, Plain, Runs, Term
from cardwright.wording.runs import glue, say, words_of
from cardwright.wording.words import NounWord, Words
from cardwright_engine import vocabulary

_SIGNS = {">=": "at least", "<=": "at most", ">": "more than", "<": "fewer than", "==": "", "!=": "not"}

# --- who and what ----------------------------------------------------------------------------


def thing(game: Words, node: phrases.Thing) -> Runs:
    """A thing as a subject or object."""
    match node:
        case phrases.Person(who="you"):
            return say("you")
        case phrases.Person(who="opponent"):
            return say("your opponent")
        case phrases.Person():
            return say("they")
        case phrases.PlayerNamed():
            return say("each" if node.each else "the", game.short(node.word), "player")
        case phrases.Controller():
            return say("the player who controls", thing(game, node.of))
        case phrases.Myself():
            return say("it") if node.again else say("this", _kind(game, node.kind, "card"))
        case phrases.Reference():
            return _reference(game, node)
        case phrases.Titled():
            return _titles(node)
        case phrases.HexNamed():
            return say(Term(text=node.name))
        case phrases.PlaceNamed():
            return say("the", game.noun(node.place).singular)
        case phrases.Noun():
            return noun(game, node)
        case phrases.Part():
            number = say(node.quantifier, amount(game, node.amount, None))
            whole = thing(game, node.of)
            return whole if node.quantifier == "any number of" else say(number, "of", whole)
        case phrases.Each():
            return say("each of", thing(game, node.of))
        case phrases.TopOf():
            cards = amount(game, node.amount, game.forms(("card", "cards")))
            one = node.amount == phrases.Figure(value=1)
            top = say("the top card") if one else say("the top", cards)
            return say(top, "of", zone(game, node.zone, node.owner))
        case phrases.RestOf(of=phrases.Reference(again=True)):
            return say("the rest")
        case phrases.RestOf():
            return say("the rest of", thing(game, node.of))
        case phrases.Joined():
            return listed([thing(game, part) for part in node.things], "and")
        case phrases.ZoneNamed():
            return zone(game, node.zone, node.owner)
        case phrases.Sides():
            return faces(game, node.faces, "and")
        case phrases.EventNamed():
            name = node.role.replace("_", " ")
            return say(name if name.startswith("the ") else f"that {name}" if name else "it")
        case phrases.Measure():
            return measure(game, node)
        case phrases.Verbatim():
            return say(node.text)
    assert_never(node)


def _kind(game: Words, kind: vocabulary.Kind | None, other: str, plural: bool = False) -> str:
    return form(game.noun(kind), plural) if kind else f"{other}s" if plural else other


def _reference(game: Words, node: phrases.Reference) -> Runs:
    if node.again:
        return say("them" if node.plural else "it")
    if node.kind is None and node.role:
        return say("that", node.role.kind if node.role.kind == "player" else game.role(node.role, node.name))
    if node.ambiguous or node.name == "target":
        return say("the", game.role(node.role, node.name) if node.role else node.name.replace("_", " "))
    return say("those" if node.plural else "that", _kind(game, node.kind, "card", node.plural))


def _titles(node: phrases.Titled) -> Runs:
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


def possessive(game: Words, node: phrases.Thing, noun_runs: Runs) -> Runs:
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
            return say("the", noun_runs, "of", thing(game, node))


def zone(game: Words, node: vocabulary.Zone, owner: phrases.Thing | None) -> Runs:
    """`your hand`, `the lore deck`."""
    name = say(game.noun(node).singular)
    if owner is None or not node.owned:
        return name if node.in_play else say("the", name)
    return possessive(game, owner, name)


# --- dice and icons --------------------------------------------------------------------------


def faces(game: Words, sides: tuple[phrases.Side, ...], last: str) -> Runs:
    """The faces of dice, as icons."""
    return listed([_face(game, side) for side in sides], last)


def _face(game: Words, side: phrases.Side) -> Runs:
    if side.face:
        return say(Icon(id=side.face.icon or side.face.id, words=game.noun(side.face).singular))
    if side.match is None:
        return ()
    icon = say(Icon(id=side.match.attribute.id, words=game.noun(side.match.attribute).singular))
    match side.match.of:
        case phrases.Reference(again=True) | phrases.Myself(again=True):
            return icon
        case owner:
            return say(icon, "of", thing(game, owner))


def attribute(game: Words, node: vocabulary.Attribute, plural: bool) -> Runs:
    """What something has: as an icon where the game prints one for it."""
    icon = game.icon(node)
    noun_word = form(game.noun(node), plural)
    return say(Icon(id=icon, words=noun_word)) if icon else say(noun_word)


def with_icon(game: Words, runs: Runs, node: vocabulary.Attribute) -> Runs:
    """The same text, with the icon of an attribute in the place of its word."""
    name = game.noun(node).singular
    picture = Icon(id=game.icon(node), words=name)
    parts: list[Runs] = []
    for run in runs:
        before, found, after = run.text.partition(name) if isinstance(run, Plain) else ("", "", "")
        parts.append((Plain(text=before), picture, Plain(text=after)) if found else (run,))
    return tuple(run for part in parts for run in part if run != Plain(text=""))


# --- numbers ---------------------------------------------------------------------------------


def measure(game: Words, node: phrases.Measure) -> Runs:
    """`your lore`, `level`, `its banner`."""
    name = attribute(game, node.attribute, game.noun(node.attribute).counts)
    if node.attribute.implied == "this" and isinstance(node.of, phrases.Myself):
        return name
    return possessive(game, node.of, name)


def amount(game: Words, node: phrases.Amount, of: NounWord | None, more: str = "") -> Runs:
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
            return _product(game, node, of, more)
        case phrases.Count() | phrases.Shown():
            if of is None:
                return value(game, node)
            return say(Numeral(text="1"), more, of.singular, for_each(game, node))
        case phrases.Total() if _starts_per(node) and of is not None:
            return say(Numeral(text="1"), more, of.singular, "per", _signed(game, node.terms))
        case phrases.Measure() if _per(node) and of is not None:
            return say(Numeral(text="1"), more, of.singular, "per", value(game, node))
        case phrases.Total() | phrases.Measure() | phrases.Halved():
            if of is None:
                return value(game, node)
            return say("a number of", more, of.plural, "equal to", value(game, node))
    assert_never(node)


def _product(game: Words, node: phrases.Times, of: NounWord | None, more: str) -> Runs:
    first, *rest = sorted(node.factors, key=lambda factor: not isinstance(factor, phrases.Figure))
    runs = amount(game, first, of, more)
    for factor in rest:
        if isinstance(factor, phrases.Count | phrases.Shown):
            runs = say(runs, for_each(game, factor))
        elif isinstance(factor, phrases.Measure) and game.noun(factor.attribute).counts:
            runs = say(runs, "for each of", measure(game, factor))
        else:
            runs = say(runs, "times", value(game, factor))
    return runs


def for_each(game: Words, node: phrases.Count | phrases.Shown) -> Runs:
    """`for each [Lore] rolled`, `for every 2 cards`."""
    match node:
        case phrases.Shown():
            end = say("that", game.verb(node.counts).third) if node.counts else say("rolled")
            return say("for each", faces(game, node.faces, "or"), end)
        case phrases.Count(per=1, things=phrases.Reference() as several):
            return say("for each of", thing(game, several))
        case phrases.Count(per=1):
            return say("for", thing(game, node.things))
        case phrases.Count(things=phrases.Noun() as things):
            return say("for every", Numeral(text=str(node.per)), core(game, things, True))
        case phrases.Count():
            return say("for every", Numeral(text=str(node.per)), "of", thing(game, node.things))


def value(game: Words, node: phrases.Amount) -> Runs:
    """A number by itself: `the number of Hobbit characters`, `level plus 2`."""
    match node:
        case phrases.Measure():
            return measure(game, node)
        case phrases.Count(things=phrases.Noun() as things):
            return say("the number of", core(game, things, True))
        case phrases.Count():
            return say("the number of", thing(game, node.things))
        case phrases.Shown():
            return say("the number of", faces(game, node.faces, "or"), "rolled")
        case phrases.Total():
            return _signed(game, node.terms)
        case phrases.Halved():
            return say("half of", glue(value(game, node.of), ", rounded up"))
        case phrases.Times():
            return _product(game, node, None, "")
        case _:
            return amount(game, node, None)


def _signed(game: Words, terms: tuple[tuple[str, phrases.Amount], ...]) -> Runs:
    runs = value(game, terms[0][1])
    if terms[0][0] == "-":
        runs = say("minus", runs)
    for sign, term in terms[1:]:
        runs = say(runs, "plus" if sign == "+" else "minus", value(game, term))
    return runs


def _per(node: phrases.Amount) -> bool:
    return (
        isinstance(node, phrases.Measure)
        and node.attribute.implied == "this"
        and isinstance(node.of, phrases.Myself)
    )


def _starts_per(node: phrases.Total) -> bool:
    return node.terms[0][0] == "+" and _per(node.terms[0][1])


def adverb(game: Words, node: phrases.Amount) -> Runs:
    """How often something is done: `once`, `3 times`, `once for each [Lore] rolled`."""
    match node:
        case phrases.Figure():
            return say(times(node.value))
        case phrases.Count() | phrases.Shown():
            return say("once", for_each(game, node))
        case phrases.Times(factors=(phrases.Figure() as number, phrases.Count() | phrases.Shown() as each)):
            return say(times(number.value), for_each(game, each))
        case _:
            return say("a number of times equal to", value(game, node))


def compared(game: Words, op: str, number: phrases.Amount, of: NounWord | None) -> Runs:
    """`at least 2 figures`."""
    if op == "==" and number == phrases.Figure(value=0) and of:
        return say("no", of.plural)
    return say(_SIGNS[op], amount(game, number, of))


# --- nouns with what is said of them ---------------------------------------------------------

_PRENOMINAL = phrases.Being | phrases.OneOf | phrases.AnyOf


def noun(game: Words, node: phrases.Noun) -> Runs:
    """Things of a kind: `up to 2 of your ordered units in the left section`."""
    plural = _plural(node)
    yours = any(is_yours(game, part) for part in node.modifiers)
    called = say(f"(the {node.called})") if node.called else ()
    where: Runs = ()
    head: Runs
    if node.quantifier == "any number of":
        head = say("any number of", "your" if yours else "", core(game, node, True))
    elif node.amount is not None:
        number, where = _how_many(game, node.amount)
        own = "of your" if yours else ""
        head = say(node.quantifier, number, own, core(game, node, plural or yours))
    else:
        head = _determined(game, node, yours, plural)
    return glue(say(head, called), where)


def _how_many(game: Words, node: phrases.Amount) -> tuple[Runs, Runs]:
    """The number before a noun, and what explains it behind."""
    match node:
        case phrases.Figure() | phrases.Letter() | phrases.Same() | phrases.Verbatim() | phrases.AnyAmount():
            return amount(game, node, None), ()
        case phrases.PerLevel():
            return say(Numeral(text="/".join(map(str, node.values)))), say(" (by level)")
        case phrases.Times(factors=(phrases.Figure() as number, phrases.Count() | phrases.Shown() as each)):
            return amount(game, number, None), glue(" ", for_each(game, each))
        case phrases.Count() | phrases.Shown():
            return say(Numeral(text="1")), glue(" ", for_each(game, node))
        case _:
            return say(Numeral(text="N")), glue(", where ", say(Numeral(text="N"), "is", value(game, node)))


def _determined(game: Words, node: phrases.Noun, yours: bool, plural: bool) -> Runs:
    if any(isinstance(part, phrases.Called) and not part.negated for part in node.modifiers):
        return core(game, node, plural)
    told = core(game, node, plural)
    match node.determiner:
        case "a":
            return say("one of your", core(game, node, True)) if yours else _indefinite(told)
        case "each":
            return say("each of your", core(game, node, True)) if yours else say("each", told)
        case "the":
            return say("your" if yours else "the", told)
        case "any":
            return say("any of your", core(game, node, True)) if yours else say("any", told)
        case "no":
            return say("none of your", core(game, node, True)) if yours else say("no", told)
        case "":
            return say("your" if yours else "", told)


def _indefinite(core: Runs) -> Runs:
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


def is_yours(game: Words, node: phrases.Modifier) -> bool:
    """Whether this says that the player of the card controls it."""
    return (
        isinstance(node, phrases.Being)
        and not node.negated
        and node.seen_by is None
        and node.adjective.relative
        and game.adjective(node.adjective) == "friendly"
    )


def core(game: Words, node: phrases.Noun, plural: bool) -> Runs:
    """Adjectives, noun and what follows it, without determiner or number."""
    before: list[tuple[int, Runs]] = []
    after: list[tuple[int, Runs]] = []
    head = say(form(game.noun(node.kind), plural))
    for part in node.modifiers:
        if is_yours(game, part):
            continue
        rank, runs = modifier(game, part, "many" if plural else "one")
        if node.amount is not None or node.quantifier:
            runs = _taken_from(game, part, runs)
        if isinstance(part, phrases.Called) and not part.negated:
            head = _titles(part.titles)
        elif rank < 0:
            before.append((rank, runs))
        else:
            after.append((rank, runs))
    front = [runs for _, runs in sorted(before, key=lambda pair: pair[0])]
    back = [runs for _, runs in sorted(after, key=lambda pair: pair[0])]
    return say(*front, head, *back)


def _taken_from(game: Words, node: phrases.Modifier, runs: Runs) -> Runs:
    """Some of what lies in a pile are taken from it."""
    match node:
        case phrases.LyingIn(negated=False, zone=place, owner=owner) if not place.in_play:
            return say("from", zone(game, place, owner))
        case phrases.OneOf(negated=False):
            return say("from", runs)
        case _:
            return runs


def modifier(game: Words, node: phrases.Modifier, who: Grammatical) -> tuple[int, Runs]:
    """What is said of a noun, and where: below 0 before it, the lower the earlier; else behind it."""
    match node:
        case phrases.Being(negated=False, seen_by=None):
            rank = -1 if node.adjective.attribute else -2 if node.adjective.relative else -3
            return rank, say(game.adjective(node.adjective))
        case phrases.OneOf(negated=True, things=phrases.Myself() | phrases.Reference()):
            return -4, say("other")
        case phrases.OneOf(negated=False):
            return 1, say("among", thing(game, node.things))
        case phrases.AnyOf() if all(
            isinstance(part, phrases.Being) and not part.negated for part in node.modifiers
        ):
            return -1, listed([modifier(game, part, who)[1] for part in node.modifiers], "or")
        case phrases.Standing(negated=False):
            return 1, standing(game, node)
        case phrases.LyingIn(negated=False):
            return 2, lying(game, node)
        case phrases.HavingNumber(negated=False) | phrases.HavingToken() | phrases.HavingPiece():
            return 3, _having(game, node)
        case phrases.Called(negated=False):
            return 0, _titles(node.titles)
        case _:
            return 4, say("that", predicate(game, node, who))


def _having(game: Words, node: phrases.HavingNumber | phrases.HavingToken | phrases.HavingPiece) -> Runs:
    match node:
        case phrases.HavingNumber():
            return say("with", _numbered(game, node))
        case phrases.HavingToken():
            name = game.noun(node.token).singular
            return say("without" if node.negated else "with", article(say(name)), name)
        case phrases.HavingPiece():
            return say("without" if node.negated else "with", thing(game, node.piece))


def _numbered(game: Words, node: phrases.HavingNumber) -> Runs:
    noun_word = game.noun(node.attribute)
    if node.attribute.field and not noun_word.counts:
        return say(noun_word.singular, compared(game, node.op, node.number, None))
    return compared(game, node.op, node.number, noun_word)


def standing(game: Words, node: phrases.Standing) -> Runs:
    """`adjacent to the target`, `within 2 hexes of it`."""
    other = thing(game, node.to)
    if node.measure is None:
        return say(node.relation.preposition, other)
    reach = amount(game, node.measure, game.forms(node.relation.measure))
    return say(node.relation.preposition, reach, "of", other)


def lying(game: Words, node: phrases.LyingIn) -> Runs:
    """`in your hand`, `in play`; a zone of nobody in particular needs no article."""
    if node.owner is None:
        name = game.noun(node.zone).singular
        article_ = "" if node.zone.in_play or node.zone.owned == "player" else "the"
        return say(node.zone.preposition, article_, name)
    return say(node.zone.preposition, zone(game, node.zone, node.owner))


def predicate(game: Words, node: phrases.Modifier, who: Grammatical) -> Runs:
    """What is said of a subject: `is not weak`, `has moved`, `is in your hand`."""
    match node:
        case phrases.Being():
            adjective = game.adjective(node.adjective)
            negative = "not" if node.negated else ""
            if node.adjective.relative and node.seen_by is not None:
                return say(be(who), negative, adjective, "to", thing(game, node.seen_by))
            if is_yours(game, phrases.Being(adjective=node.adjective)):
                return say(be(who), negative, "yours")
            return say(be(who), negative, adjective)
        case phrases.BeingA():
            name = say(game.noun(node.kind).singular)
            return say(be(who), "not" if node.negated else "", _indefinite(name))
        case phrases.Called():
            return say(be(who), "not" if node.negated else "", _titles(node.titles))
        case phrases.OneOf():
            inside = "among" if person(node.things) == "many" else ""
            return say(be(who), "not" if node.negated else "", inside, thing(game, node.things))
        case phrases.Standing():
            return say(be(who), "not" if node.negated else "", standing(game, node))
        case phrases.LyingIn():
            return say(be(who), "not" if node.negated else "", lying(game, node))
        case phrases.HavingNumber():
            negative = "does not have" if who == "one" else "do not have"
            return say(negative if node.negated else have(who), _numbered(game, node))
        case phrases.HavingToken():
            token = game.noun(node.token).singular
            return say(have(who), "no" if node.negated else article(say(token)), token)
        case phrases.HavingPiece():
            negative = "does not have" if who == "one" else "do not have"
            return say(negative if node.negated else have(who), thing(game, node.piece))
        case phrases.Showing():
            shows = "does not show" if node.negated else "shows"
            return say(shows, faces(game, node.faces, "or"))
        case phrases.Doing():
            return _doing(game, node, who)
        case phrases.AnyOf():
            return listed([predicate(game, part, who) for part in node.modifiers], "or")
        case phrases.Verbatim():
            return say(node.text)
    assert_never(node)


def predicate_place(game: Words, node: phrases.Modifier) -> Runs:
    """Where the card must be, as the lead of an ability: `in reserve`, `on a path`."""
    match node:
        case phrases.LyingIn(negated=False):
            return lying(game, node)
        case phrases.Standing(negated=False):
            return standing(game, node)
        case phrases.AnyOf():
            return listed([predicate_place(game, part) for part in node.modifiers], "or")
        case _:
            return say("while it", predicate(game, node, "one"))


def _doing(game: Words, node: phrases.Doing, who: Grammatical) -> Runs:
    verb = game.verb(node.verb)
    negative = "not" if node.negated else ""
    object = thing(game, node.object) if node.object else ()
    when: Runs = ()
    if node.when:
        when = say("in", "the last" if node.last else "this", game.noun(node.when).singular)
    if node.can:
        return say("cannot" if node.negated else "can", verb.base, object, when)
    if node.by is not None:
        did = say("did not", verb.base) if node.negated else say(verb.past)
        return say(thing(game, node.by), did, object, when)
    return say(have(who), negative, verb.participle, object, when)


def step(game: Words, node: vocabulary.Step | phrases.Verbatim) -> Runs:
    """A stretch of the game; phases and steps are terms of the rules."""
    if isinstance(node, phrases.Verbatim):
        return say(node.text)
    name = game.noun(node).singular
    if name.endswith(("phase", "step", "check")):
        return say(Term(text=starting_capital(name)))
    return say(name)
