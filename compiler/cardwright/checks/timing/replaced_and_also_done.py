"""A replacement does the very thing that it replaces.

`instead of the elimination of this` takes the elimination away. An effect that then eliminates it all
the same has replaced nothing, and would replace itself again.

```card
game ring

character "Ember" {
    faction Hobbit, deck Frodo, number 200
    instead of the elimination of this {
        eliminate this
    }
}
```

```card
game ring

character "Ember" {
    faction Hobbit, deck Frodo, number 200
    instead of the elimination of this {
        cycle this
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW316", "replaced-and-also-done")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        for window in timed.ability.windows:
            if isinstance(window, bound.EventWindow) and window.timing == "instead of":
                for statement in timed.ability.body:
                    if isinstance(statement, bound.Do) and _is(window, statement) and not statement.optional:
                        yield error(
                            RULE,
                            f"this happens instead, and yet it is to `{statement.verb.forms[0]}`",
                            statement.span,
                            also=(Label(window.span, "what it replaces"),),
                            hints=("say what happens in its place",),
                        )


def _is(window: bound.EventWindow, statement: bound.Do) -> bool:
    """Whether the sentence does to the same piece what the event is."""
    if isinstance(window.event, bound.Unresolved) or window.event.verb != statement.verb.id:
        return False
    objects = [argument.value for argument in statement.arguments[:1]]
    roles = {role.id for role in window.event.roles}
    return all(
        isinstance(value, bound.This) or (isinstance(value, bound.RoleOf) and value.role.id in roles)
        for value in objects
    )


CHECK = Check(RULE, _run)
