"""There are so many mistakes that the rest of the file was not read.

After fifty mistakes more of them would not help; mend some and try again.
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW019", "too-many-mistakes")


def report(span: Span) -> Diagnostic:
    """Reading stopped at `span`."""
    return error(RULE, "too many mistakes; the rest of this file was not read", span)
