"""Compiled cards, ready to be played: the installed ones, or freshly compiled text.

Fresh text never becomes a file. It is imported from memory under the names that the modules of its
game have, so that a card finds the keywords it carries; a traceback names the card source.
"""

from __future__ import annotations

import importlib
import linecache
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from cardwright_engine import vocabulary as words
from cardwright_engine.card import Card

PACKAGE = "cardwright_cards"


@dataclass(frozen=True, slots=True, kw_only=True)
class Emitted:
    """One compiled module: its full name, its text, and the card source it came from. A package
    (`cardwright_cards.ring`) has the text of its `__init__`."""

    name: str
    text: str
    source: str
    package: bool = False


def installed(game: str) -> dict[str, Card]:
    """The bundled cards of a game by title, none for a game that has none."""
    try:
        module = importlib.import_module(f"{PACKAGE}.{game}")
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{PACKAGE}.{game}".startswith(missing.name):
            raise
        return {}
    return by_title(module)


def fresh(modules: Mapping[str, Emitted], game: str) -> dict[str, Card]:
    """The cards of a game by title, out of modules that were just compiled; `modules` by name."""
    with _in_memory(modules):
        return by_title(importlib.import_module(f"{PACKAGE}.{game}"))


def fresh_beside_installed(modules: Mapping[str, Emitted], game: str) -> dict[str, Card]:
    """The bundled cards of a game, and with them cards that were just compiled."""
    cards = installed(game)
    with _in_memory(modules):
        for name in modules:
            card = getattr(importlib.import_module(name), "CARD", None)
            if isinstance(card, Card):
                cards[card.name] = card
    return cards


def by_title(module: ModuleType) -> dict[str, Card]:
    """The cards that the package of a game lists."""
    cards: Any = getattr(module, "CARDS", ())
    listed = cards.values() if isinstance(cards, Mapping) else cards
    return {card.name: card for card in listed}


def position_of(vocabulary: words.Vocabulary) -> Callable[[Mapping[str, Card]], Any]:
    """How a game's package sets positions up."""
    package = importlib.import_module(vocabulary.package)
    position: Callable[[Mapping[str, Card]], Any] = package.Position
    return position


@contextmanager
def _in_memory(modules: Mapping[str, Emitted]) -> Iterator[None]:
    """Imports of these modules find their text here, and nothing of them stays behind."""
    finder = _Finder(modules)
    hidden = {name: sys.modules.pop(name) for name in modules if name in sys.modules}
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        for name in modules:
            sys.modules.pop(name, None)
        sys.modules.update(hidden)


class _Finder(MetaPathFinder, Loader):
    def __init__(self, modules: Mapping[str, Emitted]) -> None:
        self._modules = modules

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        module = self._modules.get(fullname)
        if module is None:
            return None
        return ModuleSpec(fullname, self, origin=module.source, is_package=module.package)

    def exec_module(self, module: ModuleType) -> None:
        emitted = self._modules[module.__name__]
        # a name in brackets is never looked for on the disk
        file = f"<{emitted.name}, compiled from {emitted.source}>"
        linecache.cache[file] = (len(emitted.text), None, emitted.text.splitlines(keepends=True), file)
        exec(compile(emitted.text, file, "exec"), module.__dict__)
