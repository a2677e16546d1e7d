"""A card is chosen by somebody who cannot see it.

A hand is hidden from the other players and a deck from everybody. Out of what nobody shows him, a
player can take cards blindly or from the top, but not choose.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        discard 1 lore card in the hand of your opponent
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        your opponent discards 1 lore card in their hand
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.walk import walk
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error

RULE = Rule("CW406", "hidden-zone-chosen")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        if timed.around is None:
            shown = {
                place.zone.id
                for node in timed.nodes
                if isinstance(node, bound.Do) and node.verb.reveals
                for place in walk(node)
                if isinstance(place, bound.ZoneOf | bound.InZone)
            }
            for node in timed.nodes:
                if isinstance(node, bound.Chosen) and not node.quantity.every:
                    for place in _places(node.pieces):
                        if place.zone.id not in shown and _unseen(place, node.chooser):
                            yield error(
                                RULE,
                                f"who chooses here cannot look into the {place.zone.words[0]}",
                                place.span,
                                hints=("let its owner choose, take the top card, or have it shown first",),
                            )


def _places(pieces: bound.Pieces) -> Iterator[bound.InZone]:
    if isinstance(pieces, bound.Select):
        for test in (pieces.domain, *pieces.tests):
            if isinstance(test, bound.InZone) and not test.negated:
                yield test


def _unseen(place: bound.InZone, chooser: bound.Player) -> bool:
    if place.zone.hidden == "all":
        return True
    sides = (bound.You, bound.Opponent)
    return (
        place.zone.hidden == "others"
        and isinstance(place.player, sides)
        and isinstance(chooser, sides)
        and type(place.player) is not type(chooser)
    )


CHECK = Check(RULE, _run)
