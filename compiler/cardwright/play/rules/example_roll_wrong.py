"""An example rolls another number of dice than the game does.

The number of dice is what many cards are about, so an example has to say exactly as many faces as
dice are rolled.

```card
game battlelore

lore "Spark" {
    class Wizard, number 1
    cost 1
    play in the command phase {
        choose 1 enemy unit as target
        roll 2 dice
        hit target for each [banner of target] rolled
    }
    example "one helmet" {
        given a red enemy unit at e5
        given you have a level 1 Wizard
        given you have 1 lore
        given your hand is "Spark"
        you play "Spark" onto the unit at e5
        you roll [red] [flag] [flag]
    }
}
```

```card
game battlelore

lore "Spark" {
    class Wizard, number 1
    cost 1
    play in the command phase {
        choose 1 enemy unit as target
        roll 2 dice
        hit target for each [banner of target] rolled
    }
    example "one helmet" {
        given a red enemy unit at e5
        given you have a level 1 Wizard
        given you have 1 lore
        given your hand is "Spark"
        you play "Spark" onto the unit at e5
        you roll [red] [flag]
    }
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
