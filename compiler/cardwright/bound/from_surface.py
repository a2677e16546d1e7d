"""Look up every word of a file.

The binder never reports. What means nothing becomes an `Unresolved` in the tree, which a check then
describes; so a broken line hides nothing that stands beside it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from cardwright.bound import nodes as bound
from cardwright.bound.binding import Library
from cardwright.bound.examples import Examples
from cardwright.bound.fields import GENERAL, PROVENANCES, Fields
from cardwright.bound.lexicon import Lexicon
from cardwright.bound.scope import Scope
from cardwright.bound.unread import unread, unresolved
from cardwright.surface import nodes as surface
from cardwright_engine import vocabulary as words

__all__ = ["Library", "bind"]

LANGUAGES: Final = ("en", "pt", "it")  # languages in which a card can have a name of its own


class _Binder(Examples, Fields):
    """All parts of the binder."""


def bind(file: surface.File, library: Library) -> bound.File:
    """Bind one file with the words of its game."""
    game = " ".join(word.text for word in file.game)
    vocabulary = library.games.get(game)
    if vocabulary is None:
        span = file.game[0].span if file.game else file.span
        problem = bound.Unresolved(
            span=span, problem="unknown-game", text=game, known=tuple(sorted(library.games))
        )
        return bound.File(span=file.span, vocabulary=problem)
    lexicon = Lexicon.of(vocabulary)
    blocks = tuple(_block(block, lexicon, library) for block in file.blocks)
    kindless = (
        one for one, made in zip(file.blocks, blocks, strict=True) if isinstance(made, bound.Unresolved)
    )
    unread = tuple(block.title.text for block in (*file.broken, *kindless) if block.title.text)
    return bound.File(span=file.span, vocabulary=vocabulary, blocks=blocks, unread=unread)


def _block(block: surface.Block, lexicon: Lexicon, library: Library) -> bound.Block:
    binder = _Binder(lexicon, library)
    binder.block_span = block.kind.span
    match block.kind.text:
        case "deck":
            return _deck(block, binder)
        case "rulings":
            misplaced = tuple(
                _misplaced(member, block)
                for member in block.members
                if not isinstance(member, surface.Example) and not _is_source(member)
            )
            return bound.Rulings(
                span=block.span,
                title=block.title.text,
                examples=_examples(block, binder),
                misplaced=misplaced,
            )
    for kind in lexicon.vocabulary.card_kinds:
        if kind.word == block.kind.text:
            return _card(block, kind, binder)
    known = ("deck", "rulings", *(kind.word for kind in lexicon.vocabulary.card_kinds))
    return bound.Unresolved(span=block.kind.span, problem="unknown-kind", text=block.kind.text, known=known)


def _examples(block: surface.Block, binder: _Binder) -> tuple[bound.Example, ...]:
    made: list[bound.Example] = []
    for member in block.members:
        if isinstance(member, surface.Example):
            binder.scope, binder.example = Scope(), True
            example = binder.example_block(member)
            if not unresolved(example):
                example = replace(example, unread=unread(member, binder))
            made.append(example)
            binder.example = False
    return tuple(made)


def _deck(block: surface.Block, binder: _Binder) -> bound.Deck:
    counts = tuple(
        (member.number.value, member.title.text, member.title.span)
        for member in block.members
        if isinstance(member, surface.Count)
    )
    cards = words.Field(name="cards", python="cards", type="number")
    fields = tuple(
        binder.field(member, (cards,))
        for member in block.members
        if isinstance(member, surface.Field) and member.name.text not in GENERAL
    )
    misplaced = tuple(
        _misplaced(member, block)
        for member in block.members
        if not isinstance(member, surface.Count | surface.Field)
    )
    return bound.Deck(
        span=block.span, title=block.title.text, counts=counts, fields=fields, misplaced=misplaced
    )


def _is_source(member: surface.Member) -> bool:
    """A field that says where a block comes from; every block may have it."""
    return isinstance(member, surface.Field) and member.name.text == "source"


def _card(block: surface.Block, kind: words.CardKind, binder: _Binder) -> bound.Card:
    binder.this_kind = kind.kind
    binder.parameters = tuple(parameter.letter for parameter in block.parameters)
    fields: list[bound.FieldValue] = []
    abilities: list[bound.Ability] = []
    source_note, provenance, unknown_effect = "", "", False
    names: list[tuple[str, str]] = []
    misplaced: list[bound.Unresolved] = []
    for member in block.members:
        match member:
            case surface.Field(name=surface.Word(text="source")):
                source = _source(member)
                if isinstance(source, bound.Unresolved):
                    misplaced.append(source)
                else:
                    source_note, provenance = source
            case surface.Field(name=surface.Word(text="name")):
                name = _name(member)
                if isinstance(name, bound.Unresolved):
                    misplaced.append(name)
                else:
                    names.append(name)
            case surface.Field(name=surface.Word(text="effect")):
                effect = _effect(member)
                if isinstance(effect, bound.Unresolved):
                    misplaced.append(effect)
                else:
                    unknown_effect = effect
            case surface.Field():
                fields.append(binder.field(member, kind.fields))
            case surface.Ability():
                binder.scope = Scope()
                ability = binder.ability(member)
                if not unresolved(ability):
                    ability = replace(ability, unread=unread(member, binder))
                abilities.append(ability)
            case surface.Count():
                misplaced.append(_misplaced(member, block))
            case surface.Example():
                pass
    return bound.Card(
        span=block.span,
        kind=kind,
        title=block.title.text,
        title_span=block.title.span,
        parameters=binder.parameters,
        fields=tuple(fields),
        abilities=tuple(abilities),
        examples=_examples(block, binder),
        source_note=source_note,
        provenance=next((one for one in PROVENANCES if one == provenance), ""),
        names=tuple(names),
        unknown_effect=unknown_effect,
        misplaced=tuple(misplaced),
    )


def _source(field: surface.Field) -> tuple[str, str] | bound.Unresolved:
    """`source "Two transcriptions agree" sure`: where the facts come from, and how sure they are."""
    match field.values:
        case ((surface.Text(text=note), surface.Word(text=status)),) if status in PROVENANCES:
            return note, status
        case _:
            note = 'write a text in quotes and how sure it is: `source "Two lists agree" sure`'
            return _wrong(field, PROVENANCES, note)


def _name(field: surface.Field) -> tuple[str, str] | bound.Unresolved:
    """`name pt "Bola de Fogo"`, perhaps with a provenance behind it."""
    match field.values:
        case ((surface.Word(text=code), surface.Text(text=text)),) if code in LANGUAGES:
            return code, text
        case ((surface.Word(text=code), surface.Text(text=text), surface.Word(text=status)),):
            if code in LANGUAGES and status in PROVENANCES:
                return code, text
        case _:
            pass
    return _wrong(field, LANGUAGES, 'write a language and the name in it: `name pt "…"`')


def _effect(field: surface.Field) -> bool | bound.Unresolved:
    """`effect unknown`."""
    match field.values:
        case ((surface.Word(text="unknown"),),):
            return True
        case _:
            return _wrong(field, ("unknown",), "an effect that is known is written as abilities")


def _wrong(field: surface.Field, known: tuple[str, ...], note: str) -> bound.Unresolved:
    text = field.span.source.text[field.span.start : field.span.end]
    return bound.Unresolved(span=field.span, problem="field-value-wrong", text=text, known=known, note=note)


def _misplaced(member: surface.Member, block: surface.Block) -> bound.Unresolved:
    """A member that such a block cannot hold."""
    text = member.span.source.text[member.span.start : member.span.end].splitlines()[0]
    return bound.Unresolved(span=member.span, problem="misplaced-member", text=text, note=block.kind.text)
