"""A closing brace closes nothing.

```card
game ring

event "Muster" {
    play {
        draw 1 card
    }
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

RULE = Rule("CW009", "brace-too-many")


def report(brace: Token) -> Diagnostic:
    """`brace` stands outside of every block."""
    fix = Fix("leave out `}`", (Edit(brace.span, ""),), safe=False)
    return error(RULE, "this `}` closes nothing", brace.span, fixes=(fix,))
