"""`it`, `they` or `them` has nothing to mean, or several things.

`it` is the one piece of the sentence before, `they` the player named last. With none or several before
them a reader has to guess.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        hit it
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

from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW213", "unclear-reference")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(
            RULE,
            fault,
            f"it is not clear what `{fault.text}` means",
            "give it a name with `as`, and use the name",
        )


CHECK = Check(RULE, _run)
