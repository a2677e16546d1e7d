"""A word of the language is misspelt, or written with a capital letter.

The small words that hold a sentence together (`if`, `before`, `each`) are always the same, in
small letters. A misspelt one is taken for a word of the game, and the sentence falls apart.

```card
game ring

event "Muster" {
    play {
        iff any [Sauron] was rolled {
            draw 1 card
        }
    }
}
```

```card
game ring

event "Muster" {
    play {
        if any [Sauron] was rolled {
            draw 1 card
        }
    }
}
```
"""

from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Rule, error
from cardwright.surface.table import Token

RULE = Rule("CW002", "misspelt-keyword")


def report(token: Token, meant: str) -> Diagnostic:
    """`token` should be the keyword `meant`."""
    fix = Fix(f"write `{meant}`", (Edit(token.span, meant),), safe=False)
    return error(
        RULE,
        f"`{token.text}` does not fit here",
        token.span,
        hints=(f"did you mean `{meant}`?",),
        fixes=(fix,),
    )
