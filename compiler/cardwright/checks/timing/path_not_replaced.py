"""Several things are made to be what only one of them can be at a time.

One path is active at a time (R3): another one replaces it. A card that activates two would have both
side by side, or would lose the first one before anybody had walked it.

```card
game ring

event "Ember" {
    faction Hobbit, deck Frodo, number 200
    play {
        activate 2 unused paths
    }
}
```

```card
game ring

event "Ember" {
    faction Hobbit, deck Frodo, number 200
    play {
        activate 1 unused path
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.numbers import bounds
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error

RULE = Rule("CW317", "path-not-replaced")


def _run(case: Case) -> Iterator[Diagnostic]:
    single = {kind.id: kind.single for kind in case.vocabulary.kinds if kind.single}
    for node in case.nodes:
        if isinstance(node, bound.Do) and node.verb.makes:
            for argument in node.arguments[:1]:
                chosen = argument.value
                if isinstance(chosen, bound.Chosen) and isinstance(chosen.pieces, bound.Select):
                    kind = chosen.pieces.kind
                    if single.get(kind.id) == node.verb.makes and _several(chosen.quantity):
                        yield error(
                            RULE,
                            f"only one `{kind.words[0]}` can be like this at a time",
                            chosen.span,
                            hints=(f"name one `{kind.words[0]}`, which replaces the other",),
                        )


def _several(quantity: bound.Quantity) -> bool:
    return quantity.every or bounds(quantity.number).high > 1


CHECK = Check(RULE, _run)
