"""Blocks or brackets stand too deep inside each other.

Nobody can read a card with fifty blocks inside each other, and no game needs one.
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW017", "too-deep")


def report(span: Span, limit: int) -> Diagnostic:
    """What opens at `span` is more than `limit` deep."""
    return error(
        RULE, f"this is more than {limit} deep inside other blocks", span, hints=("part the card in two",)
    )
