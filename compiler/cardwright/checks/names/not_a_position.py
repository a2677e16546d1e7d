"""A `given` tells nothing that can be set up.

A `given` puts pieces and cards somewhere, sets a number or says which step it is.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain 1 lore
    }
    example "one token comes back" {
        given you may play "Ember"
        you play "Ember"
        expect you have 1 lore
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain 1 lore
    }
    example "one token comes back" {
        given you have 3 lore
        you play "Ember"
        expect you have 1 lore
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW220", "not-a-position")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(RULE, fault, f"`{fault.text}` cannot be set up", *_advice(fault))


def _advice(fault: bound.Unresolved) -> tuple[str, ...]:
    return () if fault.note else ("say what lies where, what somebody has, or when it is",)


CHECK = Check(RULE, _run)
