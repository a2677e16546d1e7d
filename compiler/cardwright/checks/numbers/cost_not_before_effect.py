"""A cost is counted from what its own effect gives.

A cost is paid whole, out of what the player has before any effect of the card (L2). A cost that reads
what the effect chooses, rolls or gains could only be paid afterwards.

```card
game ring

item "Ember" {
    faction Elf, deck Aragorn, number 200
    wielder any Elf
    action in reserve, cost eliminate chosen {
        choose 1 character in reserve as chosen
        draw 1 card
    }
}
```

```card
game ring

item "Ember" {
    faction Elf, deck Aragorn, number 200
    wielder any Elf
    action in reserve, cost eliminate this {
        draw 1 card
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound.dataflow import unbound
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW501", "cost-not-before-effect")


def _run(case: Case) -> Iterator[Diagnostic]:
    for name in unbound(case.nodes):
        if name.in_cost and name.elsewhere is not None:
            yield error(
                RULE,
                f"the cost needs `{name.fault.text}`, which its effect gives only afterwards",
                name.fault.span,
                also=(Label(name.elsewhere, "given here, when the cost is paid"),),
                hints=("let the cost say by itself what is paid",),
            )


CHECK = Check(RULE, _run)
