"""A number of pieces is asked for that can never be chosen.

`up to 0` chooses nothing, and of what exists once nobody can choose two.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose up to 0 enemy units as targets
        hit targets
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose up to 2 enemy units as targets
        hit targets
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.numbers import bounds
from cardwright.bound.sizes import sizes_of
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error

RULE = Rule("CW408", "count-impossible")


def _run(case: Case) -> Iterator[Diagnostic]:
    single = {kind.id: kind.single for kind in case.vocabulary.kinds if kind.single}
    for timed in case.abilities:
        sizes = sizes_of(timed.nodes)
        if timed.around is None:
            for node in timed.nodes:
                if isinstance(node, bound.Chosen) and not node.quantity.every:
                    number = bounds(node.quantity.number)
                    if number.high <= 0:
                        yield error(
                            RULE,
                            "this chooses none",
                            node.quantity.span,
                            hints=("say how many: at least 1",),
                        )
                    elif _among(node.pieces) in sizes and number.low > sizes[_among(node.pieces)]:
                        most = sizes[_among(node.pieces)]
                        yield error(
                            RULE,
                            f"`{_among(node.pieces)}` is never more than {most}",
                            node.quantity.span,
                            hints=(f"say at most {most}, or have more to choose from",),
                        )
                    elif number.low > 1 and node.quantity.exact and _is_single(node.pieces, single):
                        yield error(
                            RULE,
                            "there is never more than one of these",
                            node.quantity.span,
                            hints=("say `1`, or `the` in front of it",),
                        )


def _is_single(pieces: bound.Pieces, single: dict[str, str]) -> bool:
    return isinstance(pieces, bound.Select) and any(
        isinstance(test, bound.IsAdjective)
        and not test.negated
        and single.get(pieces.kind.id) == test.adjective.id
        for test in pieces.tests
    )


def _among(pieces: bound.Pieces) -> str:
    return pieces.name if isinstance(pieces, bound.Local) else ""


CHECK = Check(RULE, _run)
