"""The words of The Card Game and its rules fit together, in both directions."""

from __future__ import annotations

import dataclasses
import inspect
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest

from cardwright_engine import vocabulary as words
from cardwright_engine.abilities import CardGame
from cardwright_engine.games import ring
from cardwright_engine.games.ring import VOCABULARY, Game

GRAMMAR = Path(__file__).parents[3] / "grammar" / "card.lark"

# Methods that no word of a card stands for: the rules' own procedures and what tests and screens ask.
KERNEL_ONLY = {
    # table
    "attached",
    "controller",
    "has_text",
    "items",
    "live",
    "owner",
    "pile_of",
    "same",
    "opponent",
    "side_players",
    "team",
    "team_players",
    "title",
    "tokens",
    "turn_order",
    # moves of cards
    "heeded",
    "put_away",
    "lay",
    "draw_at_once",
    "draw_top",
    "shuffle_deck",
    "top_card",
    "top_cards",
    "deal",
    "new",
    # icons and support
    "attack_in_battle",
    "declare_support",
    "defense_in_battle",
    "fighters",
    "may_support",
    "printed",
    "shields",
    # losses, entries, costs
    "admits",
    "can_wield",
    "lose_card",
    "move_refusals",
    "pay_for_play",
    "place_refusals",
    "places_to_play",
    "play_event",
    "play_refusals",
    "take_along",
    "target_sets",
    "bring",
    "go",
    # locations and combat
    "activate_battleground",
    "activate_path",
    "activation_text",
    "battleground_combat",
    "come_up",
    "make_way",
    "path_combat",
    # turns
    "action_step",
    "actions",
    "beat",
    "combat_step",
    "discard",
    "do",
    "draw_step",
    "location_step",
    "may_pass",
    "payable",
    "setup_step",
    "usable",
    "use",
    "user",
    "victory_check",
    "view",
    "why_not",
    "winnow",
}


class Named(Protocol):
    """A vocabulary entry that is found by its words."""

    @property
    def words(self) -> tuple[str, ...]: ...


def parameters(method: str) -> tuple[int, int]:
    """How many arguments a method needs, and how many it takes."""
    signature = inspect.signature(getattr(Game, method))
    taken = [parameter for name, parameter in signature.parameters.items() if name != "self"]
    needed = [parameter for parameter in taken if parameter.default is inspect.Parameter.empty]
    return len(needed), len(taken)


def declared() -> Iterator[tuple[str, int]]:
    """Every method that the vocabulary names, with the number of arguments it is given."""
    for kind in VOCABULARY.kinds:
        if kind.method:
            yield kind.method, 0
        if kind.test:
            yield kind.test, 1
    for attribute in VOCABULARY.attributes:
        yield attribute.method, 1
    for adjective in VOCABULARY.adjectives:
        if adjective.method:
            yield adjective.method, 1 + (adjective.relative or bool(adjective.value))
        for _, method in adjective.lists:
            yield method, 0
    for relation in VOCABULARY.relations:
        yield relation.method, 2 + bool(relation.measure) + relation.relative
        if relation.one:
            yield relation.one, 1
    for zone in VOCABULARY.zones:
        yield zone.method, 1 if zone.owned else 0
        yield zone.test, 1
        if zone.place:
            yield zone.place, 1 if zone.owned else 0
    for player in VOCABULARY.players:
        yield player.method, 1 if player.argument else 0
    for verb in VOCABULARY.verbs:
        arguments = len(verb.agent) > 0
        slots = sum(2 if slot.type == "zone" else 1 for slot in verb.slots)
        for method in filter(None, (verb.method, verb.can)):
            yield method, arguments + slots


@pytest.mark.parametrize(("method", "arguments"), sorted(set(declared())))
def test_every_word_has_its_method(method: str, arguments: int) -> None:
    needed, taken = parameters(method)
    assert needed <= arguments <= taken


def test_every_rule_method_is_a_word_or_the_kernels_own() -> None:
    past = {"did" for verb in VOCABULARY.verbs if verb.recalls}
    known = {method for method, _ in declared()} | KERNEL_ONLY | past
    public = {
        name
        for name, value in inspect.getmembers(Game)
        if callable(value) and not name.startswith("_") and not hasattr(CardGame, name)
    }
    assert public - known == set()
    assert KERNEL_ONLY - set(dir(Game)) == set()


