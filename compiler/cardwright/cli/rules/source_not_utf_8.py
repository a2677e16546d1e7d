"""A card source is not written in UTF-8.

Names of cards use the letters of many languages. So that they mean the same on every machine, a
source is UTF-8 and nothing else. Save the file as UTF-8; every editor can do that.

```sh
iconv -f LATIN1 -t UTF-8 old.card > new.card
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Source, Span

RULE = Rule("CW952", "source-not-utf-8")


def report(source: Source, at: int, byte: int) -> Diagnostic:
    """The first character that is none stands at `at`; it is the byte `byte`."""
    return error(
        RULE,
        "this file is not UTF-8",
        Span(source, at, min(at + 1, len(source.text))),
        f"the byte {byte:#04x} begins no character here",
        hints=("save the file as UTF-8",),
    )
