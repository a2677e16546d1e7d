"""A limit does not say within what it holds.

`once` alone could mean once a turn, a round or a game.

```card
game ring

item "Ember" {
    faction Elf, deck Aragorn, number 200
    wielder any Elf
    action in reserve, once {
        draw 1 card
    }
}
```

```card
game ring

item "Ember" {
    faction Elf, deck Aragorn, number 200
    wielder any Elf
    action in reserve, once per round {
        draw 1 card
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW313", "limit-without-scope")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(
            RULE, fault, f"`{fault.text}` does not say within what", "say `once per` and a step of the game"
        )


CHECK = Check(RULE, _run)
