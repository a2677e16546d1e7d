"""What a game declares for the checks alone is about words that the game has."""

import pytest

from cardwright.bound.families import is_a
from cardwright_engine.vocabulary import Attribute, CardKind, Field, Vocabulary
from our_games import games

GAMES = games()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.game)
def test_slots_and_verbs_speak_of_adjectives_relations_and_zones(game: Vocabulary) -> None:
    adjectives = {adjective.id: adjective for adjective in game.adjectives}
    relations = {relation.id: relation for relation in game.relations}
    for verb in game.verbs:
        assert not verb.into or verb.into in {zone.id for zone in game.zones}
        assert not verb.makes or verb.makes in adjectives
        for slot in verb.slots:
            for id in (*slot.must, *filter(None, (slot.whose,))):
                assert set(adjectives[id].of) & set(slot.kinds), (
                    f"{verb.id}: {id} says nothing of {slot.kinds}"
                )
            if slot.reaches:
                assert set(relations[slot.reaches].to) & {*slot.kinds, *_wholes(game, slot.kinds)}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.game)
def test_events_and_relations_speak_of_their_own_roles_and_kinds(game: Vocabulary) -> None:
    kinds = {kind.id for kind in game.kinds}
    for event in game.events:
        assert set(event.opposed or ()) <= {role.id for role in event.roles}
    for relation in game.relations:
        assert {kind for pair in relation.never for kind in pair} <= kinds


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.game)
def test_a_printed_number_stays_within_the_number_that_reads_it(game: Vocabulary) -> None:
    """The checks count with the bounds of attributes: a card beyond them would make them say what is
    not so."""
    for kind in game.card_kinds:
        for field in kind.fields:
            for attribute in game.attributes:
                if _reads(game, attribute, kind, field):
                    assert attribute.low <= field.low, f"{kind.word}: {field.name}"
                    assert field.high <= attribute.high, f"{kind.word}: {field.name}"


def _reads(game: Vocabulary, attribute: Attribute, kind: CardKind, field: Field) -> bool:
    named = field.name in (*attribute.words, attribute.id, attribute.method)
    owned = any(is_a(game, kind.kind, owner) for owner in attribute.of)
    return named and owned and attribute.type == "number" and field.type in ("number", "numbers")


def _wholes(game: Vocabulary, kinds: tuple[str, ...]) -> set[str]:
    return {kind.parent for kind in game.kinds if kind.id in kinds}
