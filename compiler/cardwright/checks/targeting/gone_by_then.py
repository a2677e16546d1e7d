"""A piece is used after it has left play.

What was eliminated is not there any more for the sentences that follow.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        eliminate target
        hit target
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
        eliminate target
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound.gone import Gone, gone
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW411", "gone-by-then")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        for piece in gone(timed.ability, case.vocabulary):
            yield _report(piece)


def _report(piece: Gone) -> Diagnostic:
    match piece.left.which:
        case "it":
            who, go_on = f"`{piece.name}` has", "put this sentence before the other"
        case "all":
            who, go_on = f"all of `{piece.name}` have", "put this sentence before the other"
        case "some":
            who, go_on = f"some of `{piece.name}` have", f"say `the rest of {piece.name}`"
    if piece.left.event:
        go_on = "wait for an earlier event, or do it to another piece"
    return error(
        RULE,
        f"{who} left play by then",
        piece.use,
        also=(Label(piece.left.span, f"`{piece.left.verb}` takes it out of play"),),
        hints=(go_on,),
    )


CHECK = Check(RULE, _run)
