"""What lies in the output folder is not what the compiler writes today.

Compiled cards are kept beside their sources, so that a reader sees what a change does to them. A
source was changed and the cards were not compiled again, or somebody changed a compiled file.

```sh
cardwright build
```

Then look at what changed, and keep it together with the source.
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, Severity

RULE = Rule("CW953", "generated-out-of-date")


def report(path: str, sources: tuple[str, ...], repair: str) -> Diagnostic:
    """The output `path`, made from `sources`, holds something else."""
    return Diagnostic(
        rule=RULE,
        severity=Severity.ERROR,
        message=f"`{path}` is out of date",
        notes=(f"it is made from {' and '.join(f'`{source}`' for source in sources)}",) if sources else (),
        hints=(f"`{repair}` writes it anew",),
    )
