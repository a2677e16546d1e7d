"""What a check is: a rule that cards can break, and the function that finds where they do."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from cardwright.bound import nodes as bound
from cardwright.bound.timing import AbilityInTime
from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Rule, error
from cardwright.diagnostics.internal_error import InternalError
from cardwright.diagnostics.suggest import did_you_mean, meant
from cardwright.text.source import Span, written
from cardwright_engine import vocabulary as words

_LISTED = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One block of a file before the checks: the words of its game, every node of it, what could not
    be bound in it, and its abilities, each with the moments at which it can be used. Abilities that an
    effect creates stand behind the one that creates them."""

    vocabulary: words.Vocabulary
    block: bound.Block
    nodes: tuple[object, ...] = ()
    unresolved: tuple[bound.Unresolved, ...] = ()
    abilities: tuple[AbilityInTime, ...] = ()

    @property
    def fields(self) -> tuple[bound.FieldValue, ...]:
        """What is printed on it."""
        return self.block.fields if isinstance(self.block, bound.Card | bound.Deck) else ()


@dataclass(frozen=True, slots=True)
class Check:
    """A rule about one card, or another block of a file."""

    rule: Rule
    run: Callable[[Case], Iterator[Diagnostic]]


@dataclass(frozen=True, slots=True)
class SetCheck:
    """A rule about all the files of a set together."""

    rule: Rule
    run: Callable[[tuple[bound.File, ...]], Iterator[Diagnostic]]


@dataclass(frozen=True, slots=True)
class Explained:
    """What a rule file tells about its rule: prose, a card that breaks it, the same card mended."""

    prose: str
    broken: str
    mended: str


_CARD = re.compile(r"^```card\n(.*?)^```\n?", re.DOTALL | re.MULTILINE)


def explained(docstring: str) -> Explained:
    """The parts of the docstring of a rule file."""
    cards: list[str] = _CARD.findall(docstring)
    if len(cards) != 2:
        raise InternalError("a rule file shows a card that breaks the rule, and the same card mended")
    return Explained(_CARD.sub("", docstring).strip(), cards[0], cards[1])


def docstring(check: Check | SetCheck) -> str:
    """The docstring of the file that declares a check."""
    return sys.modules[check.run.__module__].__doc__ or ""


# --- reporting what the binder left ------------------------------------------------------------


def left(rule: Rule, case: Case) -> Iterator[bound.Unresolved]:
    """What the binder left for this rule to report."""
    for fault in case.unresolved:
        if fault.problem == rule.name:
            yield fault


def misnamed(rule: Rule, fault: bound.Unresolved, message: str, *, advice: str = "") -> Diagnostic:
    """A word that means nothing: what is wrong with it, and what may have been meant. `advice` is
    given where nothing similar is known."""
    hints = did_you_mean(fault.text, fault.known)
    if not hints and advice:
        hints = (advice,)
    if not hints and 0 < len(fault.known) <= _LISTED:
        hints = _known(fault)
    return error(
        rule, _with_note(message, fault), fault.span, hints=(*hints, *_advice(fault)), fixes=_fixes(fault)
    )


def misput(rule: Rule, fault: bound.Unresolved, message: str, *advice: str) -> Diagnostic:
    """Words that are known, in a place where they mean nothing."""
    shown = tuple(dict.fromkeys((*advice, *_said_like(fault), *_advice(fault))))
    return error(rule, _with_note(message, fault), fault.span, hints=shown)


def _known(fault: bound.Unresolved) -> tuple[str, ...]:
    return _said_like(fault) or (f"known here: {', '.join(f'`{word}`' for word in sorted(fault.known))}",)


def _said_like(fault: bound.Unresolved) -> tuple[str, ...]:
    """The form of a verb, where that is what the binder knows: `take <lore> from <player>`."""
    forms = [known for known in fault.known if "<" in known]
    return tuple(f"it is said like this: `{form}`" for form in forms)


def _with_note(message: str, fault: bound.Unresolved) -> str:
    return f"{message}: {fault.note}" if fault.note and not _advice(fault) else message


def _advice(fault: bound.Unresolved) -> tuple[str, ...]:
    """The note of the binder where it tells how to go on."""
    return (fault.note,) if fault.note.startswith(("say ", "choose ")) else ()


def _fixes(fault: bound.Unresolved) -> tuple[Fix, ...]:
    """The one word that may have been meant, in place of what is written."""
    words_meant = meant(fault.text, fault.known)
    at = written(fault.span).find(fault.text)
    if len(words_meant) != 1 or at < 0 or written(fault.span).count(fault.text) != 1:
        return ()
    start = fault.span.start + at
    edit = Edit(Span(fault.span.source, start, start + len(fault.text)), words_meant[0])
    return (Fix(f"write `{words_meant[0]}`", (edit,), safe=False),)
