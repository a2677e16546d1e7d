"""Cards set each other off in a circle that nothing stops.

Each of these triggers does what the next one waits for, and the last one what the first one waits for.
A circle that the state of the game stops (what is active already is not activated again) is none.

```card
game ring

character "Ember" {
    faction Hobbit, deck Frodo, number 200
    when you move this to a battleground as field: move "Cinder" to field
}

character "Cinder" {
    faction Hobbit, deck Frodo, number 201
    when you move this to a battleground as field: move "Ember" to field
}
```

```card
game ring

character "Ember" {
    faction Hobbit, deck Frodo, number 200
    when you move this to a battleground as field, once per round: move "Cinder" to field
}

character "Cinder" {
    faction Hobbit, deck Frodo, number 201
    when you move this to a battleground as field: move "Ember" to field
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.feeding import Trigger, awaited, caused, done, trigger
from cardwright.bound.sets import cards
from cardwright.checks.rule import SetCheck
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW610", "feeding-each-other")

Step = tuple[Trigger, bound.Do]


def _run(files: tuple[bound.File, ...]) -> Iterator[Diagnostic]:
    games: dict[str, list[Trigger]] = {}
    for game, card in cards(files):
        found = (trigger(card.title, ability) for ability in card.abilities)
        games.setdefault(game, []).extend(one for one in found if one is not None)
    for triggers in games.values():
        waiting: dict[str, list[Trigger]] = {}
        for one in triggers:
            for verb in awaited(one):
                waiting.setdefault(verb, []).append(one)
        after = {id(cause): _set_off(cause, waiting) for cause in triggers}
        told: set[frozenset[int]] = set()
        for start in triggers:
            circle = _circle(start, after)
            members = frozenset(id(sentence) for _, sentence in circle)
            if circle and members not in told:
                told.add(members)
                yield _report(circle)


def _set_off(cause: Trigger, waiting: dict[str, list[Trigger]]) -> list[Step]:
    """The triggers that one sets off, each with the sentence that does it."""
    near = {id(effect): effect for verb in done(cause) for effect in waiting.get(verb, ())}
    return [(effect, do) for effect in near.values() if effect is not cause for do in caused(cause, effect)]


def _circle(start: Trigger, after: dict[int, list[Step]]) -> list[Step]:
    """A shortest way from a trigger back to itself: each step is what is set off, and by which
    sentence."""
    ways: list[list[Step]] = [[step] for step in after[id(start)]]
    seen: set[int] = set()
    for way in ways:
        last = way[-1][0]
        if last is start:
            return way
        if id(last) not in seen:
            seen.add(id(last))
            ways.extend([*way, step] for step in after[id(last)])
    return []


def _report(circle: list[Step]) -> Diagnostic:
    *others, (first, _) = circle
    path = " → ".join((first.title, *(step.title for step, _ in others), first.title))
    return error(
        RULE,
        "these cards set each other off without an end",
        circle[0][1].span,
        also=[Label(sentence.span, "and this sets off the next one") for _, sentence in circle[1:]],
        notes=(path,),
        hints=("limit one of them: `once per round`",),
    )


CHECK = SetCheck(RULE, _run)
