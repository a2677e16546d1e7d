"""Word a card: its tree in, its text out."""

from __future__ import annotations

from typing import Final

from cardwright.bound import nodes as bound
from cardwright.wording.english import English
from cardwright.wording.from_abilities import ability
from cardwright.wording.from_examples import line
from cardwright.wording.nodes import CardText, Finding, Icon, Numeral, Paragraph, Plain, Run, Runs, Term
from cardwright.wording.runs import glue
from cardwright.wording.words import Words
from cardwright_engine.vocabulary import Vocabulary

LANGUAGES: Final = {"en": English}


def text(card: bound.Card, vocabulary: Vocabulary, language: str = "en") -> CardText:
    """All a card says; an unknown language is spoken as English."""
    game = Words(vocabulary)
    voice = LANGUAGES.get(language, English)(game)
    paragraphs = [voice.paragraph(ability(node, game, card.kind)) for node in card.abilities]
    if card.unknown_effect:
        paragraphs.append(voice.unknown())
    keywords = _keywords(card)
    if keywords:
        paragraphs.insert(0, Paragraph(body=keywords))
    return CardText(
        language=language if language in LANGUAGES else "en",
        title=dict(card.names).get(language, card.title),
        paragraphs=tuple(paragraphs),
        unknown=card.unknown_effect,
        findings=tuple(_without_words(card, paragraphs)),
    )


def example(node: bound.Example, vocabulary: Vocabulary, language: str = "en") -> tuple[Runs, ...]:
    """An example as sentences, a line each."""
    game = Words(vocabulary)
    voice = LANGUAGES.get(language, English)(game)
    return tuple(voice.line(line(step, game)) for step in node.steps)


def _keywords(card: bound.Card) -> Runs:
    """The keywords a card carries, as it names them: `Pursue 2, Vigilant`."""
    parts: list[Run] = []
    for field in card.fields:
        if isinstance(field.field, bound.Unresolved) or field.field.type != "keywords":
            continue
        for value in field.values:
            if parts:
                parts.append(Plain(text=", "))
            parts.extend(_keyword(value))
    return glue(tuple(parts), ".") if parts else ()


def _keyword(value: int | str | tuple[int | str, ...]) -> tuple[Run, ...]:
    pieces = value if isinstance(value, tuple) else (value,)
    name = " ".join(piece for piece in pieces if isinstance(piece, str))
    numbers = [Numeral(text=str(piece)) for piece in pieces if isinstance(piece, int)]
    return (Term(text=name), *(run for number in numbers for run in (Plain(text=" "), number)))


def _without_words(card: bound.Card, paragraphs: list[Paragraph]) -> list[Finding]:
    nameless = {
        run.id
        for paragraph in paragraphs
        for run in (*paragraph.lead, *paragraph.body)
        if isinstance(run, Icon) and not run.words.strip()
    }
    return [
        Finding(span=card.title_span, problem="icon-without-word", text=icon) for icon in sorted(nameless)
    ]
