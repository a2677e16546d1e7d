"""Two conditions are joined by a bare `and` or `or`.

`and` joins two things in one phrase, `Frodo and Sam`. Two conditions, each a sentence of its own,
are joined by `, and` or `, or`, with a comma before the word.

```card
game ring

event "Muster" {
    play {
        if it is ready and you have 2 cards {
            draw 1 card
        }
    }
}
```

```card
game ring

event "Muster" {
    play {
        if it is ready, and you have 2 cards {
            draw 1 card
        }
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Rule, error
from cardwright.surface.table import Token
from cardwright.text.source import Span

RULE = Rule("CW021", "and-without-comma")


def report(word: Token, previous: Token | None) -> Diagnostic:
    """`word`, an `and` or `or`, joins two conditions; `previous` stands before it."""
    end = previous.span.end if previous else word.span.start
    edit = Edit(Span(word.span.source, end, end), ",")
    return error(
        RULE,
        f"a comma stands before `{word.text}` between two conditions",
        word.span,
        fixes=(Fix("insert `,`", (edit,), safe=False),),
    )
