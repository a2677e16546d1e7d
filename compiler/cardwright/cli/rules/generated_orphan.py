"""A compiled file belongs to no card.

Its card was renamed or taken out, or somebody put a file of their own among the compiled ones,
where the next build removes it.

```sh
cardwright build
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, Severity

RULE = Rule("CW955", "generated-orphan")


def report(path: str, repair: str) -> Diagnostic:
    """No card source makes the file `path`."""
    return Diagnostic(
        rule=RULE,
        severity=Severity.ERROR,
        message=f"`{path}` belongs to no card",
        hints=(f"`{repair}` removes it",),
    )
