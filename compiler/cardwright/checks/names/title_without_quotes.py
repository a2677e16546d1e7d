"""The title of a card stands without quotes.

A title is a name, and its words may be words of the language. In quotes it can be any text, and it reads
the same where the card is made and where another names it. Only what comes in no deck, a keyword or a
scenario, may have a bare name.

```card
game battlelore

lore Ember {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain 1 lore
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain 1 lore
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Rule, error
from cardwright.text.source import written

RULE = Rule("CW232", "title-without-quotes")


def _run(case: Case) -> Iterator[Diagnostic]:
    match case.block:
        case bound.Card(kind=kind, title=title, title_span=span) if kind.deck:
            if title and not written(span).startswith('"'):
                quoted = f'"{title}"'
                fix = Fix(f"write `{quoted}`", (Edit(span, quoted),), safe=True)
                yield error(RULE, f"`{title}` stands without quotes", span, fixes=(fix,))
        case _:
            return


CHECK = Check(RULE, _run)
