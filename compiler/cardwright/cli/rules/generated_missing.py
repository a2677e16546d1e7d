"""A file that the compiler writes is not there.

A card source was added, or a compiled file was deleted.

```sh
cardwright build
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, Severity

RULE = Rule("CW954", "generated-missing")


def report(path: str, sources: tuple[str, ...], repair: str) -> Diagnostic:
    """The output `path`, made from `sources`, does not exist."""
    return Diagnostic(
        rule=RULE,
        severity=Severity.ERROR,
        message=f"`{path}` is missing",
        notes=(f"it is made from {' and '.join(f'`{source}`' for source in sources)}",) if sources else (),
        hints=(f"`{repair}` writes it",),
    )
