"""A place that each side has is named without a side.

Where each side of the game has such a place, a card has to say which side's.

```card
game ring

event "Ember" {
    faction Hobbit, deck Frodo, number 200
    play {
        reactivate 1 battleground in the scoring area
    }
}
```

```card
game ring

event "Ember" {
    faction Hobbit, deck Frodo, number 200
    play {
        reactivate 1 battleground in the scoring area of the Shadow
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import written

RULE = Rule("CW405", "side-missing")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(
            RULE, fault, f"`{fault.text}` does not say of which side", "say `of the …` and the side after it"
        )
    for timed in case.abilities:
        if timed.around is None:
            for node in timed.nodes:
                for place in _places(node):
                    if place.player is None and place.zone.owned == "side":
                        yield error(
                            RULE,
                            f"`{written(place.span)}` does not say of which side",
                            place.span,
                            hints=("say `of the …` and the side after it",),
                        )


def _places(node: object) -> Iterator[bound.ZoneOf | bound.InZone]:
    """The places that something is put into or chosen from."""
    match node:
        case bound.ZoneOf():
            yield node
        case bound.Chosen(pieces=bound.Select() as chosen):
            for test in (chosen.domain, *chosen.tests):
                if isinstance(test, bound.InZone) and not test.negated:
                    yield test


CHECK = Check(RULE, _run)
