"""Noun phrases, values and relations, from what the grammar found."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from cardwright.surface import nodes as surface
from cardwright.surface.build_words import word
from cardwright.surface.machine import Children, Handler
from cardwright.surface.table import Token
from cardwright.text.source import Span


class _Quantifier(str):
    """`up to` and its like, told apart from words."""

    __slots__ = ()


class Words(tuple[surface.Word, ...]):
    """A run of words, told apart from other lists."""

    __slots__ = ()


def as_word(child: surface.Word | Token) -> surface.Word:
    """A word of any kind as a plain word."""
    return word(child) if isinstance(child, Token) else child


def is_token(child: object, *kinds: str) -> bool:
    """Whether it is a bare token of such a kind."""
    return isinstance(child, Token) and child.kind in kinds


def negated(children: Children) -> bool:
    """Whether `not` was said."""
    return any(is_token(child, "NOT") for child in children)


def as_value(phrase: surface.NounPhrase | surface.Value) -> surface.Value:
    """A phrase alone as a value."""
    if isinstance(phrase, surface.Value):
        return phrase
    term = surface.Term(span=phrase.span, sign="+", parts=(phrase,))
    return surface.Value(span=phrase.span, terms=(term,))


def as_phrase(at: Span, *nouns: surface.Noun) -> surface.NounPhrase:
    """Nouns alone as a phrase."""
    return surface.NounPhrase(span=at, alternatives=nouns)


def with_relations(
    at: Span, phrase: surface.NounPhrase, relations: Iterable[surface.Relation]
) -> surface.NounPhrase:
    """The phrase with what chains on it, in the order written."""
    return replace(phrase, span=at, relations=(*phrase.relations, *relations))


def _noun(at: Span, children: Children) -> surface.Noun:
    """The parts of a noun come in one order; what a part is says where it goes."""
    given: dict[str, Any] = {}
    faces: list[surface.Face] = []
    for child in children:
        match child:
            case Words():
                behind = bool(faces) or any(part in given for part in ("after", "group", "words"))
                given["tail" if behind else "words"] = tuple(child)
            case _Quantifier():
                given["quantifier"] = str(child)
            case surface.Integer() | surface.Table() | surface.Parameter():
                given["after" if "words" in given else "number"] = child
            case surface.Text():
                given["title"] = child
            case surface.Face():
                faces.append(child)
            case surface.Value():
                given["group"] = child
            case surface.Noun():  # faces behind a number
                faces.extend(child.faces)
                given["tail"] = child.tail
            case Token():
                part = _PARTS[child.kind]
                given[part] = child.text if part == "more" else word(child)
            case _:
                raise TypeError(child)
    return surface.Noun(span=at, faces=tuple(faces), **given)


_PARTS: Mapping[str, str] = {
    "MORE": "more",
    "DET": "determiner",
    "THIS": "determiner",
    "THAT": "determiner",
    "PRON": "pronoun",
    "PLAYER": "person",
    "OPPONENT": "person",
}


def _core(at: Span, children: Children) -> surface.NounPhrase:
    nouns = tuple(child for child in children if isinstance(child, surface.Noun))
    of = next((child for child in children if isinstance(child, surface.NounPhrase)), None)
    return surface.NounPhrase(span=at, alternatives=nouns, of=of)


def _target(at: Span, children: Children) -> surface.NounPhrase:
    return as_phrase(at, *(child for child in children if isinstance(child, surface.Noun)))


def _phrase(at: Span, children: Children) -> surface.NounPhrase:
    return with_relations(at, children[0], children[1:])


def _named_phrase(at: Span, children: Children) -> surface.NounPhrase:
    phrase, name = children
    return with_relations(at, phrase, (surface.As(span=name.span, name=name),))


def _actor(at: Span, children: Children) -> surface.NounPhrase:
    (child,) = children
    return as_phrase(at, child) if isinstance(child, surface.Noun) else child


def _parts(at: Span, children: Children) -> tuple[surface.NounPhrase, ...]:
    return tuple(child for child in children if isinstance(child, surface.NounPhrase))


def _sum(at: Span, children: Children) -> surface.Value:
    """`level + 2`: phrases with a sign between two."""
    signs: list[Any] = ["+", *(sign.text for sign in children[1::2])]
    terms = tuple(
        surface.Term(span=Span(at.source, parts[0].span.start, parts[-1].span.end), sign=sign, parts=parts)
        for sign, parts in zip(signs, children[::2], strict=True)
    )
    return surface.Value(span=at, terms=terms)


def _named(at: Span, children: Children) -> surface.As:
    return surface.As(span=at, name=children[0])


def _relation(at: Span, children: Children) -> surface.Prepositional:
    preposition, place = children
    return surface.Prepositional(span=at, word=word(preposition), object=place)


def _adjacent(at: Span, children: Children) -> surface.Prepositional:
    adjacent, to, place = children
    return surface.Prepositional(span=at, word=_two_words(adjacent, to), object=place)


def _two_words(first: Token, second: Token) -> surface.Word:
    span = Span(first.span.source, first.span.start, second.span.end)
    return surface.Word(span=span, text=f"{first.text} {second.text}")


def _that(at: Span, children: Children) -> surface.That:
    clause: surface.That = children[0]
    return replace(clause, span=at)


def _that_is(at: Span, children: Children) -> surface.That:
    return surface.That(span=at, form="is", negated=negated(children), object=children[-1])


def _that_is_doing(at: Span, children: Children) -> surface.That:
    *_, verb, target = children
    return surface.That(span=at, form="is", negated=negated(children), verb=tuple(verb), object=target)


def _that_is_where(at: Span, children: Children) -> surface.That:
    *_, preposition, place = children
    return surface.That(
        span=at, form="is", negated=negated(children), preposition=word(preposition), object=place
    )


def _that_is_adjacent(at: Span, children: Children) -> surface.That:
    *_, adjacent, to, place = children
    return surface.That(
        span=at,
        form="is",
        negated=negated(children),
        preposition=_two_words(adjacent, to),
        object=place,
    )


def _that_has(at: Span, children: Children) -> surface.That:
    return surface.That(span=at, form="has", negated=negated(children), object=children[-1])


def _that_can(at: Span, children: Children) -> surface.That:
    modal, verb, *pronoun = children
    whom = [as_phrase(p.span, surface.Noun(span=p.span, pronoun=word(p))) for p in pronoun]
    return surface.That(
        span=at, form="can", modal=word(modal), verb=(verb,), object=whom[0] if whom else None
    )


def _that_does(at: Span, children: Children) -> surface.That:
    return surface.That(span=at, form="does", verb=(children[0],))


def _that_done(at: Span, children: Children) -> surface.That:
    actor, verb = children
    return surface.That(span=at, form="done by", actor=as_phrase(actor.span, actor), verb=(verb,))


def _names(at: Span, children: Children) -> Words:
    return Words(as_word(child) for child in children)


def _quantifier(text: str) -> Handler:
    return lambda at, children: _Quantifier(text)


def _only(at: Span, children: Children) -> object:
    return children[0]


PHRASES: Mapping[str, Handler] = {
    "names": _names,
    "num": _only,
    "exactly": _quantifier("exactly"),
    "up_to": _quantifier("up to"),
    "at_least": _quantifier("at least"),
    "at_most": _quantifier("at most"),
    "bsimple": _noun,
    "nested": _noun,
    "counted": _noun,
    "that_noun": _noun,
    "tdetermined": _noun,
    "closed": _noun,
    "faces": _noun,
    "pron_actor": _noun,
    "core": _core,
    "dcore": _core,
    "np": _phrase,
    "dnp": _phrase,
    "named_actor": _named_phrase,
    "actor": _actor,
    "bactor": _actor,
    "target": _target,
    "all_of": _parts,
    "sum": _sum,
    "named": _named,
    "rel": _relation,
    "rel_adjacent": _adjacent,
    "rel_that": _that,
    "that_is": _that_is,
    "that_is_doing": _that_is_doing,
    "that_is_where": _that_is_where,
    "that_is_adjacent": _that_is_adjacent,
    "that_has": _that_has,
    "that_can": _that_can,
    "that_does": _that_does,
    "that_done": _that_done,
}
