"""A lasting effect lasts as long as the game itself.

An effect ends with a turn, a phase or a battle, at which the game takes it away again. Nothing that a
card once did is remembered until the end of the game.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 friendly unit as champion
        until the end of the game: champion has 1 more die
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

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright_engine import vocabulary as words

RULE = Rule("CW311", "permanent-without-end")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(
            RULE, fault, "this would never end", "end it with a step of the game: `until the end of the turn`"
        )
    for node in case.nodes:
        match node:
            case bound.Last(until=words.Step(parent="")):
                yield error(
                    RULE,
                    "no effect lasts as long as the game",
                    node.span,
                    hints=("end it with a step of the game: `until the end of the turn`",),
                )


CHECK = Check(RULE, _run)
