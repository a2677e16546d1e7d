"""A phrase does not say how many.

A missing number never means any or all: a card says `1`, `up to 2`, `each`, `all` or `any number of`.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        order ordered units
    }
}
```

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        order 1 friendly unit
    }
}
```
"""

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.walk import walk
from cardwright.checks.rule import Case, Check, left, misput
from cardwright.diagnostics.diagnostic import Diagnostic, Rule, error
from cardwright.text.source import Span, written
from cardwright_engine import vocabulary as words

RULE = Rule("CW225", "quantity-missing")


_ADVICE = "write `1`, `each`, `all` or `any number of` before it"


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in left(RULE, case):
        yield misput(RULE, fault, f"`{fault.text}` does not say how many", _ADVICE)
    nouns = _first_words(case.vocabulary)
    for timed in case.abilities:
        if timed.around is None:
            # `may pass through enemy units` permits all of them; what is done is done to so many.
            permitted = {
                id(part) for node in timed.nodes if isinstance(node, bound.Allow) for part in walk(node)
            }
            for node in timed.nodes:
                match node:
                    case bound.TheOnly() if id(node) not in permitted and _starts(node.span, nouns):
                        advice = f"{_ADVICE}, or `the` for the only one"
                    case bound.RoleTest() if _starts(node.span, nouns, node.role.preposition):
                        advice = "write `a`, `another`, `this` or `any` before it"
                    case _:
                        continue
                text = written(node.span)
                yield error(RULE, f"`{text}` does not say how many", node.span, hints=(advice,))


def _first_words(vocabulary: words.Vocabulary) -> frozenset[str]:
    """The words with which a phrase starts that says nothing of how many it means."""
    kinds = [phrase for kind in vocabulary.kinds for phrase in kind.words]
    adjectives = [phrase for adjective in vocabulary.adjectives for phrase in adjective.words]
    return frozenset(phrase.split(" ")[0] for phrase in (*kinds, *adjectives))


def _starts(span: Span, nouns: frozenset[str], preposition: str = "") -> bool:
    return written(span).removeprefix(f"{preposition} ").split(" ")[0] in nouns


CHECK = Check(RULE, _run)
