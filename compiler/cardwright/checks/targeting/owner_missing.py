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
                for place in _places(node):
                    if place.player is None and place.zone.owned == "player":
                        yield error(
                            RULE,
                            f"`{written(place.span)}` does not say whose",
                            place.span,
                            hints=("write `your` or `their` before it",),
                        )


def _places(node: object) -> Iterator[bound.ZoneOf | bound.InZone]:
    """Where something is put, and the hidden places in which something is looked for; what lies open
    may be anybody's."""
    match node:
        case bound.ZoneOf():
            yield node
        case bound.Select():
            for test in (node.domain, *node.tests):
                if isinstance(test, bound.InZone) and not test.negated and test.zone.hidden:
                    yield test


CHECK = Check(RULE, _run)
