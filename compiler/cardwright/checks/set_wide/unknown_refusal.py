"""An example expects a refusal that no rule and no card gives.

`expect error` names the reason by its id: one of the game's, or a condition of a card. Another word
would never be the reason.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        gain 1 lore
    }
    example "too dear" {
        given you have 2 lore
        you play "Ember"
        expect error costs
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
    example "too dear" {
        given you have 2 lore
        you play "Ember"
        expect error cost
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.condition_ids import demands
from cardwright.bound.walk import walk
from cardwright.checks.rule import SetCheck, misnamed
from cardwright.diagnostics.diagnostic import Diagnostic, Rule
from cardwright_engine import vocabulary as words

RULE = Rule("CW608", "unknown-refusal")


def _run(files: tuple[bound.File, ...]) -> Iterator[Diagnostic]:
    known: dict[str, set[str]] = {}
    expected: list[tuple[str, bound.ExpectError]] = []
    for file in files:
        if isinstance(file.vocabulary, words.Vocabulary):
            game = file.vocabulary.game
            names = known.setdefault(game, {refusal.id for refusal in file.vocabulary.refusals})
            for node in walk(file.blocks):
                match node:
                    case bound.Ability():
                        names.update(id for id, _ in demands(node))
                    case bound.ExpectError():
                        expected.append((game, node))
    for game, step in expected:
        if step.condition not in known[game]:
            fault = bound.Unresolved(
                span=step.span, problem=RULE.name, text=step.condition, known=tuple(sorted(known[game]))
            )
            advice = f"for what the game refuses something: `cardwright vocabulary {game}`"
            yield misnamed(RULE, fault, f"nothing is ever refused for `{step.condition}`", advice=advice)


CHECK = SetCheck(RULE, _run)
