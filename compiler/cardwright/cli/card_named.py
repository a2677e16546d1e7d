"""The card that a user names: `NAME`, or `GAME/NAME`."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Iterable

from cardwright.bound import nodes as bound
from cardwright.cli.rules import unknown_title
from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright_engine.vocabulary import Vocabulary

Found = tuple[Vocabulary, bound.Card]


def card_named(name: str, files: Iterable[bound.File]) -> Found | Diagnostic:
    """The one card of that name, or what to tell the user. Upper and lower case are alike."""
    cards = [
        (file.vocabulary, block)
        for file in files
        if not isinstance(file.vocabulary, bound.Unresolved)
        for block in file.blocks
        if isinstance(block, bound.Card)
    ]
    name = _typed(name)
    wanted = _alike(name)
    found = [each for each in cards if wanted in (_alike(each[1].title), _alike(_full(each)))]
    if len(found) == 1:
        return found[0]
    if found:
        return unknown_title.ambiguous(name, sorted(_full(each) for each in found))
    known = {_full(each) for each in cards} if "/" in name else {card.title for _, card in cards}
    return unknown_title.unknown(name, known)


def _full(found: Found) -> str:
    vocabulary, card = found
    return f"{vocabulary.game}/{card.title}"


def _typed(name: str) -> str:
    """What was typed, where Python took the terminal for one that knows plain letters only."""
    try:
        return os.fsencode(name).decode("utf-8")
    except UnicodeError:
        return name


def _alike(name: str) -> str:
    """A letter and its accent are one, however a system writes them."""
    return unicodedata.normalize("NFC", name).casefold()
