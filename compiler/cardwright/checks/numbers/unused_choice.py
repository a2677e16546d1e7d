"""Something is chosen or rolled and nobody uses it.

A player would be asked, or would roll dice, for nothing: a line is missing, or names another piece.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        choose 1 friendly unit as champion
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
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.dataflow import read
from cardwright.bound.timing import AbilityInTime
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error

RULE = Rule("CW507", "unused-choice")


def _run(case: Case) -> Iterator[Diagnostic]:
    yield from _letters(case)
    for timed in case.abilities:
        # Where a line could not be understood it may have been the one that uses the choice.
        if timed.understood and timed.around is None:
            names = read(timed.ability)
            for node in timed.nodes:
                match node:
                    case bound.Choose() if node.chosen.name and node.chosen.name not in names:
                        yield error(
                            RULE,
                            f"nobody uses `{node.chosen.name}`",
                            node.span,
                            hints=(f"say in a line below what is done to `{node.chosen.name}`",),
                        )
                    case bound.Do() if node.verb.gives == "dice" and not _read(timed):
                        yield error(
                            RULE,
                            "nobody reads these dice",
                            node.span,
                            hints=("say what the faces do: `for each [face] rolled`",),
                        )


def _letters(case: Case) -> Iterator[Diagnostic]:
    """The letters that a keyword is given a number for, and does not speak of."""
    card = case.block
    if isinstance(card, bound.Card) and all(timed.understood for timed in case.abilities):
        used = {node.letter for node in case.nodes if isinstance(node, bound.Parameter)}
        for letter in card.parameters:
            if letter not in used and card.abilities:
                yield error(
                    RULE,
                    f"nobody uses `{letter}`",
                    card.title_span,
                    hints=(f"say `{letter}` where the number counts, or leave it out of the name",),
                )


def _read(timed: AbilityInTime) -> bool:
    """Whether the faces of a roll make a difference: the effect reads them, or the event does."""
    return any(carried.kind == "faces" for carried in timed.carried) or any(
        isinstance(node, bound.FacesRolled) for node in timed.nodes
    )


CHECK = Check(RULE, _run)
