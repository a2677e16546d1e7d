"""A run of words can be read in two ways.

Words of a game stand side by side (`ordered blue unit`) and are divided by the phrases that the game
declares. Where two divisions fit, or one phrase is two things, a reader could take the wrong one.

```card
game ring

event "Ember" {
    faction Hobbit, deck Frodo, number 200
    play {
        if path combat is active, draw 1 card
    }
}
```

```card
game ring

event "Ember" {
    faction Hobbit, deck Frodo, number 200
    play {
        if a path is active, draw 1 card
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW210", "ambiguous-words")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(
            RULE,
            fault,
            f"`{fault.text}` can be read in two ways",
            "say it with other words, or put the parts in brackets",
        )


CHECK = Check(RULE, _run)
