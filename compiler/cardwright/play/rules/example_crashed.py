"""The game broke while an example was played.

This is never the card author's mistake: the engine or the compiled card has a fault. The report
names the fault, and the line of the card where it happened if it did there.

Please report it, with the card.
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW909", "example-crashed")


def report(span: Span, fault: str, notes: tuple[str, ...] = ()) -> Diagnostic:
    """The game broke with `fault` at the line at `span`."""
    return error(
        RULE,
        "the game broke at this line",
        span,
        notes=(fault, *notes),
        hints=("this is a bug in cardwright, please report it with the card",),
    )
