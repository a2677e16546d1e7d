"""A phrase describes a piece that cannot exist.

Each kind of piece can be only so much at once: a unit has one banner and one side. A phrase whose parts
exclude each other would never find a piece. So would one that a verb cannot be done to, as an order to a
unit of the enemy, and two pieces of one side where one attacks the other.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 friendly enemy unit as target
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
from cardwright.bound.candidate import Clash, never
from cardwright.bound.kinds import kind_of
from cardwright.bound.known import Known, known_of
from cardwright.bound.satisfiable import decide, decide_tests, demands
from cardwright.bound.timing import AbilityInTime
from cardwright.bound.walk import same
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW401", "matches-nothing")


def _run(case: Case) -> Iterator[Diagnostic]:
    kinds = {kind.id: kind for kind in case.vocabulary.kinds}
    for timed in case.abilities:
        yield from _opposed(case, timed.ability)
        if timed.around is None:
            for node in timed.nodes:
                match node:
                    case bound.Select():
                        verdict = decide(node, case.vocabulary)
                    case bound.RoleTest() if node.role.kind in kinds:
                        kind = kinds[node.role.kind]
                        verdict = decide_tests(kind, node.span, node.tests, case.vocabulary)
                    case bound.Do():
                        yield from _refused(case, timed, node)
                        yield from _unreachable(case, node)
                        continue
                    case _:
                        continue
                if verdict.matches == "nothing" and verdict.clash is not None:
                    yield _report(node.span, verdict.clash)


def _refused(case: Case, timed: AbilityInTime, sentence: bound.Do) -> Iterator[Diagnostic]:
    """Pieces to which the verb of a sentence is never done."""
    adjectives = {adjective.id: adjective for adjective in case.vocabulary.adjectives}
    player = sentence.agent if isinstance(sentence.agent, bound.You | bound.Opponent) else None
    for argument in sentence.arguments if player is not None else ():
        known = _known(argument.value, timed, case)
        if argument.slot.must and known is not None:
            wanted = tuple(
                bound.IsAdjective(span=argument.span, adjective=adjectives[id], player=player)
                for id in argument.slot.must
            )
            alone, together = (
                decide_tests(known.kind, argument.span, tests, case.vocabulary).matches
                for tests in (known.tests, (*known.tests, *wanted))
            )
            if alone != "nothing" and together == "nothing":
                says = f"`{' '.join(one.adjective.words[0] for one in wanted)}` {known.kind.words[0]}"
                yield error(
                    RULE,
                    f"nobody can `{sentence.verb.forms[0]}` what is no {says}",
                    argument.span,
                    hints=(f"say which {says} you mean",),
                )


def _known(value: object, timed: AbilityInTime, case: Case) -> Known | None:
    if isinstance(value, bound.Chosen):
        pieces = value.pieces
        return Known(pieces.kind, demands(pieces)) if isinstance(pieces, bound.Select) else None
    return known_of(value, timed, case.vocabulary)


def _unreachable(case: Case, sentence: bound.Do) -> Iterator[Diagnostic]:
    """Places to which such a piece never goes."""
    for argument in sentence.arguments[1:]:
        for relation in case.vocabulary.relations:
            if relation.id == argument.slot.reaches:
                kind, goal = _kind(sentence.arguments[0].value), _kind(argument.value)
                if never(case.vocabulary, relation, kind, goal):
                    names = {each.id: each.words for each in case.vocabulary.kinds}
                    yield error(
                        RULE,
                        f"no `{names[kind][0]}` is ever {relation.preposition} a `{names[goal][0]}`",
                        argument.span,
                        hints=("choose another piece, or another place",),
                    )


def _kind(value: object) -> str:
    match value:
        case bound.Chosen():
            return kind_of(value.pieces)
        case bound.Select() | bound.Local() | bound.RoleOf() | bound.This() | bound.Named() | bound.TheOnly():
            return kind_of(value)
        case _:
            return ""


def _opposed(case: Case, ability: bound.Ability) -> Iterator[Diagnostic]:
    """Two roles of an event that cannot be filled together, since their pieces are never of one side."""
    sides = [one for one in case.vocabulary.adjectives if one.relative and one.excludes]
    for window in ability.windows:
        if isinstance(window, bound.EventWindow) and not isinstance(window.event, bound.Unresolved):
            ids = window.event.opposed or ()
            roles = [role for role in window.roles if role.role.id in ids]
            if len(roles) == len(ids) == 2 and (twice := _one_piece(roles)) is not None:
                hint = "say another piece for one of them"
                yield error(RULE, "nothing is its own opponent", twice, hints=(hint,))
            for side in sides if len(roles) == len(ids) == 2 else ():
                said = [_says(role.tests, side.id) for role in roles]
                if said[0] is not None and said[1] is not None and same(said[0].player, said[1].player):
                    yield error(
                        RULE,
                        f"the two are never both `{side.words[0]}`",
                        said[1].span,
                        also=(Label(said[0].span, f"`{side.words[0]}` here"),),
                        hints=("say of one of them that it is of the other side",),
                    )


def _one_piece(roles: list[bound.RoleTest]) -> Span | None:
    """Where the second of two roles is demanded to be the very piece of the first."""
    first, second = ([test for test in role.tests if isinstance(test, bound.IsOneOf)] for role in roles)
    for one in first:
        for other in second:
            known = isinstance(one.pieces, bound.This | bound.Local)
            if known and same(one, other) and not one.negated:
                return other.span
    return None


def _says(tests: tuple[bound.Test, ...], side: str) -> bound.IsAdjective | None:
    said = (test for test in tests if isinstance(test, bound.IsAdjective) and not test.negated)
    return next((test for test in said if test.adjective.id == side), None)


def _report(span: Span, clash: Clash) -> Diagnostic:
    where = clash.second or clash.first
    also = () if where == clash.first else (Label(clash.first, "it cannot be this as well"),)
    hint = "leave one of the two out" if clash.second else "ask for something that it can be"
    return error(RULE, f"no piece is like this: {clash.why}", where, also=also, hints=(hint,))


CHECK = Check(RULE, _run)
