"""A text does not fit on the card.

A longer text is printed smaller, down to a size that can be read across a table. What is longer still
is cut off on the sheet.

```card
game battlelore

lore "Saga" {
    class Wizard
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        roll 4 dice
        hit target for each [banner of target] rolled
        if any [Lore] was rolled, gain 2 lore
        if any [bonus strike] was rolled, your opponent gains 1 lore
        roll 4 dice
        hit target for each [banner of target] rolled
        if any [Lore] was rolled, gain 2 lore
        if any [bonus strike] was rolled, your opponent gains 1 lore
        roll 4 dice
        hit target for each [banner of target] rolled
        if any [Lore] was rolled, gain 2 lore
        if any [bonus strike] was rolled, your opponent gains 1 lore
        roll 4 dice
        hit target for each [banner of target] rolled
        if any [Lore] was rolled, gain 2 lore
        if any [bonus strike] was rolled, your opponent gains 1 lore
        roll 4 dice
        hit target for each [banner of target] rolled
        if any [Lore] was rolled, gain 2 lore
        if any [bonus strike] was rolled, your opponent gains 1 lore
        roll 4 dice
        hit target for each [banner of target] rolled
        if any [Lore] was rolled, gain 2 lore
        if any [bonus strike] was rolled, your opponent gains 1 lore
    }
}
```

Say less on one card: fewer rounds, fewer abilities, or a keyword for what many cards say.

```card
game battlelore

lore "Saga" {
    class Wizard
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        roll 4 dice
        hit target for each [banner of target] rolled
        if any [Lore] was rolled, gain 2 lore
        if any [bonus strike] was rolled, your opponent gains 1 lore
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, Severity
from cardwright.wording.nodes import Finding

RULE = Rule("CW803", "sheet-overflow")


def report(found: Finding) -> Diagnostic:
    """The text of the card that `found` names does not fit. The card can be played all the same."""
    return Diagnostic(
        rule=RULE,
        severity=Severity.WARNING,
        message=f"the text of `{found.text}` does not fit on its card",
        labels=(Label(found.span, "this card", primary=True),),
        notes=(found.note,) if found.note else (),
    )
