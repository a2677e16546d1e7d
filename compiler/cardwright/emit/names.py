"""Where the module of a card stands, and which names the package of a game cannot have twice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from cardwright.bound.module_name import is_free, module_name
from cardwright.ir import nodes as ir

PACKAGE = "cardwright_cards"
KEYWORDS = "keywords"  # the package of a game's keywords, beside its cards


@dataclass(frozen=True, slots=True)
class Misnamed:
    """A card that can have no module under its name. `other` is the card that has it already."""

    title: str
    name: str
    problem: Literal["no letters", "kept by Python", "taken"]
    other: str = ""


def module_of(module: ir.Module) -> str:
    """The full name of a card's module."""
    return f"{package_of(module)}.{module_name(module.title)}"


def package_of(module: ir.Module) -> str:
    """The package in which it stands: cards in the game's, keywords in one of their own."""
    game = f"{PACKAGE}.{module.game}"
    return f"{game}.{KEYWORDS}" if module.record is None else game


def path_of(module: ir.Module) -> str:
    """The file of a card's module, under the folder of all emitted files."""
    return module_of(module).replace(".", "/") + ".py"


def misnamed(modules: Iterable[ir.Module]) -> tuple[Misnamed, ...]:
    """Cards whose names make no module, or one that another card has."""
    found: list[Misnamed] = []
    taken: dict[str, str] = {}
    for module in modules:
        name = module_name(module.title)
        full = module_of(module)
        if not name:
            found.append(Misnamed(module.title, name, "no letters"))
        elif not is_free(name) or (name == KEYWORDS and module.record is not None):
            found.append(Misnamed(module.title, name, "kept by Python"))
        elif full in taken:
            found.append(Misnamed(module.title, name, "taken", taken[full]))
        else:
            taken[full] = module.title
    return tuple(found)
