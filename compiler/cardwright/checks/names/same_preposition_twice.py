"""A phrase has two relations with the same preposition.

Relations chain on the noun at the head. Of two with one preposition the second is usually meant for
another noun: `the unit at e5 with the unit at e6` puts one unit at two places.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target within 2 hexes of a friendly unit within 3 hexes of a hill hex
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
        choose 1 enemy unit as target within 2 hexes of (a friendly unit within 3 hexes of a hill hex)
        hit target
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error
from cardwright.text.source import Span, written

RULE = Rule("CW223", "same-preposition-twice")


def _run(case: Case) -> Iterator[Diagnostic]:
    for node in case.nodes:
        if isinstance(node, bound.Select):
            before: dict[str, Span] = {}
            for preposition, span in _relations(node):
                if preposition in before and before[preposition] != span:
                    yield error(
                        RULE,
                        f"`{preposition}` stands twice at one noun",
                        span,
                        also=(Label(before[preposition], "the first one"),),
                        hints=(
                            "put the phrase that the second one belongs to in brackets, or say `that is`",
                        ),
                    )
                before.setdefault(preposition, span)


def _relations(select: bound.Select) -> Iterator[tuple[str, Span]]:
    for test in (select.domain, *select.tests):
        match test:
            case bound.Related():
                preposition = test.relation.preposition
            case bound.InZone():
                preposition = test.zone.preposition
            case _:
                continue
        # `that is in …` speaks of its noun without doubt.
        if written(test.span).startswith(preposition):
            yield preposition, test.span


CHECK = Check(RULE, _run)
