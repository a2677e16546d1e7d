"""Where the module of a card stands."""

from __future__ import annotations

from cardwright.bound.module_name import module_name
from cardwright.ir import nodes as ir

PACKAGE = "cardwright_cards"
KEYWORDS = "keywords"  # the package of a game's keywords, beside its cards


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
