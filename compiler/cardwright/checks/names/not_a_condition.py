"""A sentence after `if`, `while` or `expect` asks nothing that can be answered.

A condition says how things are or what has happened. `if they do` asks whether a sentence before it was
carried out, so one of those has to say `may`. What somebody could do, and what a pile holds card by card,
only examples can ask.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        if target is 3, hit target
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
        if target is blue, hit target
    }
}
```
"""

from collections.abc import Iterator
from typing import TypeGuard

from cardwright.bound import nodes as bound
from cardwright.bound.walk import walk
from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import written

RULE = Rule("CW219", "not-a-condition")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(RULE, fault, f"`{fault.text}` is not a condition", *_advice(fault))
    if not isinstance(case.block, bound.Card):
        return
    for ability in case.block.abilities:
        for node in walk(ability):
            if isinstance(node, bound.May | bound.Happened | bound.PileIs) or _asks_ability(node):
                text = f"only an example can ask whether `{written(node.span)}`"
                yield error(RULE, text, node.span, hints=("ask for something that can be seen on the table",))
        for asked in _idle(ability.body, may=False):
            yield error(
                RULE,
                f"nothing before `{written(asked.span)}` may be left undone",
                asked.span,
                hints=("say `may` in the sentence that is asked about, as in `you may …`",),
            )


def _advice(fault: bound.Unresolved) -> tuple[str, ...]:
    return () if fault.note else ("ask what somebody is or has, where it is, or whether there is any",)


def _asks_ability(node: object) -> TypeGuard[bound.DidVerb]:
    return isinstance(node, bound.DidVerb) and node.can


def _idle(body: tuple[bound.Statement, ...], *, may: bool) -> Iterator[bound.IfDid]:
    """Questions whether something was done that have nothing to ask about."""
    now = may  # a choice can be asked about by the very next sentence, a `may` by all that follow
    for statement in body:
        match statement:
            case bound.If():
                if not now:
                    yield from (node for node in walk(statement.condition) if isinstance(node, bound.IfDid))
                yield from _idle(statement.then, may=now)
                yield from _idle(statement.otherwise, may=now)
            case bound.ForEach() | bound.Repeat():
                yield from _idle(statement.body, may=now)
            case bound.Either():
                for branch in statement.branches:
                    yield from _idle(branch, may=now)
            case bound.Delay():
                yield from _idle(statement.body, may=False)
            case bound.Last():
                for ability in statement.abilities:
                    yield from _idle(ability.body, may=False)
            case bound.Do():
                may = may or statement.optional
            case _:
                pass
        now = may or (isinstance(statement, bound.Choose) and not statement.announced)


CHECK = Check(RULE, _run)
