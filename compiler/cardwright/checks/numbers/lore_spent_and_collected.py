"""One rolled face is used up and collected as well.

A face that an effect uses up is gone: its player can not also collect it (L13).

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        roll 3 dice
        hit target for each [Lore] rolled
        gain 1 lore for each [Lore] rolled
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
        roll 3 dice
        hit target for each [Lore] rolled
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.walk import statements, walk
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Label, Rule, error

RULE = Rule("CW502", "lore-spent-and-collected")


def _run(case: Case) -> Iterator[Diagnostic]:
    for timed in case.abilities:
        spent: dict[str, bound.Do] = {}
        collected: dict[str, bound.Do] = {}
        for statement in statements(timed.ability.body):
            if isinstance(statement, bound.Do):
                for face, words in _counted(statement).items():
                    into = collected if _collects(statement, words) else spent
                    into.setdefault(face, statement)
        for face, sentence in collected.items():
            if face in spent:
                yield error(
                    RULE,
                    f"`[{face}]` is used up by this effect and cannot be collected",
                    sentence.span,
                    also=(Label(spent[face].span, "used up here"),),
                    hints=("use it for the one or for the other",),
                )


def _counted(sentence: bound.Do) -> dict[str, tuple[str, ...]]:
    """The faces that a sentence counts, with their words."""
    return {
        reference.face.words[0]: reference.face.words
        for node in walk(sentence)
        if isinstance(node, bound.FacesRolled)
        for reference in node.faces
        if reference.face is not None
    }


def _collects(sentence: bound.Do, face: tuple[str, ...]) -> bool:
    """Whether what the sentence counts out is what the face shows."""
    shown = {word.casefold() for word in face}
    return any(shown & {word.casefold() for word in slot.words} for slot in sentence.verb.slots)


CHECK = Check(RULE, _run)
