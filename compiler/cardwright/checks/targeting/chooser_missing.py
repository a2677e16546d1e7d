"""A choice does not say who makes it.

Where a text has no single player, as when a place is activated, somebody has to be named who chooses.

```card
game ring

path "Ember" {
    path number 5, victory points 1, path defense 0
    on activation: eliminate 1 character on this
}
```

```card
game ring

path "Ember" {
    path number 5, victory points 1, path defense 0
    on activation: the Mordor player eliminates 1 character on this
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error

RULE = Rule("CW407", "chooser-missing")


_ADVICE = "begin the sentence with the player who chooses"


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(RULE, fault, f"`{fault.text}` does not say who chooses", _ADVICE)
    card = case.block
    if isinstance(card, bound.Card) and card.kind.neutral and not case.vocabulary.default_chooser:
        for timed in case.abilities:
            # An ability that a player uses is that player's; what just happens is nobody's.
            if timed.ability.form != "action":
                for node in timed.nodes:
                    match node:
                        case bound.Chosen(chooser=bound.You(), chooser_said=False) if not node.quantity.every:
                            yield error(RULE, "this does not say who chooses", node.span, hints=(_ADVICE,))


CHECK = Check(RULE, _run)
