"""A name is a word that the game has already.

Where a piece is called by a word of the game, `unit` or `weak`, a reader cannot tell the name from the
word.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as unit
        hit unit
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

from cardwright.bound.dataflow import given_among
from cardwright.checks.rule import Case, Check
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright_engine import vocabulary as words

RULE = Rule("CW231", "name-is-a-word")


def _run(case: Case) -> Iterator[Diagnostic]:
    given = tuple(given_among(case.nodes))
    spoken = _words(case.vocabulary) if given else frozenset()
    for binding in given:
        if binding.name in spoken:
            yield error(
                RULE,
                f"`{binding.name}` is a word of the game, and cannot be a name",
                binding.span,
                hints=("choose a name that the game does not use",),
            )


def _words(game: words.Vocabulary) -> frozenset[str]:
    nouns = [word for kind in game.kinds for word in kind.words]
    nouns += [word for attribute in game.attributes for word in attribute.words]
    nouns += [word for zone in game.zones for word in zone.words]
    return frozenset((*nouns, *(word for adjective in game.adjectives for word in adjective.words)))


CHECK = Check(RULE, _run)
