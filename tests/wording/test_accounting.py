"""Clause accounting: what the tree limits, the text limits, and the reverse, on all real cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module

import pytest

from cardwright.bound import nodes as b
from cardwright.bound.from_surface import Library, bind
from cardwright.bound.walk import same, walk
from cardwright.resources import CARDS
from cardwright.surface.from_text import parse
from cardwright.text.source import Source
from cardwright.wording import plain, text
from cardwright_engine.vocabulary import Vocabulary

GAMES: dict[str, Vocabulary] = {
    game: import_module(f"cardwright_engine.games.{game}").VOCABULARY
    for game in ("battlelore", "battlelore2", "ring")
}


@cache
def _cards() -> dict[str, tuple[b.Card, Vocabulary]]:
    """All cards of the project that are understood."""
    paths = sorted(CARDS.rglob("*.card"))
    parsed = [parse(Source(path.name, path.read_text("utf-8"))).file for path in paths]
    library = Library.of(parsed, GAMES)
    found: dict[str, tuple[b.Card, Vocabulary]] = {}
    for surface in parsed:
        file = bind(surface, library)
        if isinstance(file.vocabulary, b.Unresolved):
            continue
        for block in file.blocks:
            if isinstance(block, b.Card) and block.abilities and not _unresolved(block.abilities):
                found[f"{file.vocabulary.game}/{block.title}"] = block, file.vocabulary
    return found


def _unresolved(tree: object) -> bool:
    return any(isinstance(part, b.Unresolved) for part in walk(tree))


def _nodes(card: b.Card) -> Iterator[object]:
    return walk(card.abilities)


def _count(card: b.Card, word: str) -> int:
    """How often the tree asks for a word."""
    total = 0
    for node in _nodes(card):
        match word, node:
            case "may", b.Do(optional=True) | b.Ability(optional=True) | b.Allow(allows=True):
                total += 1
            case "up to", b.Quantity(up_to=True, number=number) if not isinstance(number, b.Unlimited):
                total += 1
            case "up to", b.Argument(slot=slot) if slot.limit:
                total += 1
            case "any number of", b.Unlimited():
                total += 1
            case "any number of", b.Allow(allows=False):  # who cannot ignore any is told no number
                total -= sum(isinstance(part, b.Unlimited) for part in walk(node))
            case "exactly", b.Quantity(exact=True) | b.Modify(stage="lock"):
                total += 1
            case "at most", b.Modify(stage="cap total"):
                total += 1
            case "until the end of", b.Last():
                total += 1
            case "limit", b.Limit():
                total += 1
            case "choose one", b.Either():
                total += 1
            case "cost", b.Cost():
                total += 1
            case "instead", b.Ability(form="replace"):
                total += 1
            case "rounded up", b.Half():
                total += 1
            case _:
                pass
    return total


WORDS = {
    "may": r"\bmay\b",
    "up to": r"\bup to\b",
    "any number of": r"\bany number of\b",
    "exactly": r"\bexactly\b",
    "at most": r"(?<!\bis )\bat most\b",  # a number that is at most another is compared, not limited
    "until the end of": r"\buntil the end of\b",
    "limit": r"\b(once|twice|\d+ times) per\b",
    "choose one": r"\bchooses? one:",
    "cost": r"\bcost:|\bpay\b",
    "instead": r"\binstead\b(?! of)",
    "rounded up": r"\brounded up\b",
}


def test_there_are_cards_to_count() -> None:
    assert len(_cards()) > 20


@pytest.mark.parametrize("word", WORDS)
def test_tree_and_text_limit_the_same(word: str) -> None:
    wrong = {}
    for name, (card, vocabulary) in _cards().items():
        said = plain(text(card, vocabulary))
        found = len(re.findall(WORDS[word], said, re.IGNORECASE))
        if found != _count(card, word):
            wrong[name] = (said, found, _count(card, word))
    assert wrong == {}


def _distributes(node: object) -> bool:
    match node:
        case b.ForEach() | b.CountOf() | b.Quantity(every=True) | b.PlayerOf(each=True):
            return True
        case _:
            return False


def _may_distribute(node: object) -> bool:
    """Sets that stand for each of their pieces, and dice that count one by one."""
    match node:
        case b.Modify(subject=b.Select()) | b.Allow(subject=b.Select()) | b.Argument(value=b.Select()):
            return True
        case b.FacesRolled() | b.Product():
            return True
        case b.Do(arguments=arguments) if any(argument.slot.type == "count" for argument in arguments):
            return any(isinstance(one.value, b.Local) and one.value.plural for one in arguments)
        case _:
            return _distributes(node)


def test_each_is_said_where_the_tree_distributes_and_only_there() -> None:
    wrong = {}
    for name, (card, vocabulary) in _cards().items():
        said = plain(text(card, vocabulary))
        found = re.search(r"\b(each|every)\b", said, re.IGNORECASE) is not None
        must = any(_distributes(node) for node in _nodes(card))
        can = any(_may_distribute(node) for node in _nodes(card))
        if (must and not found) or (found and not can):
            wrong[name] = said
    assert wrong == {}


def test_no_two_texts_are_the_same_and_mean_something_else() -> None:
    wrong = []
    told: dict[tuple[str, str], tuple[str, b.Ability]] = {}
    for name, (card, vocabulary) in _cards().items():
        for ability in card.abilities:
            alone = replace(card, abilities=(ability,), fields=())
            said = plain(text(alone, vocabulary)).replace(f"“{card.title}”", "this")
            key = (f"{vocabulary.game} {card.kind.word}", said)
            other, first = told.setdefault(key, (name, ability))
            if not same(first, ability):
                wrong.append((said, other, name))
    assert wrong == []


def test_every_number_of_the_tree_is_in_the_text_and_the_reverse() -> None:
    wrong = {}
    for name, (card, vocabulary) in _cards().items():
        said = re.sub(r"“[^”]*”", "", plain(text(card, vocabulary)))
        numbers = {int(number) for number in re.findall(r"\d+", said)}
        if re.search(r"\btwice\b", said):
            numbers.add(2)
        asked = {node.value for node in _nodes(card) if isinstance(node, b.Whole)}
        asked |= {value for node in _nodes(card) if isinstance(node, b.ByLevel) for value in node.values}
        asked |= {node.times for node in _nodes(card) if isinstance(node, b.Limit)}
        asked |= {node.per for node in _nodes(card) if isinstance(node, b.CountOf)}
        if numbers - {0, 1} != asked - {0, 1}:
            wrong[name] = (said, numbers, asked)
    assert wrong == {}
