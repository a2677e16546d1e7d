"""A character has no meaning in the language.

```card
game ring

event "Muster" {
    play {
        draw 1 card;
    }
}
```

```card
game ring

event "Muster" {
    play {
        draw 1 card
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW014", "unknown-character")

_ADVICE = {
    ";": "a statement ends with its line",
    ".": "a sentence ends with its line, without a full stop",
    "'": "names stand in double quotes",
    "’": "names stand in double quotes",
    "_": "join the parts of a word with `-`",
    "=": "say `is` or `has`",
    "<": "say `is less than`",
    ">": "say `is more than`",
    "*": "say it in words",
    "%": "say it in words",
    "!": "say `not`",
    "&": "say `and`",
    "|": "say `or`",
    "/": "only numbers by level are parted by `/`, as in `2/3/4`",
    "]": "a die face opens with `[`",
}
_MEANT = {
    ";": "",
    ".": "",
    "–": "-",
    "—": "-",
    "−": "-",
    "\u00a0": " ",
    "\u202f": " ",
    "\u2009": " ",
    "_": "-",
}


def report(span: Span, text: str) -> Diagnostic:
    """`text` at `span` is no part of the language."""
    char = text[0]
    meant = _MEANT.get(char)
    fixes: tuple[Fix, ...] = ()
    if meant is not None:
        title = (
            f"write `{meant}`" if meant.strip() else "leave it out" if not meant else "write a plain blank"
        )
        fixes = (Fix(title, (Edit(span, meant * len(text)),), safe=False),)
    hints = (_ADVICE[char],) if char in _ADVICE else ()
    shown = f"`{text}`" if text.isprintable() else f"the character U+{ord(char):04X}"
    return error(RULE, f"{shown} has no meaning here", span, hints=hints, fixes=fixes)


def curly(span: Span, text: str) -> Diagnostic:
    """The text at `span` stands in typographic quotes; `text` is what is inside."""
    fix = Fix("write straight quotes", (Edit(span, f'"{text}"'),), safe=True)
    return error(RULE, "names stand in straight quotes", span, fixes=(fix,))
