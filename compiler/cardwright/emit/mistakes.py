"""Everything that can be wrong with a printed sheet."""

from collections.abc import Callable, Mapping
from typing import Final

from cardwright.diagnostics.diagnostic import Diagnostic, Rule
from cardwright.diagnostics.internal_error import InternalError
from cardwright.emit.rules import icon_without_word, name_too_long, sheet_overflow
from cardwright.wording.nodes import Finding

_MODULES = (icon_without_word, name_too_long, sheet_overflow)
_REPORTS: Final[Mapping[str, Callable[[Finding], Diagnostic]]] = {
    module.RULE.name: module.report for module in _MODULES
}

SHEET_RULES: tuple[Rule, ...] = tuple(module.RULE for module in _MODULES)

# What `cardwright explain NAME` prints, by the name of the rule.
EXPLANATIONS: Mapping[str, str] = {module.RULE.name: module.__doc__ or "" for module in _MODULES}


def report(found: Finding) -> Diagnostic:
    """What a text or a sheet found, as people are told it."""
    if found.problem not in _REPORTS:
        raise InternalError(f"nobody tells of {found.problem!r}")
    return _REPORTS[found.problem](found)
