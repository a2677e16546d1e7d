"""Something is of a kind that does not fit its place.

A verb is done to pieces of the kinds it declares, and a relation holds between such pieces. A card
cannot be hit.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 vacant hex as target
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
from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW224", "wrong-kind")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(RULE, fault, f"`{fault.text}` does not fit here", *_fitting(case, fault))


def _fitting(case: Case, fault: bound.Unresolved) -> tuple[str, ...]:
    """What the place is for, where the binder knows it by the kinds of piece."""
    kinds = {kind.id: kind.words[0] for kind in case.vocabulary.kinds}
    if not fault.known or not set(fault.known) <= kinds.keys():
        return ()
    return (f"what fits here: {', '.join(f'`{kinds[kind]}`' for kind in fault.known)}",)


CHECK = Check(RULE, _run)
