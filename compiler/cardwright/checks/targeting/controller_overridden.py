"""A unit of the opponent goes where it is sent, and nobody said that its own player does not decide.

What units do is decided by the player who controls them, unless the card says otherwise (L8). A place that
stands in the sentence itself would be chosen by the player of the card without a word about it.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the movement phase {
        choose 1 enemy unit as target
        move target to 1 vacant hex adjacent to target
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the movement phase {
        choose 1 enemy unit as target
        you choose 1 vacant hex as goal adjacent to target
        move target to goal
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.known import known_of
from cardwright.bound.satisfiable import decide_tests
from cardwright.bound.timing import AbilityInTime
from cardwright.bound.walk import statements
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import written

RULE = Rule("CW415", "controller-overridden")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        for sentence in statements(timed.ability.body):
            if isinstance(sentence, bound.Do) and isinstance(sentence.agent, bound.You):
                moved = _of_another(case, timed, sentence) if sentence.verb.moves else None
                for argument in sentence.arguments if moved else ():
                    value = argument.value
                    if isinstance(value, bound.Chosen) and not value.chooser_said and argument is not moved:
                        unit, verb = written(moved.span) if moved else "", sentence.verb.forms
                        yield error(
                            RULE,
                            f"its own player says where `{unit}` goes, unless the card says otherwise",
                            argument.span,
                            hints=(
                                "say who chooses, in a line before: `you choose …`",
                                f"say who does it: `your opponent {verb[1]} {unit} …`",
                            ),
                        )


def _of_another(case: Case, timed: AbilityInTime, sentence: bound.Do) -> bound.Argument | None:
    """The argument of a sentence that is surely a piece of another player."""
    adjectives = {adjective.id: adjective for adjective in case.vocabulary.adjectives}
    for argument in sentence.arguments:
        known = known_of(argument.value, timed, case.vocabulary)
        if argument.slot.whose and known is not None:
            own = adjectives[argument.slot.whose]
            mine = bound.IsAdjective(span=argument.span, adjective=own, player=bound.You(span=argument.span))
            tests = (*known.tests, mine)
            if decide_tests(known.kind, argument.span, tests, case.vocabulary).matches == "nothing":
                return argument
    return None


CHECK = Check(RULE, _run)
