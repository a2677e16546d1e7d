"""What follows a comma is no sentence.

A comma ends a sentence of an effect, it never makes a list. `eliminate target, victim` is a sentence
and a second one whose verb would be `victim`.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react before a roll by an enemy unit as attacker against a unit of yours as defender {
        eliminate attacker, defender
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react before a roll by an enemy unit as attacker against a unit of yours as defender {
        eliminate attacker
        eliminate defender
    }
}
```
"""

from collections.abc import Iterator

from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW216", "second-sentence-unknown")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in case.unresolved:
        if fault.problem == "unknown-verb" and _follows_comma(fault.span):
            yield error(
                RULE,
                f"a sentence starts after the comma, and `{fault.text}` is no verb",
                fault.span,
                hints=("join things with `and`, and write a second sentence on its own line",),
            )


def _follows_comma(span: Span) -> bool:
    return span.source.text[: span.start].rstrip(" \t").endswith(",")


CHECK = Check(RULE, _run)
