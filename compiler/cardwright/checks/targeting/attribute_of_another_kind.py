"""A piece is asked for something that pieces of its kind do not have.

The game declares whose each attribute is. A hex has no banner and a card no figures.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 vacant hex as target
        roll 2 dice
        hit each enemy unit adjacent to target for each [banner of target] rolled
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
        roll 2 dice
        hit target for each [banner of target] rolled
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.families import fits
from cardwright.bound.kinds import kind_of
from cardwright.checks.rule import Case, Check, left
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words

RULE = Rule("CW403", "attribute-of-another-kind")


def _run(case: Case) -> Iterator[Diagnostic]:
    kinds = _kinds(case)
    for fault in left(RULE, case):
        owners = tuple(kinds.get(owner, owner) for owner in fault.known)
        yield _report(kinds.get(fault.note, fault.note), fault.text, owners, fault.span)
    for timed in case.abilities:
        if timed.around is None:
            for node in timed.nodes:
                match node:
                    case bound.AttributeOf():
                        yield from _judge(case, node.attribute, kind_of(node.of), node.span)
                    case bound.Modify():
                        yield from _judge(case, node.attribute, kind_of(node.subject), node.span)
                    case bound.Select():
                        for test in node.tests:
                            if isinstance(test, bound.WithNumber):
                                yield from _judge(case, test.attribute, node.kind.id, test.span)


def _kinds(case: Case) -> dict[str, str]:
    return {"player": "player"} | {kind.id: kind.words[0] for kind in case.vocabulary.kinds}


def _judge(case: Case, attribute: words.Attribute, kind: str, span: Span) -> Iterator[Diagnostic]:
    kinds = _kinds(case)
    if kind in kinds and not fits(case.vocabulary, kind, attribute.of):
        owners = tuple(kinds.get(owner, owner) for owner in attribute.of)
        yield _report(kinds[kind], attribute.words[0], owners, span)


def _report(kind: str, attribute: str, owners: tuple[str, ...], span: Span) -> Diagnostic:
    return error(
        RULE,
        f"a `{kind}` has no `{attribute}`" if kind else f"nothing of this kind has a `{attribute}`",
        span,
        hints=(f"what has one: {', '.join(f'`{owner}`' for owner in owners)}",) if owners else (),
    )


CHECK = Check(RULE, _run)
