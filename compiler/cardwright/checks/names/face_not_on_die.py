"""A face in brackets is on no die of the game.

The faces of a game's dice are declared. One that can never be rolled would make its line dead.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        roll 2 dice
        if any [skull] was rolled, hit target
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        roll 2 dice
        if any [Lore] was rolled, hit target
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check, left, misnamed
from cardwright.diagnostics.diagnostic import Diagnostic, Rule
from cardwright.text.source import written

RULE = Rule("CW227", "face-not-on-die")


def _run(case: Case) -> Iterator[Diagnostic]:
    known = tuple(word for face in case.vocabulary.faces for word in face.words)
    for fault in left(RULE, case):
        yield misnamed(RULE, fault, f"no die shows `[{fault.text}]`")
    for node in case.nodes:
        if isinstance(node, bound.FaceRef) and node.face is None and node.attribute is None:
            shown = written(node.span).strip("[]")
            said, of, _ = shown.partition(" of ")
            meant = tuple(word for one in case.vocabulary.attributes for word in one.words) if of else known
            fault = bound.Unresolved(span=node.span, problem=RULE.name, text=said, known=meant)
            yield misnamed(RULE, fault, f"no die shows `[{shown}]`")


CHECK = Check(RULE, _run)
