"""A duration stands around something that happens at once.

`until` holds numbers and permissions in place. A sentence that is done when it is done needs none, and
would not be undone at the end.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        until the end of the turn {
            gain 1 lore
        }
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain 1 lore
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error

RULE = Rule("CW312", "temporary-without-effect")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(
            RULE,
            fault,
            f"`{fault.text}` happens at once, and nothing of it lasts",
            "take it out of what lasts",
        )
    for node in case.nodes:
        if isinstance(node, bound.Last):
            for ability in node.abilities:
                if _at_once(ability):
                    yield error(
                        RULE,
                        "this happens at once, and nothing of it lasts",
                        ability.body[0].span if ability.body else ability.span,
                        hints=("take it out of `until`",),
                    )
            if not node.abilities:
                yield error(RULE, "nothing lasts until then", node.span)


def _at_once(ability: bound.Ability) -> bool:
    holds = ability.modifies or ability.allows
    lasting = any(isinstance(statement, bound.Last | bound.Unresolved) for statement in ability.body)
    return ability.form == "static" and not holds and not lasting


CHECK = Check(RULE, _run)
