"""A command names a card that no source has, or that several games have.

A card is named by its title, or by its game and title where two games have one of that title.

```sh
cardwright text "Fireball"
```

```sh
cardwright text battlelore/Fireball
```
"""

from collections.abc import Iterable

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, Severity
from cardwright.diagnostics.suggest import did_you_mean

RULE = Rule("CW956", "unknown-title")


def unknown(name: str, known: Iterable[str]) -> Diagnostic:
    """No card is called `name`; near ones among `known` are offered."""
    return Diagnostic(
        rule=RULE,
        severity=Severity.ERROR,
        message=f"no card is called `{name}`",
        hints=did_you_mean(name, known),
    )


def ambiguous(name: str, candidates: Iterable[str]) -> Diagnostic:
    """Several cards are called `name`."""
    listed = ", ".join(f"`{candidate}`" for candidate in candidates)
    return Diagnostic(
        rule=RULE,
        severity=Severity.ERROR,
        message=f"several cards are called `{name}`",
        hints=(f"write one of {listed}",),
    )
