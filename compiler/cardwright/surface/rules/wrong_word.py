"""A word or mark of one kind stands where another kind belongs.

With that one word changed the line would be right: a round bracket for a brace, `and` for `or`,
a word for a title in quotes.

```card
game ring

event "Muster" (
    play {
        draw 1 card
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
from cardwright.surface.table import Token
from cardwright.surface.terminals import RESERVED, SPELT, human, spoken

RULE = Rule("CW005", "wrong-word")


def report(token: Token, kind: str) -> Diagnostic:
    """Where `token` stands, one of `kind` belongs."""
    text = SPELT.get(kind)
    fixes = (Fix(f"write `{text}`", (Edit(token.span, text),), safe=False),) if text else ()
    hints: tuple[str, ...] = ()
    if token.text in RESERVED:
        hints = (f"`{token.text}` is a word of the language and names nothing",)
    return error(
        RULE, f"{human(kind)} belongs here, not {spoken(token)}", token.span, hints=hints, fixes=fixes
    )
