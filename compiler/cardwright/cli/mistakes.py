"""Everything that can be wrong with the files around the cards."""

from collections.abc import Mapping

from cardwright.cli.rules import (
    generated_missing,
    generated_orphan,
    generated_out_of_date,
    output_unwritable,
    source_not_utf_8,
    source_unreadable,
    unknown_title,
)
from cardwright.diagnostics.diagnostic import Rule

_MODULES = (
    source_unreadable,
    source_not_utf_8,
    generated_out_of_date,
    generated_missing,
    generated_orphan,
    unknown_title,
    output_unwritable,
)

FILE_RULES: tuple[Rule, ...] = tuple(module.RULE for module in _MODULES)

# What `cardwright explain NAME` prints, by the name of the rule.
EXPLANATIONS: Mapping[str, str] = {module.RULE.name: module.__doc__ or "" for module in _MODULES}
