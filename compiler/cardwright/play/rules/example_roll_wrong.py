"""An example rolls another number of dice than the game does.

The number of dice is what many cards are about, so an example has to say exactly as many faces as
dice are rolled.

```card
    example "a die too many" {
        given you have a level 1 Wizard
        you play "Fireball" onto the unit at e5
        you roll [red] [flag] [flag] [flag]
    }
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW905", "example-roll-wrong")


def report(span: Span, said: int, wanted: int, notes: tuple[str, ...] = ()) -> Diagnostic:
    """The line at `span` says `said` faces, the game rolls `wanted` dice."""
    dice = "1 die is" if wanted == 1 else f"{wanted} dice are"
    return error(RULE, f"{dice} rolled here, and the example says {said}", span, notes=notes)
