"""How English words agree: articles, plurals, lists, who does what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from cardwright.diagnostics.article import article as article_before
from cardwright.wording.nodes import Runs
from cardwright.wording.runs import glue, say, words_of
from cardwright.wording.words import NounWord, VerbWord

Grammatical = Literal["you", "one", "many"]

_TIMES = {1: "once", 2: "twice"}


def article(following: Runs) -> str:
    """`a` or `an`, by the sound of what follows."""
    return article_before(words_of(following))


def form(noun: NounWord, plural: bool) -> str:
    """The noun in the number asked for."""
    return noun.plural if plural else noun.singular


def verb_form(verb: VerbWord, who: Grammatical) -> str:
    """The verb in the present tense."""
    return verb.third if who == "one" else verb.base


def be(who: Grammatical) -> str:
    """`is` or `are`."""
    return "is" if who == "one" else "are"


def have(who: Grammatical) -> str:
    """`has` or `have`."""
    return "has" if who == "one" else "have"


def times(number: int) -> str:
    """How often: once, twice, 3 times."""
    return _TIMES.get(number, f"{number} times")


def listed(items: Sequence[Runs], last: str) -> Runs:
    """`A`, `A and B`, `A, B and C`."""
    if len(items) < 2:
        return items[0] if items else ()
    head = items[0]
    for item in items[1:-1]:
        head = glue(head, ", ", item)
    return say(head, last, items[-1])


def starting_capital(words: str) -> str:
    """A name of the rules as a sheet prints it: Command phase."""
    return words[:1].upper() + words[1:]
