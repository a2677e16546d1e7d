"""A line of an example says what cannot be asked of a running game.

A question such as "if they do" has an answer only inside an effect, and a phrase such as "the unit
at e5" has to fit one piece. What no piece fits, and what fits several, names nothing.

```card
    example "which one" {
        given 2 enemy units
        you play "Fireball" onto the enemy unit
    }
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW908", "example-not-playable")


def report(span: Span, why: str, notes: tuple[str, ...] = ()) -> Diagnostic:
    """The words at `span` name nothing here; `why` says so in a sentence."""
    return error(RULE, why, span, notes=notes)
