"""An attribute is compared with a word that it can never be.

An attribute with words, such as the banner of a unit, is one of the few words that the game declares.

```card
game battlelore

lore "Ember" {
    class Wizard, number 1
    cost 3
    play in the command phase {
        choose 1 enemy unit as target
        if the banner of target is purple, hit target
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
        if the banner of target is blue, hit target
    }
}
```
"""

import re
from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.checks.rule import Case, Check, misnamed
from cardwright.diagnostics.diagnostic import Diagnostic, Rule
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words

RULE = Rule("CW205", "unknown-value")


def _run(case: Case) -> Iterator[Diagnostic]:
    for fault in case.unresolved:
        attribute = _asked(fault.span, case.vocabulary) if fault.problem == "unknown-word" else None
        if attribute is not None:
            said = bound.Unresolved(
                span=fault.span, problem=RULE.name, text=fault.text, known=attribute.domain
            )
            yield misnamed(RULE, said, f"no `{attribute.words[0]}` is `{fault.text}`")


def _asked(span: Span, vocabulary: words.Vocabulary) -> words.Attribute | None:
    """The attribute that the words before are about: `the banner of target is …`."""
    text = span.source.text
    before = text[text.rfind("\n", 0, span.start) + 1 : span.start]
    sentence = re.split(r"[,:]|\b(?:if|and|or|while)\b", before)[-1]
    if re.search(r"\b(?:is|are|was|were)(?: not)? $", sentence):
        for attribute in vocabulary.attributes:
            if attribute.domain and any(
                re.search(rf"\b{re.escape(word)}\b", sentence) for word in attribute.words
            ):
                return attribute
    return None


CHECK = Check(RULE, _run)
