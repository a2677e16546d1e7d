"""English sentences and abilities."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cardwright.wording import phrases
from cardwright.wording.english import clauses, nouns
from cardwright.wording.english.agreement import listed, times
from cardwright.wording.english.events import event
from cardwright.wording.nodes import Paragraph, Runs
from cardwright.wording.runs import capitalised, glue, say, sentence
from cardwright.wording.words import Words
from cardwright_engine import vocabulary

Sentences = tuple[phrases.Sentence, ...]

# --- sentences -------------------------------------------------------------------------------


def told(game: Words, node: phrases.Sentence) -> Runs:
    """One sentence, without capital letter and full stop."""
    match node:
        case phrases.Deed():
            return clauses.deed(game, node)
        case phrases.Deeds():
            return clauses.deeds(game, node)
        case phrases.Choice():
            chooser = node.chooser
            who = say(nouns.thing(game, chooser), "chooses") if chooser else say("choose")
            return say(who, nouns.thing(game, node.things))
        case phrases.Chain():
            return _chain(game, node)
        case phrases.ForEvery(
            things=phrases.Noun() | phrases.Each() as each, body=(phrases.Deed() as only,)
        ) if _of_each(only):
            return clauses.deed(game, replace(only, agent=each))
        case phrases.ForEvery():
            return _with_body(game, say("for", nouns.thing(game, node.things)), node.body)
        case phrases.OneThing():
            return _one_thing(game, node)
        case phrases.Again():
            return _again(game, node)
        case phrases.Lasting():
            return _lasting(game, node)
        case phrases.Later():
            return _with_body(game, say(node.timing, "the", nouns.step(game, node.step)), node.body)
        case phrases.Change():
            return clauses.change(game, node)
        case phrases.Changes():
            return clauses.changes(game, node)
        case phrases.Ruling():
            return clauses.ruling(game, node)
        case phrases.Verbatim():
            return say(node.text)
    assert_never(node)


def together(game: Words, sentences: Sentences) -> Runs:
    """Several sentences as one, so that what they hang on visibly ends with the full stop."""
    if all(isinstance(part, phrases.Change | phrases.Changes | phrases.Ruling) for part in sentences):
        return listed([told(game, part) for part in sentences], "and")
    if any(_compound(part) for part in sentences):
        runs = told(game, sentences[0])
        for part in sentences[1:]:
            runs = say(runs, ";", told(game, part))
        return runs
    runs = ()
    for index, part in enumerate(sentences):
        last = index == len(sentences) - 1
        said = told(game, part)
        runs = say(runs, ", then" if last else ",", said) if index else said
    return runs


def _of_each(node: phrases.Deed) -> bool:
    """What each of several things does itself: `each unit may move`."""
    return isinstance(node.agent, phrases.Reference) and node.agent.again


def _compound(node: phrases.Sentence) -> bool:
    match node:
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


def _with_body(game: Words, head: Runs, body: Sentences) -> Runs:
    mark = ":" if len(body) > 1 or (body and _compound(body[0])) else ","
    return say(head, mark, together(game, body))


def _chain(game: Words, node: phrases.Chain) -> Runs:
    runs: Runs = ()
    for index, (condition, body) in enumerate(node.branches):
        if condition is None:
            mark = ":" if len(body) > 1 or _compound(body[0]) else ""
            said = say("otherwise", mark, together(game, body))
        else:
            start = "otherwise, if" if index else "if"
            said = _with_body(game, say(start, clauses.condition(game, condition)), body)
        runs = say(runs, ";", said) if index else said
    return runs


def _one_thing(game: Words, node: phrases.OneThing) -> Runs:
    who = say(nouns.thing(game, node.chooser), "chooses one") if node.chooser else say("choose one")
    runs = say(who, ":")
    for index, branch in enumerate(node.branches):
        runs = say(runs, "; or" if index else "", together(game, branch))
    return runs


def _again(game: Words, node: phrases.Again) -> Runs:
    number = nouns.amount(game, node.times, None)
    if node.times == phrases.Figure(value=1):
        often = say(node.quantifier, "once")
    elif node.times == phrases.Figure(value=2):
        often = say(node.quantifier, "twice")
    else:
        often = say(node.quantifier, number, "times")
    return say("do this", often, ":", together(game, node.body))


def _lasting(game: Words, node: phrases.Lasting) -> Runs:
    runs = say("until the end of the", nouns.step(game, node.until))
    for index, ability in enumerate(node.abilities):
        last = index == len(node.abilities) - 1
        mark = "," if not index else "; and" if last else ";"
        runs = say(runs, mark, _inside(game, ability))
    return runs


# --- abilities -------------------------------------------------------------------------------


def paragraph(game: Words, node: phrases.Spoken) -> Paragraph:
    """A whole ability: its window as the lead, then what it does."""
    match node.form:
        case "play" | "react" | "action":
            return _own_sentence(game, node)
        case "trigger" | "replace" | "static":
            return _hanging(game, node)
    assert_never(node.form)


def _own_sentence(game: Words, node: phrases.Spoken) -> Paragraph:
    """Played cards and actions: the lead is a sentence of its own."""
    moments = () if node.usual else node.moments
    if node.form == "play":
        moments = tuple(_own_turn(part) for part in moments)
    parts: list[Runs] = [moment(game, part) for part in moments]
    parts += [nouns.predicate_place(game, place) for place in node.places]
    if node.user:
        parts.append(say("by", nouns.thing(game, node.user)))
    if node.manner:
        parts.append(say(node.manner.preposition, "your", game.short(node.manner)))
    if node.limit:
        parts.append(_limit(game, node.limit))
    parts += [_if(game, part) for part in node.conditions]
    start = {"play": "play", "react": "play as a reaction", "action": "action"}[node.form]
    lead: Runs = ()
    shown = [part for part in parts if part]
    if shown or node.form != "play":
        lead = say(start)
        for index, part in enumerate(shown):
            lead = say(lead, "," if index or node.form == "react" else "", part)
        lead = sentence(lead)
    if node.price:
        lead = say(lead, sentence(_price(game, node.price)))
    body = _body(game, node)
    return Paragraph(lead=lead, body=body)


def _own_turn(node: phrases.Moment) -> phrases.Moment:
    """A card is played in its player's turn, which goes without saying, except where it says no more."""
    if not isinstance(node, phrases.AtStep) or node.who != phrases.Person(who="you"):
        return node
    if any(isinstance(step, vocabulary.Step) and step.id == "turn" for step in node.steps):
        return node
    return replace(node, who=None)


