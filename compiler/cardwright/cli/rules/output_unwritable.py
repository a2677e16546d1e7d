"""A file cannot be written.

The disk is full, or the system does not let us write there. What lay there before is as it was, and
files that were written before it are whole.

```sh
cardwright build --out a/folder/that/is/mine
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, Severity

RULE = Rule("CW957", "output-unwritable")


def report(path: str, why: str) -> Diagnostic:
    """The file `path` cannot be written, for the reason that the system gives."""
    return Diagnostic(rule=RULE, severity=Severity.ERROR, message=f"`{path}` cannot be written: {why}")
