"""A phrase does not say how many.

A missing number never means any or all: a card says `1`, `up to 2`, `each`, `all` or `any number of`.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        order ordered units
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        order 1 friendly unit
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import written

RULE = Rule("CW225", "quantity-missing")


_ADVICE = "write `1`, `each`, `all` or `any number of` before it"


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(RULE, fault, f"`{fault.text}` does not say how many", _ADVICE)
    for timed in case.abilities:
        if timed.around is None:
            for node in timed.nodes:
                if isinstance(node, bound.Do):
                    for argument in node.arguments:
                        if isinstance(argument.value, bound.TheOnly) and _is_bare(argument.value):
                            yield error(
                                RULE,
                                f"`{written(argument.value.span)}` does not say how many",
                                argument.value.span,
                                hints=(f"{_ADVICE}, or `the` for the only one",),
                            )


def _is_bare(piece: bound.TheOnly) -> bool:
    """Whether the phrase starts with its kind or an adjective: nothing says how many are meant."""
    first = written(piece.span).split(" ")[0]
    kind = {word.split(" ")[0] for word in piece.pieces.kind.words}
    described = {
        word.split(" ")[0]
        for test in piece.pieces.tests
        if isinstance(test, bound.IsAdjective)
        for word in test.adjective.words
    }
    return first in kind | described


CHECK = Check(RULE, _run)
