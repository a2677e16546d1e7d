"""Look up every word of a file.

The binder never reports. What means nothing becomes an `Unresolved` in the tree, which a check then
describes; so a broken line hides nothing that stands beside it.
"""

from __future__ import annotations

from dataclasses import replace

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
    return bound.File(span=file.span, vocabulary=vocabulary, blocks=blocks)


def _block(block: surface.Block, lexicon: Lexicon, library: Library) -> bound.Block:
    binder = _Binder(lexicon, library)
    binder.block_span = block.kind.span
    match block.kind.text:
        case "deck":
            return _deck(block, binder)
        case "rulings":
            return bound.Rulings(span=block.span, title=block.title.text, examples=_examples(block, binder))
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
    return bound.Deck(span=block.span, title=block.title.text, counts=counts, fields=fields)


def _card(block: surface.Block, kind: words.CardKind, binder: _Binder) -> bound.Card:
    binder.this_kind = kind.kind
    binder.parameters = tuple(parameter.letter for parameter in block.parameters)
    fields: list[bound.FieldValue] = []
    abilities: list[bound.Ability] = []
    source_note, provenance, unknown_effect = "", "", False
    names: list[tuple[str, str]] = []
    for member in block.members:
        match member:
            case surface.Field(name=surface.Word(text="source")):
                source_note, provenance = _source(member)
            case surface.Field(name=surface.Word(text="name")):
                names.append(_name(member))
            case surface.Field(name=surface.Word(text="effect")):
                unknown_effect = _is_unknown(member)
            case surface.Field():
                fields.append(binder.field(member, kind.fields))
            case surface.Ability():
                binder.scope = Scope()
                ability = binder.ability(member)
                if not unresolved(ability):
                    ability = replace(ability, unread=unread(member, binder))
                abilities.append(ability)
            case surface.Count() | surface.Example():
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
    )


def _source(field: surface.Field) -> tuple[str, str]:
    """`source "Two transcriptions agree" sure`."""
    note, provenance = "", ""
    for item in field.values[-1]:
        match item:
            case surface.Text(text=text):
                note = text
            case surface.Word(text=text):
                provenance = text
            case _:
                pass
    return note, provenance


def _name(field: surface.Field) -> tuple[str, str]:
    """`name pt "Bola de Fogo"`."""
    code, text = "", ""
    for item in field.values[0]:
        match item:
            case surface.Text():
                text = item.text
            case surface.Word():
                code = item.text
            case _:
                pass
    return code, text


def _is_unknown(field: surface.Field) -> bool:
    return any(isinstance(item, surface.Word) and item.text == "unknown" for item in field.values[0])
