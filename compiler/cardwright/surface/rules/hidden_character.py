"""A character that cannot be seen stands in the file.

Control characters, and those that turn the direction of writing, make a card look other than what
it says. They are refused everywhere, in texts and comments too.

```card
game ring

# a comment with\x07 a bell
event "Muster" {
    play {
        draw 1 card
    }
}
```

```card
game ring

# a comment without
event "Muster" {
    play {
        draw 1 card
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Rule, error
from cardwright.text.source import Span

RULE = Rule("CW015", "hidden-character")


def report(span: Span, char: str) -> Diagnostic:
    """`char` stands at `span`."""
    return error(
        RULE,
        f"the hidden character U+{ord(char):04X} is not allowed",
        span,
        fixes=(Fix("leave it out", (Edit(span, ""),), safe=True),),
    )
