"""A choice does not say who makes it.

Where a text has no single player, as when a place is activated, somebody has to be named who chooses.

```card
game ring

path "Ember" {
    path number 5, victory points 1, path defense 0
    on activation: eliminate 1 character on this
}
```

```card
game ring

path "Ember" {
    path number 5, victory points 1, path defense 0
    on activation: the Mordor player eliminates 1 character on this
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.walk import walk
from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error

RULE = Rule("CW407", "chooser-missing")


_ADVICE = "begin the sentence with the player who chooses"
_DOER = "begin the sentence with the player who does it"


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(RULE, fault, f"`{fault.text}` does not say who chooses", _ADVICE)
    card = case.block
    if isinstance(card, bound.Card) and card.kind.neutral and not case.vocabulary.default_chooser:
        for timed in case.abilities:
            # An ability that a player uses is that player's; what just happens is nobody's.
            if timed.ability.form != "action":
                said = set(map(id, walk(timed.ability.allows)))  # of what may be done nobody chooses anything
                for node in timed.nodes:
                    if id(node) in said:
                        continue
                    match node:
                        case bound.Chosen(chooser=bound.You(), chooser_said=False) if not node.quantity.every:
                            yield error(RULE, "this does not say who chooses", node.span, hints=(_ADVICE,))
                        case bound.Do(agent=bound.You()) if not _same_for_all(case, node):
                            yield error(RULE, "this does not say who does it", node.span, hints=(_DOER,))


def _same_for_all(case: Case, sentence: bound.Do) -> bool:
    """Whether it makes no difference who does it: it is done to what belongs to nobody, or to cards
    whose own choice is told of already."""
    neutral = {kind.kind for kind in case.vocabulary.card_kinds if kind.neutral}
    for argument in sentence.arguments:
        if isinstance(argument.value, bound.Chosen):
            return True
        if argument.slot.type in ("piece", "place", "title"):
            allowed = set(argument.slot.kinds)
            if not allowed or allowed & neutral:
                return True
    return False


CHECK = Check(RULE, _run)
