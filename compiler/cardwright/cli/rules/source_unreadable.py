"""A card source cannot be read.

It does not exist, is a folder where a file is wanted, or the system does not let us read it. The
other sources are still looked at.

```sh
cardwright check cards/ring/misspelt.card
```

```sh
cardwright check cards/ring
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Source, Span

RULE = Rule("CW951", "source-unreadable")


def report(name: str, why: str) -> Diagnostic:
    """The file `name` cannot be read, for the reason that the system gives."""
    return error(RULE, f"`{name}` cannot be read: {why}", Span(Source(name, ""), 0, 0))
