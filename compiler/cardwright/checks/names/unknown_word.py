"""A word means nothing in the game of the card.

Every noun and adjective of a card is a word that its game declares. A word that no one declares could
only be guessed at, so it is refused.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemi unit as target
        hit target
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        hit target
    }
}
```
"""

from collections.abc import Iterator
from dataclasses import replace

from cardwright.checks.rule import Case, Check, left, misnamed
from cardwright.diagnostics.diagnostic import Diagnostic, Rule

RULE = Rule("CW201", "unknown-word")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        message = f"`{fault.text}` means nothing in this game"
        if fault.note.startswith("say ") and "[" in fault.note:
            message = f"`{fault.text}` is what a die shows, and stands in brackets"
            fault = replace(fault, known=())
        game = case.vocabulary.game
        advice = f"the words of the game: `cardwright vocabulary {game}`" if game and not fault.note else ""
        yield misnamed(RULE, fault, message, advice=advice)


CHECK = Check(RULE, _run)
