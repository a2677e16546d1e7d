"""A piece is asked for something that no piece has.

The attributes of pieces (figures, banner, dice) are declared by the game.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 friendly unit as champion
        until the end of the turn: champion has 1 more dye
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 friendly unit as champion
        until the end of the turn: champion has 1 more die
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check, left, misnamed
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW204", "unknown-attribute")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misnamed(RULE, fault, f"nothing has a `{fault.text}` in this game")


CHECK = Check(RULE, _run)
