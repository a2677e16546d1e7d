"""`cardwright vocabulary`: the words that cards of a game may use."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import click

from cardwright.cli.games import installed_games
from cardwright.cli.options import shown
from cardwright.cli.showing import Showing
from cardwright.diagnostics.suggest import did_you_mean
from cardwright_engine import vocabulary as words


@click.command("vocabulary", short_help="List the words of a game.")
@click.argument("game")
@shown
def command(game: str, showing: Showing) -> int:
    """List the words that cards of GAME may use, in the forms in which they are written."""
    games = installed_games()
    if game not in games:
        known = did_you_mean(game, games) or (f"known are {', '.join(games)}",)
        raise click.UsageError("; ".join((f"no game is called `{game}`", *known)))
    vocabulary = games[game]
    if showing.layout == "json":
        json.dump({"format": 1, **asdict(vocabulary)}, sys.stdout, indent=2, ensure_ascii=False)
        sys.stdout.write("\n")
        return 0
    sys.stdout.write(f"{vocabulary.title}\n")
    for heading, lines in _sections(vocabulary):
        if lines:
            sys.stdout.write(f"\n{heading}\n" + "".join(f"  {line}\n" for line in lines))
    return 0


def _sections(vocabulary: words.Vocabulary) -> Iterator[tuple[str, list[str]]]:
    yield "card kinds", [_card_kind(kind) for kind in vocabulary.card_kinds]
    yield "steps", [_forms(step) for step in vocabulary.steps]
    yield "kinds of piece", [_forms(kind) for kind in vocabulary.kinds]
    yield "what pieces have", [_of(attribute) for attribute in vocabulary.attributes]
    yield "what pieces are", [_of(adjective) for adjective in vocabulary.adjectives]
    yield "how pieces stand to each other", [_relation(relation) for relation in vocabulary.relations]
    yield "zones", [f"{zone.preposition} {_forms(zone)}" for zone in vocabulary.zones]
    yield "places", [_forms(place) for place in vocabulary.places]
    yield "faces of a die", [f"[{_forms(face)}]" for face in vocabulary.faces]
    yield "tokens", [_forms(token) for token in vocabulary.tokens]
    yield "players", [f"the {_forms(player)} player" for player in vocabulary.players]
    yield "verbs", [_verb(verb) for verb in vocabulary.verbs]
    yield "events", [_event(event) for event in vocabulary.events]
    yield "manners", [f"{manner.preposition} {_forms(manner)}" for manner in vocabulary.manners]
    yield "refusals", [f"{refusal.id}: {refusal.says}" for refusal in vocabulary.refusals]


def _forms(entry: Any) -> str:
    return " / ".join(entry.words)


def _of(entry: words.Attribute | words.Adjective) -> str:
    return f"{_forms(entry)} ({', '.join(entry.of)})"


def _card_kind(kind: words.CardKind) -> str:
    fields = ", ".join(field.name for field in kind.fields)
    return f"{kind.word}: {fields}" if fields else kind.word


def _relation(relation: words.Relation) -> str:
    measure = f" … {' / '.join(relation.measure)} of" if relation.measure else ""
    return f"{' or '.join(relation.of)} {relation.preposition}{measure} {' or '.join(relation.to)}"


def _verb(verb: words.Verb) -> str:
    slots = (f"{slot.preposition} {slot.id}".strip() for slot in verb.slots)
    return " ".join((" / ".join(verb.forms), *(f"<{slot}>" for slot in slots)))


def _event(event: words.Event) -> str:
    nouns = " / ".join(event.nouns) or event.id
    roles = (f"{role.preposition} {role.id}".strip() for role in event.roles)
    return " ".join((f"{', '.join(event.timings)}: {nouns}", *(f"<{role}>" for role in roles)))
