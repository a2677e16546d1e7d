"""The card that a user names: `NAME`, or `GAME/NAME`."""

from __future__ import annotations

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
    wanted = name.casefold()
    found = [each for each in cards if wanted in (each[1].title.casefold(), _full(each).casefold())]
    if len(found) == 1:
        return found[0]
    if found:
        return unknown_title.ambiguous(name, sorted(_full(each) for each in found))
    known = {_full(each) for each in cards} if "/" in name else {card.title for _, card in cards}
    return unknown_title.unknown(name, known)


def _full(found: Found) -> str:
    vocabulary, card = found
    return f"{vocabulary.game}/{card.title}"
