"""A choice does not say what the chosen piece is called.

`as` names the nearest phrase before it that starts with `a`, `an` or `another`, and so may name a piece
that was only mentioned. A choice whose own piece has no name can have no effect.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit adjacent to a friendly unit as target
        hit target
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target adjacent to a friendly unit
        hit target
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error

RULE = Rule("CW217", "choose-unnamed")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(
            RULE,
            fault,
            "what is chosen here has no name",
            "write `as` and a name directly after the noun that is chosen",
        )
    for node in case.nodes:
        if isinstance(node, bound.Choose) and not node.chosen.name:
            yield error(
                RULE,
                "what is chosen here has no name",
                node.chosen.span,
                hints=("write `as` and a name directly after the noun that is chosen",),
            )


CHECK = Check(RULE, _run)
