"""A line of an example says what cannot be asked of a running game.

A question such as "if they do" has an answer only inside an effect, and a phrase such as "the unit
at e5" has to fit one piece. What no piece fits, and what fits several, names nothing.

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
        expect the unit at e5 has 3 figures
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
        given your unit at e5 with 3 figures
        given your hand is "Tax"
        you play "Tax"
        expect the unit at e5 has 3 figures
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW908", "example-not-playable")


def report(span: Span, why: str, notes: tuple[str, ...] = ()) -> Diagnostic:
    """The words at `span` name nothing here; `why` says so in a sentence."""
    return error(RULE, why, span, notes=notes)
