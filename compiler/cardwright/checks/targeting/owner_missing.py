"""A pile or hand is named without saying whose it is.

Each player has one of his own, so a card has to say `your`, `of your opponent` or whose.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        return 1 lore card in the lore discard pile to hand
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        return 1 lore card in the lore discard pile to your hand
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import written

RULE = Rule("CW404", "owner-missing")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(RULE, fault, f"`{fault.text}` does not say whose", "write `your` or `their` before it")
    for timed in case.abilities:
        if timed.around is None:
            for node in timed.nodes:
                if isinstance(node, bound.ZoneOf) and node.player is None and node.zone.owned == "player":
                    yield error(
                        RULE,
                        f"`{written(node.span)}` does not say whose",
                        node.span,
                        hints=("write `your` or `their` before it",),
                    )


CHECK = Check(RULE, _run)
