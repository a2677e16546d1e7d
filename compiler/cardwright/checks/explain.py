"""What a rule is about, told at length: what it refuses, why, and a card before and after."""

import importlib
import pkgutil
from types import ModuleType

from cardwright.checks import CHECKS, SET_CHECKS
from cardwright.checks.rule import Check, SetCheck, docstring, explained
from cardwright.diagnostics.diagnostic import Rule
from cardwright.surface import rules as syntax


def explain(name_or_code: str) -> str | None:
    """The explanation of a rule by its name (`unknown-event`) or its number (`CW302`); nothing for
    one that nobody knows."""
    wanted = name_or_code.strip()
    for rule, text in explanations():
        if wanted.lower() == rule.name or wanted.upper() == rule.code:
            told = explained(text)
            return (
                f"{rule.name} ({rule.code})\n\n{told.prose}\n\n"
                f"A card that breaks the rule:\n\n{_indented(told.broken)}\n"
                f"The same card mended:\n\n{_indented(told.mended)}"
            )
    return None


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


def _indented(card: str) -> str:
    return "".join(f"    {line}" if line.strip() else line for line in card.splitlines(keepends=True))
