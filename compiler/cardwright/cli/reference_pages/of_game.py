"""The page of a game: every word that its cards may use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardwright.cli.reference_pages.markdown import code, codes, page, section, table
from cardwright.cli.reference_pages.of_doings import events, verbs
from cardwright.cli.reference_pages.of_pieces import (
    adjectives,
    attributes,
    kinds,
    naming,
    relations,
    zones,
)
from cardwright_engine import vocabulary as words

_FOR_ALL: Final = (
    'Every card may also say where its facts are from, `source "…" sure`, and its name in another '
    'language, `name pt "…"`.'
)
_TURNS: Final = {"own": "your turn", "opponent": "the opponent's turn", "either": "either turn"}


def of_game(game: words.Vocabulary) -> str:
    """Everything that the vocabulary of a game declares, in the words of a card source."""
    return page(
        game.title,
        f"The words of the game. A source of its cards begins with `game {game.game}`. Several words "
        "for one thing are separated by commas; any of them may be written.",
        section(
            "Steps", "What can be named as a time, and what is part of what.", "\n".join(_steps(game, "", 0))
        ),
        section("Kinds of card", _FOR_ALL, *(_card_kind(kind, game) for kind in game.card_kinds)),
        section("Kinds of piece", table(("kind", "what it is", "has", "can be"), kinds(game))),
        section("What pieces have", table(("attribute", "of", "is", "cards change it"), attributes(game))),
        section("What pieces are", table(("adjective", "of", "means", "never with"), adjectives(game))),
        section("How pieces stand to each other", "\n".join(relations(game))),
        section("Zones", table(("zone", "whose", "who sees it", "what else"), zones(game))),
        section("Places", table(("place", "is a"), _places(game))),
        section("Dice", table(("face", "is also said as"), _faces(game))),
        section("Tokens", table(("token", "lies on"), _tokens(game))),
        section("Players", "\n".join(_players(game))),
        section("Verbs", verbs(game)),
        section("Events", events(game)),
        section(
            "Manners",
            "How a play stands to another.",
            "\n".join(f"- {code(f'{each.preposition} {each.words[0]}')}" for each in game.manners),
        ),
        section(
            "Refusals",
            "What `expect error` can name.",
            table(("id", "says", "rule"), ((code(e.id), e.says, e.rule) for e in game.refusals)),
        ),
    )


def _steps(game: words.Vocabulary, parent: str, depth: int) -> Iterator[str]:
    for step in game.steps:
        if step.parent == parent:
            note = "" if step.turn else " (in nobody's turn)"
            yield f"{'  ' * depth}- {codes(step.words)}{note}"
            yield from _steps(game, step.id, depth + 1)


def _card_kind(kind: words.CardKind, game: words.Vocabulary) -> str:
    steps = {step.id: step.words[0] for step in game.steps}
    notes: list[str] = []
    if kind.play_steps:
        named = " or ".join(f"the {steps[step]}" for step in kind.play_steps)
        notes.append(f"A bare `play` means: in {named}, in {_TURNS[kind.play_turn]}.")
    if kind.borne:
        notes.append(f"It is played onto somebody: the field `{kind.borne}` says onto whom.")
    if kind.neutral:
        notes.append("It is nobody's card, so its text says who chooses.")
    if not kind.deck:
        notes.append("It comes in no deck.")
    rows = (
        (code(field.name), _takes(field), "must be there" if field.required else "") for field in kind.fields
    )
    return section(
        code(kind.word), " ".join(notes), table(("field", "takes", ""), rows) or "It has no fields.", level=3
    )


def _takes(field: words.Field) -> str:
    of = f" of {codes(field.domain)}" if field.domain else ""
    several = ", several joined by `and`" if field.many else ""
    match field.type:
        case "text":
            return f"a text{several}"
        case "number":
            return f"{_number(field)}{several}"
        case "numbers":
            return f"{_number(field)}, or a range as in `{field.low} to {min(field.high, 9)}`"
        case "icons":
            return f"{_number(field)} and one{of}{several}"
        case "names":
            return f"titles{', or ' + codes(field.domain) if field.domain else ''}, joined by `or`"
        case "word":
            return f"one{of}{several}" if field.domain else f"a word{several}"
        case "places":
            return f"places{of}{several}"
        case "keywords":
            return f"keywords{several}"
        case "decks":
            return f"the title of a deck{several}"
        case "map":
            return 'a map, as a text of several lines in `"""`'


def _places(game: words.Vocabulary) -> Iterator[tuple[str, str]]:
    for place in game.places:
        yield codes(place.words), naming(game)(place.kind)


def _faces(game: words.Vocabulary) -> Iterator[tuple[str, str]]:
    for face in game.faces:
        named = f"[{face.attribute} of target]" if face.attribute else ""
        yield codes(f"[{form}]" for form in face.words), code(named)


def _tokens(game: words.Vocabulary) -> Iterator[tuple[str, str]]:
    for token in game.tokens:
        yield codes(token.words), ", ".join(map(naming(game), token.on))


def _players(game: words.Vocabulary) -> Iterator[str]:
    for player in game.players:
        said = [f"{'each' if player.many else 'the'} {form} player" for form in player.words]
        yield f"- {codes(said)}"


def _number(field: words.Field) -> str:
    """The numbers that a field takes; most have no end worth telling."""
    if field.high == words.MOST:
        return f"a number from {field.low} on" if field.low else "a number"
    return f"a number from {field.low} to {field.high}"
