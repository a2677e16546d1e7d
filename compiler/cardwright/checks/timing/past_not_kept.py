"""A card asks about the past, and nobody keeps it.

A game remembers for a while what was done: that a unit has moved in this turn, that a card was played in
this round. A card cannot ask for more than that.

```card
game battlelore2

keyword Ember {
    after an attack by this unit, if this unit has not countered: gain 1 lore
}
```

```card
game battlelore2

keyword Ember {
    after an attack by this unit, if this unit has not moved: gain 1 lore
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.recalled import kept
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import written

RULE = Rule("CW322", "past-not-kept")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        for node in timed.nodes if timed.around is None else ():
            if isinstance(node, bound.DidVerb) and not node.can and not kept(node):
                yield error(
                    RULE,
                    f"`{written(node.span)}` is not remembered",
                    node.span,
                    hints=(_advice(case, node),),
                )


def _advice(case: Case, asked: bound.DidVerb) -> str:
    """What is remembered: of this verb, or else of others."""
    if asked.verb.recalls:
        spans = ", ".join(f"`{span}`" for span in asked.verb.recalls)
        more = "" if asked.by is None and asked.object is None else "; leave out by whom, or what else"
        return f"remembered of it: {spans}{more}"
    others = ", ".join(f"`{verb.forms[-2]}`" for verb in case.vocabulary.verbs if verb.recalls)
    return f"remembered are: {others}" if others else "ask for what is there now"


CHECK = Check(RULE, _run)
