"""What would work instead of what was written, in the author's words.

Each of these is a sentence of advice that starts with `say`, or "" where nothing sure can be said. The
binder leaves it as the note of what it could not bind, and the check that reports it gives it as a hint.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from cardwright.bound.lexicon import Lexicon
from cardwright.diagnostics.article import article
from cardwright.surface import nodes as surface
from cardwright.surface.doer import doer
from cardwright.text.source import written
from cardwright_engine import vocabulary as words

_MOST = 8
_TIMES = {"once": 1, "twice": 2, "thrice": 3}
_LOWERING = ("decrease", "diminish", "lower", "reduce", "subtract")
_EQUAL = re.compile(r"equal to (?:your |the )?(.+)")


def with_article(noun: str) -> str:
    """`an item`, `a unit`."""
    return f"{article(noun)} {noun}"


def listed(names: Sequence[str]) -> str:
    """`draw`, `play` or `take`."""
    quoted = [f"`{name}`" for name in names]
    return f"{', '.join(quoted[:-1])} or {quoted[-1]}" if len(quoted) > 1 else "".join(quoted)


# --- unknown verbs -------------------------------------------------------------------------------


def for_unknown_verb(lexicon: Lexicon, verb: str, object_: surface.Value | None) -> str:
    """`draw 2 lore cards`: the verbs that can be done to such a thing."""
    if object_ is None:
        return ""
    phrase = object_.terms[0].parts[0]
    if changed := _changed(lexicon, verb, phrase):
        return changed
    noun = phrase.alternatives[0]
    run = tuple(word.text for word in noun.tail or noun.words)
    taking = sorted(set(_taking(lexicon, run)))
    return f"say what can be done to it here: {listed(taking)}" if 0 < len(taking) <= _MOST else ""


def for_other_verb(lexicon: Lexicon, verb: words.Verb, run: tuple[str, ...]) -> str:
    """`discard 1 card` in a game where only tokens are discarded: the verbs that are done to cards."""
    taking = sorted(set(_taking(lexicon, run)) - {verb.forms[0]})
    return f"say it with a verb that is done to it: {listed(taking)}" if taking else ""


def _taking(lexicon: Lexicon, run: tuple[str, ...]) -> Iterator[str]:
    nouns = [division.noun for division in lexicon.divide(run)]
    for verb in lexicon.vocabulary.verbs:
        for slot in verb.slots if verb.method else ():
            counted = slot.type == "count" and " ".join(run) in slot.words
            fitting = slot.type == "piece" and any(
                isinstance(noun, words.Kind) and slot.kinds and lexicon.fits(noun.id, slot.kinds)
                for noun in nouns
            )
            if (counted or fitting) and not slot.preposition:
                yield verb.forms[0]


def _changed(lexicon: Lexicon, verb: str, phrase: surface.NounPhrase) -> str:
    """`reduce the dice of attacker by 1` is said `attacker has 1 less die`."""
    run = tuple(word.text for word in phrase.alternatives[0].words)
    attribute = next((d.noun for d in lexicon.divide(run) if isinstance(d.noun, words.Attribute)), None)
    if attribute is None or phrase.of is None:
        return ""
    owner, _, change = written(phrase.of.span).partition(" by ")
    number = change or next(
        (
            written(relation.object.span)
            for relation in phrase.relations
            if isinstance(relation, surface.Prepositional) and relation.word.text == "by"
        ),
        "1",
    )
    noun = attribute.words[0 if number == "1" else -1]
    return f"say `{owner} has {number} {'less' if verb in _LOWERING else 'more'} {noun}`"


def for_name_that_does(lexicon: Lexicon, name: str, kind: str, object_: surface.Value) -> str:
    """`target suffers 2 hits` is said `hit target for 2 hits`, `attacker gets -1 die` with `has`."""
    first, last = object_.terms[0], object_.terms[-1]
    noun = last.parts[0].alternatives[0]
    run = " ".join(word.text for word in noun.tail or noun.words)
    number = _number(noun)
    if not number or not run:
        return ""
    if len(object_.terms) == 1 or first is last:
        for verb in lexicon.vocabulary.verbs:
            for slot in verb.slots if _done_to(lexicon, verb, kind) else ():
                if slot.type == "count" and slot.preposition and run in slot.words:
                    return f"say `{verb.forms[0]} {name} {slot.preposition} {number} {run}`"
    for division in lexicon.divide(tuple(run.split())):
        if isinstance(division.noun, words.Attribute) and lexicon.fits(kind, division.noun.of):
            less = "less" if last.sign == "-" else "more"
            return f"say `{name} has {number} {less} {run}`, under `until`, `while` or `always`"
    return ""


def _number(noun: surface.Noun) -> str:
    number = noun.after or noun.number
    return written(number.span) if number is not None else ""


# --- known verbs ---------------------------------------------------------------------------------


def for_hidden_verb(lexicon: Lexicon, verb: words.Verb, name: str, kind: str, rest: str) -> str:
    """`target retreats`: what a piece does is said with `must`, or ordered."""
    base = verb.forms[0]
    if any(lexicon.is_a(kind, one) for one in verb.agent):
        return f"say `{' '.join((name, 'must', base, rest)).strip()}`"
    if not _done_to(lexicon, verb, kind):
        return ""
    return f"say `{' '.join((base, name, rest)).strip()}`"


def _done_to(lexicon: Lexicon, verb: words.Verb, kind: str) -> bool:
    """Whether a verb is done to such a piece."""
    return any(
        slot.type == "piece" and not slot.preposition and lexicon.fits(kind, slot.kinds)
        for slot in verb.slots
    )


def for_agent(lexicon: Lexicon, verb: words.Verb, agent: str, kind: str, rest: str) -> str:
    """`each enemy unit must retreat for 1 hex`, where only players make units retreat."""
    if "player" not in verb.agent or not _done_to(lexicon, verb, kind):
        return ""
    own = [slot for slot in verb.slots if slot.preposition]
    if rest.split(" ")[0] not in {slot.preposition for slot in own}:
        rest = " ".join(f"{slot.preposition} …" for slot in own if not slot.implied)
    return f"say `{' '.join((verb.forms[0], agent, rest)).strip()}`: a player does it"


def for_more(lexicon: Lexicon, verb: words.Verb, permit: surface.Permit) -> str:
    """`runner may move 1 more hex` changes a number: `runner has 1 more move`."""
    if permit.arguments.object is None:
        return ""
    noun = permit.arguments.object.terms[0].parts[0].alternatives[0]
    if noun.more is None:
        return ""
    number = _number(noun)
    for attribute in lexicon.vocabulary.attributes:
        if attribute.modifiable and any(form in attribute.words for form in verb.forms):
            unit = attribute.words[0 if number == "1" else -1]
            return f"say `{written(permit.subject.span)} has {number} {noun.more} {unit}`"
    return f"say what it has {noun.more} of: `{written(permit.subject.span)} has {number} {noun.more} …`"


def for_times(verb: words.Verb, object_: surface.Value, whole: str) -> tuple[surface.Word, str] | None:
    """`hit target twice`, `hit target 3 times`: the word that says how often, and what is said instead."""
    noun = object_.terms[-1].parts[-1].alternatives[-1]
    last = (noun.tail or noun.words)[-1:]
    if not last:
        return None
    number = _TIMES.get(last[0].text)
    if last[0].text in ("time", "times") and isinstance(noun.after or noun.number, surface.Integer):
        number = int(_number(noun))
    if number is None:
        return None
    for slot in verb.slots:
        if slot.type == "count" and slot.preposition:
            return last[0], f"say `{slot.preposition} {number} {slot.words[0 if number == 1 else -1]}`"
    return last[0], f"say `repeat {number} times: {whole}`"


def for_count(verb: words.Verb, slot: words.Slot, value: surface.Value) -> str:
    """`hit target for 2` is said `for 2 hits`, `roll dice equal to your level plus 1` with a sum."""
    noun = value.terms[0].parts[0].alternatives[0]
    text = written(value.span)
    bare = not noun.words and not noun.tail and noun.number is not None and noun.group is None
    if bare and len(value.terms) == 1 and not noun.faces:
        unit = slot.words[0 if text == "1" else -1]
        return f"say `{' '.join((slot.preposition, text, unit)).strip()}`"
    line = value.span.source.text[value.span.start :].partition("\n")[0]
    counted = noun.words[0].text if noun.words else ""
    if counted in slot.words and (found := _EQUAL.match(line.removeprefix(counted).strip())):
        number = found[1].partition(" as ")[0].replace(" plus ", " + ").replace(" minus ", " - ").strip()
        return f"say `{verb.forms[0]} {number} {counted}`"
    return f"`{verb.forms[0]}` counts {slot.words[-1]}"


def for_passive(lexicon: Lexicon, state: surface.State) -> str:
    """`target is hit twice` among what happens is an order: `hit target for 2 hits`."""
    if not isinstance(state.complement, surface.Value) or state.negated:
        return ""
    noun = state.complement.terms[0].parts[0].alternatives[0]
    verb = lexicon.verbs.get(noun.words[0].text) if noun.words else None
    if verb is None or not verb.method:
        return ""
    order = f"{verb.forms[0]} {written(state.subject.span)}"
    how = for_times(verb, state.complement, order)
    return f"say `{order} {how[1].removeprefix('say `')}" if how else f"say `{order}`"


def for_subject(sentence: str, verb: str, name: str) -> str:
    """`before an enemy unit rolls` hides where its verb starts; a name before the verb shows it."""
    subject, found, rest = sentence.partition(f" {verb}")
    return f"say `{subject} as {name or doer(verb)}{found}{rest}`" if found else ""


def for_faces(lexicon: Lexicon, run: tuple[str, ...]) -> str:
    """`blue blue` where faces are wanted: they stand in brackets."""
    faces = [_face(lexicon, word) for word in run]
    return f"say `{' '.join(f'[{face}]' for face in faces)}`" if all(faces) else ""


def for_rolled(lexicon: Lexicon, subject: surface.NounPhrase, verb: words.Verb | None) -> str:
    """`any lore was rolled`: what is rolled is a face."""
    noun = subject.alternatives[0]
    face = _face(lexicon, " ".join(word.text for word in noun.words))
    if verb is None or verb.gives != "dice" or not face:
        return ""
    determiner = f"{noun.determiner.text} " if noun.determiner is not None else ""
    return f"say `{determiner}[{face}]`"


def _face(lexicon: Lexicon, word: str) -> str:
    faces = {" ".join(run) for run in lexicon.faces}
    return next((face for face in sorted(faces) if face.casefold() == word.casefold()), "")


def for_person(lexicon: Lexicon, each: bool) -> str:
    """`each player` in a game that has no word for all players."""
    return "" if lexicon.vocabulary.players or not each else "say it of `you`, and again of `your opponent`"
