"""Sentences, conditions and events, from what the grammar found."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Literal

from cardwright.surface import nodes as surface
from cardwright.surface.build_phrases import as_phrase, as_value, as_word, is_token, negated, with_relations
from cardwright.surface.build_words import word
from cardwright.surface.machine import Children, Handler
from cardwright.surface.table import Token
from cardwright.text.source import Span


def _verbs(at: Span, children: Children) -> tuple[surface.Word, ...]:
    return tuple(as_word(child) for child in children if not is_token(child, "OR"))


def _arguments(at: Span, children: Children) -> surface.Arguments:
    return surface.Arguments(
        span=at,
        object=next((child for child in children if isinstance(child, surface.Value)), None),
        relations=_relations(children),
        phrases=_verb_phrases(children),
    )


def _relations(children: Children) -> tuple[surface.Relation, ...]:
    return tuple(
        child for child in children if isinstance(child, surface.Prepositional | surface.As | surface.That)
    )


def _verb_phrases(children: Children) -> tuple[surface.VerbPhrase, ...]:
    return tuple(child for child in children if isinstance(child, surface.VerbPhrase))


def _verb_phrase(at: Span, children: Children) -> surface.VerbPhrase:
    *words, value = children
    span = Span(at.source, words[0].span.start, words[-1].span.end)
    text = " ".join(token.text for token in words)
    return surface.VerbPhrase(span=at, word=surface.Word(span=span, text=text), object=value)


def _places(at: Span, children: Children) -> tuple[surface.Relation | surface.VerbPhrase, ...]:
    return tuple(children)


def _order(at: Span, children: Children) -> surface.Order:
    verbs, arguments = children
    return surface.Order(span=at, verbs=verbs, arguments=arguments)


def _permit(at: Span, children: Children) -> surface.Permit:
    subject, modal, verbs, arguments = children
    return surface.Permit(
        span=at, subject=as_value(subject), modal=word(modal), verbs=verbs, arguments=arguments
    )


def _doing(at: Span, children: Children) -> surface.Doing | surface.Did:
    if len(children) == 1:
        return surface.Did(span=at, actor=children[0])
    actor, verbs, arguments = children
    return surface.Doing(span=at, actor=actor, verbs=verbs, arguments=arguments)


def _bound(at: Span, children: Children) -> surface.NounPhrase:
    return as_phrase(at, surface.Noun(span=at, words=(children[0],)))


def _state(at: Span, children: Children) -> surface.State:
    subject, verb, *rest = children
    phrases = _verb_phrases(rest)
    (complement,) = (
        child for child in rest if not is_token(child, "NOT") and not isinstance(child, surface.VerbPhrase)
    )
    return surface.State(
        span=at,
        subject=as_value(subject),
        verb="is" if verb.kind == "IS" else "has",
        negated=negated(rest),
        complement=complement,
        phrases=phrases,
    )


def _compared(at: Span, children: Children) -> surface.Compared:
    more, than = children
    return surface.Compared(span=at, more=more.text, than=than)


def _placed(at: Span, children: Children) -> surface.Placed:
    return surface.Placed(span=at, relations=_relations(children))


def _busy(at: Span, children: Children) -> surface.Busy:
    verb, target, *relations = children
    span = Span(at.source, target.span.start, at.end)
    return surface.Busy(span=at, verb=tuple(verb), target=with_relations(span, target, relations))


def _conditions(at: Span, children: Children) -> surface.Conditions:
    connectives: list[Literal["and", "or"]] = [
        "and" if token.kind == "COMMA_AND" else "or" for token in children[1::2]
    ]
    return surface.Conditions(span=at, items=tuple(children[::2]), connectives=tuple(connectives))


def _nominal(at: Span, children: Children) -> surface.Nominal:
    phrase, *phrases = children
    return surface.Nominal(span=at, phrase=phrase, phrases=tuple(phrases))


def _sentences(at: Span, children: Children) -> tuple[surface.Sentence, ...]:
    """Sentences joined by commas; one behind `, then` says so."""
    sentences: list[Any] = []
    then = False
    for child in children:
        if isinstance(child, Token):
            then = True
        else:
            sentences.append(replace(child, then=True) if then else child)
            then = False
    return tuple(sentences)


SENTENCES: Mapping[str, Handler] = {
    "verb": _verbs,
    "args": _arguments,
    "vpp": _verb_phrase,
    "pp_chain": _places,
    "order": _order,
    "permit": _permit,
    "doing": _doing,
    "bound": _bound,
    "state": _state,
    "compared": _compared,
    "where": _placed,
    "is_doing": _busy,
    "conds": _conditions,
    "nominal": _nominal,
    "sentences": _sentences,
}
