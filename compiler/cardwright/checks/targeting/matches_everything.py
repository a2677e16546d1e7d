"""A restriction restricts nothing.

A part of a phrase that every piece of the kind passes misleads a reader, who takes it for a condition.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target with at most 4 figures
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
        choose 1 enemy unit as target with at most 3 figures
        hit target
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.satisfiable import always
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error

RULE = Rule("CW402", "matches-everything")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        if timed.around is None:
            for node in timed.nodes:
                if isinstance(node, bound.Select):
                    for test in node.tests:
                        # A kind within its own kind is how the game's words are built, not a restriction.
                        if not isinstance(test, bound.IsKind) and always(node.kind, test, case.vocabulary):
                            yield error(
                                RULE,
                                f"every `{node.kind.words[0]}` is like this",
                                test.span,
                                hints=("leave it out, or restrict it further",),
                            )


CHECK = Check(RULE, _run)
