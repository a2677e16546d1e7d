"""An ability does nothing.

A card whose effect is not known says `effect unknown`. An empty ability would look like a card that is
meant to do nothing.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
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

from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error

RULE = Rule("CW511", "nothing-happens")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        ability = timed.ability
        if timed.understood and not (ability.body or ability.modifies or ability.allows):
            yield error(
                RULE,
                "this does nothing",
                ability.span,
                hints=("say what happens, or leave it out and write `effect unknown`",),
            )


CHECK = Check(RULE, _run)
