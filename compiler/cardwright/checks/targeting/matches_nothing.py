"""A phrase describes a piece that cannot exist.

Each kind of piece can be only so much at once: a unit has one banner and one side. A phrase whose parts
exclude each other would never find a piece.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 friendly enemy unit as target
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
        choose 1 enemy unit as target
        hit target
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.candidate import Clash
from cardwright.bound.satisfiable import decide, decide_tests
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW401", "matches-nothing")


def _run(case: Case) -> Iterator[Diagnostic]:
    kinds = {kind.id: kind for kind in case.vocabulary.kinds}
    for timed in case.abilities:
        if timed.around is None:
            for node in timed.nodes:
                match node:
                    case bound.Select():
                        verdict = decide(node, case.vocabulary)
                    case bound.RoleTest() if node.role.kind in kinds:
                        kind = kinds[node.role.kind]
                        verdict = decide_tests(kind, node.span, node.tests, case.vocabulary)
                    case _:
                        continue
                if verdict.matches == "nothing" and verdict.clash is not None:
                    yield _report(node.span, verdict.clash)


def _report(span: Span, clash: Clash) -> Diagnostic:
    where = clash.second or clash.first
    also = () if where == clash.first else (Label(clash.first, "it cannot be this as well"),)
    return error(RULE, f"no piece is like this: {clash.why}", where, also=also)


CHECK = Check(RULE, _run)
