"""What every rule is about, told at length by the file that declares it."""

import importlib
import pkgutil
from types import ModuleType

from cardwright.checks import CHECKS, SET_CHECKS
from cardwright.checks.rule import Check, SetCheck, docstring
from cardwright.diagnostics.diagnostic import Rule
from cardwright.surface import rules as syntax


def explanations() -> tuple[tuple[Rule, str], ...]:
    """Every rule with the text that explains it, by number."""
    all_checks: tuple[Check | SetCheck, ...] = (*CHECKS, *SET_CHECKS)
    checks = [(check.rule, docstring(check)) for check in all_checks]
    shapes = [(module.RULE, module.__doc__ or "") for module in _syntax_rules()]
    return tuple(sorted((*checks, *shapes), key=lambda told: told[0].code))


def _syntax_rules() -> list[ModuleType]:
    """The rules about the shape of a card; the parser calls each by itself, so there is no list."""
    found = pkgutil.iter_modules(syntax.__path__)
    return [importlib.import_module(f"{syntax.__name__}.{module.name}") for module in found]
