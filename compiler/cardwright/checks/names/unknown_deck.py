"""A scenario is played with a deck that the set does not have.

A deck is a block of its own, and a scenario names it by its title: without it nobody knows which cards the
scenario is played with.

```card
game battlelore2

command "Ember March" {
    play in the command step {
        order 1 unit of yours
    }
}

deck "Orders" {
    30 "Ember March"
}

scenario "Bare Hill" {
    faction neutral
    victory 16
    decks "Order"
    map unknown
}
```

```card
game battlelore2

command "Ember March" {
    play in the command step {
        order 1 unit of yours
    }
}

deck "Orders" {
    30 "Ember March"
}

scenario "Bare Hill" {
    faction neutral
    victory 16
    decks "Orders"
    map unknown
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check, left, misnamed
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW234", "unknown-deck")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misnamed(RULE, fault, f"no deck is called `{fault.text}`")


CHECK = Check(RULE, _run)
