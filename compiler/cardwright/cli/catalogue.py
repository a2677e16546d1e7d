"""All rules that can be broken, with what explains them."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.checks.explain import explanations
from cardwright.cli import mistakes as files
from cardwright.diagnostics.diagnostic import Rule
from cardwright.emit import mistakes as sheets
from cardwright.play import mistakes as examples


@dataclass(frozen=True, slots=True)
class Explained:
    """A rule and its explanation."""

    rule: Rule
    text: str

    def named(self, name: str) -> bool:
        """Whether a user means this rule."""
        return name.strip().lower() == self.rule.name or name.strip().upper() == self.rule.code


def catalogue() -> tuple[Explained, ...]:
    """Every rule, by number."""
    known = [
        *explanations(),
        *((rule, examples.EXPLANATIONS[rule.name]) for rule in examples.PLAY_RULES),
        *((rule, sheets.EXPLANATIONS[rule.name]) for rule in sheets.SHEET_RULES),
        *((rule, files.EXPLANATIONS[rule.name]) for rule in files.FILE_RULES),
    ]
    return tuple(Explained(rule, text) for rule, text in sorted(known, key=lambda each: each[0].code))
