"""A verb lacks something that it cannot do without.

A verb declares what it is done to, how often and where. What it declares without a default has to be
said.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        take 2 lore
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        take 2 lore from your opponent
    }
}
```
"""

from collections.abc import Iterator
from dataclasses import replace

from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW221", "slot-missing")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        # The binder notes what is missing: `from player`, or the name of the object.
        preposition, *rest = fault.note.split(" ")
        part = f"`{preposition} …`" if rest else f"its `{preposition}`" if preposition else "a part"
        lacking = replace(fault, note="") if not fault.note.startswith("say ") else fault
        yield misput(RULE, lacking, f"`{fault.text}` lacks {part if lacking.note == '' else 'a part'}")


CHECK = Check(RULE, _run)
