"""A line of an example stands where it means nothing.

First the position, then what happens; `expect error` directly after what is refused.

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
        given your opponent has 5 lore
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
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW907", "example-out-of-order")


def report(span: Span, why: str) -> Diagnostic:
    """The line at `span` stands in a wrong place."""
    return error(RULE, why, span)
