"""A card that is no reaction is to be played in the opponent's turn.

Such a card is played in its player's own turn only (L6). What answers the opponent is a reaction, and
says to what: `react before …`.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the combat phase of your opponent {
        gain 1 lore
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    react before a roll by an enemy unit as attacker {
        gain 1 lore
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error

RULE = Rule("CW305", "out-of-turn-without-reaction")


def _run(case: Case) -> Iterator[Diagnostic]:
    if not isinstance(case.block, bound.Card) or case.block.kind.play_turn != "own":
        return
    for timed in case.abilities:
        if timed.ability.form == "play" and timed.around is None:
            for limitation in timed.limitations:
                turns = {moment.turn for moment in limitation.allows}
                if limitation.says in ("steps", "condition") and turns == {"opponent"}:
                    yield error(
                        RULE,
                        "this card is not a reaction, and it is your opponent's turn then",
                        limitation.span,
                        hints=("say what it answers: `react before …` or `react after …`",),
                    )


CHECK = Check(RULE, _run)
