"""Something that an example expects to be refused is possible, or is refused for another reason.

`expect error cost` says that the line before it cannot be done, and that the reason with the id
`cost` is among those that speak against it.

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
        expect error cost
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
        given you have 0 lore, and your opponent has 3 lore
        given your hand is "Tax"
        you play "Tax"
        expect error cost
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW906", "example-not-refused")


def report(span: Span, act: Span, why: str, notes: tuple[str, ...] = ()) -> Diagnostic:
    """The line at `act` should be refused as `span` says, but `why`."""
    return error(RULE, why, span, "expected here", also=[Label(act, "this should be refused")], notes=notes)
