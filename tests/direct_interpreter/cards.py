"""Cards that are played straight from their trees: the same `Card` objects that emitted modules make. A
second opinion on the compiler."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any

from cardwright.bound import nodes as b
from cardwright_engine import vocabulary as words
from cardwright_engine.card import Card
from direct_interpreter.texts import CardText


def interpreted(files: Iterable[b.File], vocabulary: words.Vocabulary) -> dict[str, Card]:
    """The cards of a game by title, none of them compiled."""
    nodes = [block for file in files for block in file.blocks if isinstance(block, b.Card)]
    keywords = {node.title: node for node in nodes if not node.kind.python}
    return {node.title: _card(node, keywords, vocabulary) for node in nodes if node.kind.python}


def _card(node: b.Card, keywords: Mapping[str, b.Card], vocabulary: words.Vocabulary) -> Card:
    fields: dict[str, Any] = {}
    texts: list[CardText] = []
    for entry in node.fields:
        assert isinstance(entry.field, words.Field)
        if entry.unknown or not entry.values:
            continue
        whole = entry.field.many or entry.field.type == "numbers"
        fields[entry.field.python] = entry.values if whole else entry.values[0]
        if entry.field.type == "decks":
            fields[entry.field.python] = tuple(zip(entry.values, entry.decks, strict=True))
        if entry.field.type == "keywords":
            for value in entry.values:
                parts = value if isinstance(value, tuple) else (value,)
                keyword = keywords[next(str(part) for part in parts if isinstance(part, str))]
                numbers = [part for part in parts if isinstance(part, int)]
                texts.append(
                    CardText(keyword, vocabulary, dict(zip(keyword.parameters, numbers, strict=True)))
                )
    texts.append(CardText(node, vocabulary))
    abilities = tuple(ability for text in texts for ability in text.abilities())
    lasting = tuple(ability for text in texts for group in text.lasting.values() for _, ability in group)
    python = getattr(import_module(vocabulary.package), node.kind.python)
    card: Card = python(
        name=node.title,
        abilities=abilities,
        lasting=lasting,
        source=node.span.source.name,
        unknown_effect=node.unknown_effect,
        **fields,
    )
    return card
