"""Write the package that lists all cards of a game, or all its keywords."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardwright.emit.literals import ident, safe_words
from cardwright.emit.names import PACKAGE


def to_package(title: str, game: str, names: Iterable[str]) -> str:
    """The cards of a game by their titles; `names` are those of their modules."""
    modules = sorted(ident(name) for name in names)
    docstring = f'"""The cards of {safe_words(title)}, by their titles."""'
    head = [docstring, "", "from collections.abc import Mapping", "from typing import Final", ""]
    core = "from cardwright_engine.card import Card"
    imports = [*_imports(f"{PACKAGE}.{ident(game)}", modules), core] if modules else [core]
    return "\n".join([*head, *imports, "", *_listed(modules)]) + "\n"


def to_keywords(title: str) -> str:
    """The package of a game's keywords; each is imported by the cards that carry it."""
    return f'"""The keywords of {safe_words(title)}."""\n'


def _imports(package: str, modules: Sequence[str]) -> list[str]:
    if len(modules) == 1:
        return [f"from {package} import {modules[0]}"]
    return [f"from {package} import (", *(f"    {module}," for module in modules), ")"]


def _listed(modules: Sequence[str]) -> list[str]:
    declared = "CARDS: Final[Mapping[str, Card]] = {"
    if not modules:
        return [f"{declared}}}"]
    if len(modules) == 1:
        return [f"{declared}card.name: card for card in ({modules[0]}.CARD,)}}"]
    cards = [f"        {module}.CARD," for module in modules]
    return [declared, "    card.name: card", "    for card in (", *cards, "    )", "}"]
