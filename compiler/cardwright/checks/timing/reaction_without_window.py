"""A card is played at something that opens no window for cards in hand.

A reaction is played out of turn in a stated window, or in answer to something that players may answer
(L4). Not every event stops the game for that, and some games ask for no card in hand at all.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react after the elimination of an enemy unit as victim {
        gain 1 lore
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react after a roll by an enemy unit as attacker {
        gain 1 lore
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright_engine import vocabulary as words

RULE = Rule("CW306", "reaction-without-window")


def _run(case: Case) -> Iterator[Diagnostic]:
    answered = [event.nouns[0] for event in case.vocabulary.events if event.reactable and event.nouns]
    known = ", ".join(f"`{noun}`" for noun in answered) or "nothing in this game"
    for timed in case.abilities:
        if timed.ability.form in ("play", "react"):
            for window in timed.ability.windows:
                match window:
                    case bound.EventWindow(event=words.Event(reactable=False)):
                        yield error(
                            RULE,
                            "nobody is asked for a reaction then"
                            if timed.ability.form == "react"
                            else "nobody is asked for a card then",
                            window.span,
                            hints=(f"what can be answered: {known}",),
                        )


CHECK = Check(RULE, _run)