def test_modifiable_attributes_are_computed() -> None:
    for attribute in VOCABULARY.attributes:
        if attribute.modifiable:
            assert attribute.id == attribute.method


def test_every_event_has_its_class_with_its_roles() -> None:
    for event in VOCABULARY.events:
        python = getattr(ring, event.python)
        assert python.id == event.id
        names = {field.name for field in dataclasses.fields(python)} | set(dir(python))
        assert {role.id for role in event.roles} <= names
        assert {qualifier.field for qualifier in event.qualifiers} <= names


def test_every_card_kind_has_its_class_with_its_fields() -> None:
    kinds = {kind.id for kind in VOCABULARY.kinds}
    zones = {zone.id for zone in VOCABULARY.zones}
    for kind in VOCABULARY.card_kinds:
        python = getattr(ring, kind.python)
        printed = {field.name for field in dataclasses.fields(python)}
        assert {field.python for field in kind.fields} <= printed
        assert kind.kind in kinds and set(kind.live_in) <= zones


def test_ids_are_unique() -> None:
    for group in (
        VOCABULARY.steps,
        VOCABULARY.kinds,
        VOCABULARY.attributes,
        VOCABULARY.adjectives,
        VOCABULARY.relations,
        VOCABULARY.zones,
        VOCABULARY.tokens,
        VOCABULARY.players,
        VOCABULARY.verbs,
        VOCABULARY.events,
        VOCABULARY.refusals,
    ):
        assert [id for id, count in Counter(entry.id for entry in group).items() if count > 1] == []


def test_no_noun_means_two_things() -> None:
    """Events are verbs' nouns and stand elsewhere; every other noun has one meaning."""
    groups: tuple[tuple[words.Kind | words.Attribute | words.Zone | words.Token | words.Step, ...], ...] = (
        VOCABULARY.kinds,
        VOCABULARY.attributes,
        VOCABULARY.zones,
        VOCABULARY.tokens,
        VOCABULARY.steps,
    )
    phrases = Counter(phrase for group in groups for entry in group for phrase in entry.words)
    assert [phrase for phrase, count in phrases.items() if count > 1] == []


def test_no_adjective_means_two_things_of_one_kind() -> None:
    phrases = Counter(
        (phrase, kind)
        for adjective in VOCABULARY.adjectives
        for phrase in adjective.words
        for kind in adjective.of
    )
    assert [phrase for phrase, count in phrases.items() if count > 1] == []


def test_no_verb_form_means_two_verbs() -> None:
    forms = Counter(form for verb in VOCABULARY.verbs for form in verb.forms)
    assert [form for form, count in forms.items() if count > 1] == []


def test_no_run_of_words_divides_in_two_ways() -> None:
    """No adjective with a noun behind it spells another noun."""
    nouns = {phrase for kind in VOCABULARY.kinds for phrase in kind.words}
    nouns |= {phrase for token in VOCABULARY.tokens for phrase in token.words}
    nouns |= {phrase for zone in VOCABULARY.zones for phrase in zone.words}
    adjectives = {phrase for adjective in VOCABULARY.adjectives for phrase in adjective.words}
    assert {f"{adjective} {noun}" for adjective in adjectives for noun in nouns} & nouns == set()


def reserved_words() -> set[str]:
    """The words that the grammar keeps for itself; `play`, `action` and `cost` may be words."""
    text = GRAMMAR.read_text(encoding="utf-8")
    found = set(re.findall(r'"([a-z]+)"', text))
    for word_class in re.findall(r"/\(?([a-z?|]+)\)?\(\?!", text):
        for word in word_class.split("|"):
            found |= {re.sub(r"\w\?", "", word), word.replace("?", "")}
    return found - {"play", "action", "cost"}


def test_phrases_hold_no_reserved_word() -> None:
    reserved = reserved_words()
    assert {"the", "your", "when", "adjacent", "player", "exactly"} <= reserved
    groups: tuple[Named, ...] = (
        *VOCABULARY.steps,
        *VOCABULARY.kinds,
        *VOCABULARY.attributes,
        *VOCABULARY.adjectives,
        *VOCABULARY.zones,
        *VOCABULARY.tokens,
        *VOCABULARY.players,
    )
    for phrase in (phrase for entry in groups for phrase in entry.words):
        assert not reserved & set(phrase.split()), phrase
    for verb in VOCABULARY.verbs:
        for form in verb.forms:
            assert not reserved & set(form.replace(" or ", " ").split()), form
