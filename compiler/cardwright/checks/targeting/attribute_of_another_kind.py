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
from cardwright.bound.families import fits, is_a
from cardwright.bound.kinds import kind_of
from cardwright.checks.rule import Case, Check, left
from cardwright.diagnostics.article import article
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
                    case bound.ByLevel():
                        yield from _table(case, node)
                    case bound.Do():
                        yield from _tokens(case, node)
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


def _table(case: Case, table: bound.ByLevel) -> Iterator[Diagnostic]:
    """A table is read by the level of the card it stands on."""
    level = next((entry for entry in case.vocabulary.attributes if "level" in entry.words), None)
    kind = case.block.kind.kind if isinstance(case.block, bound.Card) else ""
    if level is None or not any(is_a(case.vocabulary, kind, owner) for owner in level.of):
        name = _kinds(case).get(kind, kind)
        yield error(
            RULE,
            f"{article(name)} `{name}` has no `level` by which this table could be read",
            table.span,
            hints=("say one number",),
        )


def _tokens(case: Case, sentence: bound.Do) -> Iterator[Diagnostic]:
    """Tokens lie on some kinds of piece only."""
    said = {one.value.value for one in sentence.arguments if isinstance(one.value, bound.WordArgument)}
    for token in case.vocabulary.tokens:
        for argument in sentence.arguments if token.id in said else ():
            goal = argument.value.pieces if isinstance(argument.value, bound.Chosen) else argument.value
            kind = kind_of(goal) if isinstance(goal, _PIECES) and argument.slot.type == "piece" else ""
            if kind in _kinds(case) and not any(_overlap(case, kind, owner) for owner in token.on):
                owners = tuple(_kinds(case)[owner] for owner in token.on)
                yield _report(_kinds(case)[kind], token.words[0], owners, argument.span)


# What an argument can be that has a kind.
_PIECES = bound.Select | bound.Local | bound.RoleOf | bound.This | bound.Named | bound.TheOnly


def _overlap(case: Case, one: str, other: str) -> bool:
    return is_a(case.vocabulary, one, other) or is_a(case.vocabulary, other, one)


def _report(kind: str, attribute: str, owners: tuple[str, ...], span: Span) -> Diagnostic:
    return error(
        RULE,
        f"{article(kind)} `{kind}` has no `{attribute}`"
        if kind
        else f"nothing of this kind has {article(attribute)} `{attribute}`",
        span,
        hints=(f"what has one: {', '.join(f'`{owner}`' for owner in owners)}",) if owners else (),
    )


CHECK = Check(RULE, _run)
