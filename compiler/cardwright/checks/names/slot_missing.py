"""A verb lacks something that it cannot do without.

A verb declares what it is done to, how often and where. What it declares without a default has to be
said.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        take 2 lore
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        take 2 lore from your opponent
    }
}
```
"""

from collections.abc import Iterator
from dataclasses import replace

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span, written
from cardwright_engine import vocabulary as words

RULE = Rule("CW221", "slot-missing")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        # The binder notes what is missing: `from player`, or the name of the object.
        preposition, *rest = fault.note.split(" ")
        if fault.note.startswith("say ") or not preposition:
            yield misput(RULE, fault, f"`{fault.text}` lacks a part")
        else:
            part = f"`{preposition} …`" if rest else f"its `{preposition}`"
            yield misput(RULE, replace(fault, note=""), f"`{fault.text}` lacks {part}")
    for node in case.nodes:
        match node:
            case bound.EventWindow(event=words.Event() as event) if _without_object(event, node.roles):
                yield _unlimited(f"`{written(node.span)}` does not say what it is done to", node.span)
            case bound.Allow(subject=bound.You() | bound.Opponent() | bound.PlayerOf()):
                given = {argument.slot.id for argument in node.arguments}
                objects = [slot for slot in node.verbs[0].slots[:1] if slot.type == "piece"]
                for slot in objects:
                    if not slot.preposition and not slot.implied and slot.id not in given:
                        yield _unlimited(f"`{node.verbs[0].forms[0]}` lacks its `{slot.id}`", node.span)


def _without_object(event: words.Event, roles: tuple[bound.RoleTest, ...]) -> bool:
    """Whether an event is said by its verb, with who does it, and not what it is done to."""
    said = {role.role.preposition for role in roles}
    objects = any(role.preposition == "object" for role in event.roles)
    return objects and "subject" in said and "object" not in said


def _unlimited(message: str, span: Span) -> Diagnostic:
    return error(RULE, message, span, hints=("say it, and `any` if it may be anything",))


CHECK = Check(RULE, _run)
