"""Two triggers of a card do the same, each with a limit of its own.

`the first time in a round that it is played or moved` is one limit for two events. Written as two
triggers, each has its own, and the card pays twice. Told where the game has an event for both.

```card
game ring

character "Ember" {
    faction Elf, deck Aragorn, number 200
    when you play this to a battleground, once per round: draw 1 card
    when you move this to a battleground, once per round: draw 1 card
}
```

```card
game ring

character "Ember" {
    faction Elf, deck Aragorn, number 200
    when you play or move this to a battleground, once per round: draw 1 card
}
```
"""

from collections.abc import Iterator
from itertools import combinations

from cardwright.bound import nodes as bound
from cardwright.bound.walk import same
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error
from cardwright.text.source import written
from cardwright_engine import vocabulary as words

RULE = Rule("CW321", "limit-shared-by-triggers")


def _run(case: Case) -> Iterator[Diagnostic]:
    limited = [
        timed.ability
        for timed in case.abilities
        if timed.around is None and timed.understood and timed.ability.form == "trigger"
    ]
    for one, other in combinations(limited, 2):
        first, limit, verb = one.limit, other.limit, _joined(case, one, other)
        if verb and first and limit and same(first, limit) and _pay_the_same(one, other):
            yield error(
                RULE,
                "this limit is not shared with the other trigger, which does the same",
                limit.span,
                also=(Label(first.span, "the other limit"),),
                hints=(f"for one limit write one trigger that waits for `{verb}`",),
            )


def _pay_the_same(one: bound.Ability, other: bound.Ability) -> bool:
    """Whether two triggers differ in what they wait for and in nothing else."""
    return (
        same(one.body, other.body)
        and same(one.cost, other.cost)
        and same(one.places, other.places)
        and same(one.conditions, other.conditions)
        and not same(one.windows, other.windows)
    )


def _joined(case: Case, one: bound.Ability, other: bound.Ability) -> str:
    """The verb that waits for both events, where nothing else tells the two windows apart."""
    first, second = (_only(ability) for ability in (one, other))
    if first is None or second is None or first.timing != second.timing:
        return ""
    if _demanded(first) != _demanded(second):
        return ""
    verbs = {each.event.verb for each in (first, second) if isinstance(each.event, words.Event)}
    return next((each.verb for each in case.vocabulary.events if set(each.verb.split(" or ")) == verbs), "")


def _only(ability: bound.Ability) -> bound.EventWindow | None:
    """The one event that an ability waits for."""
    window = ability.windows[0] if len(ability.windows) == 1 else None
    return window if isinstance(window, bound.EventWindow) else None


def _demanded(window: bound.EventWindow) -> str:
    """What a window demands of the roles of its event, whatever the event."""
    roles = sorted((role.role.id, [written(test.span) for test in role.tests]) for role in window.roles)
    qualifiers = sorted((said.qualifier.id, said.negated) for said in window.qualifiers)
    return repr((roles, qualifiers))


CHECK = Check(RULE, _run)
