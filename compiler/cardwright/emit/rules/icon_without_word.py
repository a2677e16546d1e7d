"""An icon has no word.

Whoever cannot see an icon, or does not know it, reads its word. A face or icon that a card shows has
to have one in the words of its game. This card breaks the rule in a game that gives `[red]` none.

```card
game battlelore

lore "Ember" {
    class Wizard
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        roll 2 dice
        hit target for each [red] rolled
    }
}
```

The game's package gives the face a word; the card stays as it is.

```card
game battlelore

lore "Ember" {
    class Wizard
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        roll 2 dice
        hit target for each [red] rolled
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.wording.nodes import Finding

RULE = Rule("CW801", "icon-without-word")


def report(found: Finding) -> Diagnostic:
    """The icon that `found` names has no word in this language."""
    return error(
        RULE,
        f"the icon `{found.text}` has no word",
        found.span,
        "on this card",
        hints=("the words of the game have to give it one",),
    )