def _body(game: Words, node: phrases.Spoken) -> Runs:
    sentences = node.body
    if node.optional and sentences:
        sentences = _optional(sentences)
    said = [sentence(told(game, part)) for part in sentences]
    if node.optional and sentences == node.body and said:
        return say("You may do this:", *said)
    return say(*said)


def _optional(sentences: Sentences) -> Sentences:
    match sentences:
        case (phrases.Deed(optional=False, agent=None) as only,):
            return (replace(only, optional=True),)
        case _:
            return sentences


def _hanging(game: Words, node: phrases.Spoken) -> Paragraph:
    """Triggers, replacements and continuous abilities: what they do hangs on the lead."""
    lead = _lead(game, node)
    sentences = _optional(node.body) if node.optional else node.body
    price = say("pay", _price_amount(game, node.price), "to do this:") if node.price else ()
    instead = node.form == "replace"
    one = len(sentences) == 1 and not price
    if one and not (node.optional and sentences == node.body):
        said = told(game, sentences[0])
        if instead:
            said = say(said, "instead")
        if not lead:
            return Paragraph(body=sentence(said))
        return Paragraph(lead=glue(capitalised(lead), ","), body=glue(said, "."))
    said = say(*(sentence(told(game, part)) for part in sentences))
    if not lead and not instead and not node.optional and not price:
        return Paragraph(body=said)
    opening = "do this instead" if instead else "do this" if node.optional else ""
    if node.optional:
        opening = f"you may {opening}"
    head = glue(lead, ", ", opening, ":") if lead and opening else glue(lead or say(opening), ":")
    return Paragraph(lead=capitalised(head), body=say(price, said))


def _lead(game: Words, node: phrases.Spoken) -> Runs:
    parts: list[Runs] = []
    if node.limit:
        parts.append(_limit(game, node.limit))
    parts += [moment(game, part) for part in node.moments if not isinstance(part, phrases.AtAllTimes)]
    parts += [nouns.predicate_place(game, place) for place in node.places]
    joiner = "while" if node.form == "static" else "if"
    parts += [_if(game, part, joiner) for part in node.conditions]
    if node.user:
        parts.append(say("by", nouns.thing(game, node.user)))
    runs: Runs = ()
    for part in parts:
        runs = say(runs, ",", part) if runs else part
    return runs


def _inside(game: Words, node: phrases.Spoken) -> Runs:
    """An ability inside a sentence."""
    lead = _lead(game, node)
    said = together(game, node.body)
    return say(lead, "," if len(node.body) == 1 else ":", said) if lead else said


def _if(game: Words, node: phrases.Condition, joiner: str = "if") -> Runs:
    match node:
        case phrases.Qualified():
            return clauses.qualified(game, node)
        case phrases.During():
            return say("not" if node.negated else "", "during", clauses.during(game, node))
        case _:
            return say(joiner, clauses.condition(game, node))


def _limit(game: Words, node: phrases.Often) -> Runs:
    match node.per:
        case vocabulary.Event() as per:
            name = (per.nouns or (per.verb,))[0]
        case vocabulary.Step() as per:
            return say(times(node.times), "per", nouns.step(game, per))
        case phrases.Verbatim(text=text):
            name = text
    return say(times(node.times), "per", name)


def _price(game: Words, node: phrases.Price) -> Runs:
    return say("cost:", _price_amount(game, node))


def _price_amount(game: Words, node: phrases.Price | None) -> Runs:
    if node is None:
        return ()
    parts: list[Runs] = []
    if node.amount is not None:
        of = game.noun(node.attribute) if node.attribute else None
        parts.append(nouns.amount(game, node.amount, of))
    if node.orders:
        parts.append(together(game, node.orders))
    runs: Runs = ()
    for part in parts:
        runs = say(runs, "and", part) if runs else part
    return runs


def unknown() -> Paragraph:
    """What stands on a card whose effect nobody knows."""
    return Paragraph(body=say("The effect of this card is not known."))


# --- moments ---------------------------------------------------------------------------------


def moment(game: Words, node: phrases.Moment) -> Runs:
    """When: `during the Combat phase`, `after an enemy unit rolls`."""
    match node:
        case phrases.AtAllTimes():
            return ()
        case phrases.AtEvent():
            return event(game, node)
        case phrases.AtStep():
            return _steps(game, node)
    assert_never(node)


def _steps(game: Words, node: phrases.AtStep) -> Runs:
    timing = {"in": "during", "before": "before", "after": "after"}[node.timing]
    runs: Runs = ()
    for index, step in enumerate(node.steps):
        if isinstance(step, vocabulary.Step) and step.id == "turn" and node.who is not None:
            said = nouns.possessive(game, node.who, nouns.step(game, step))
        else:
            said = say("the", nouns.step(game, step), clauses.turn_of(game, node.who))
        runs = say(runs, "or", said) if index else say(timing, said)
    return runs
