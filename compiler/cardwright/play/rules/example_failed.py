"""An example was played as it says, and what it expects does not hold.

Either the card says something else than its author means, or the expectation was worked out
wrongly. The report says what came instead, and what happened until then.

```card
game battlelore

lore "Tax" {
    class Rogue, number 1
    cost 1
    play in the command phase {
        take 1 lore from your opponent
    }
    example "one token" {
        given you have a level 1 Rogue
        given you have 1 lore, and your opponent has 3 lore
        given your hand is "Tax"
        you play "Tax"
        expect you have 2 lore
    }
}
```

```card
game battlelore

lore "Tax" {
    class Rogue, number 1
    cost 1
    play in the command phase {
        take 1 lore from your opponent
    }
    example "one token" {
        given you have a level 1 Rogue
        given you have 1 lore, and your opponent has 3 lore
        given your hand is "Tax"
        you play "Tax"
        expect you have 1 lore
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW902", "example-failed")


def report(span: Span, why: str, notes: tuple[str, ...] = ()) -> Diagnostic:
    """The expectation at `span` does not hold; `why` says what came instead."""
    return error(RULE, why, span, "expected here", notes=notes)
