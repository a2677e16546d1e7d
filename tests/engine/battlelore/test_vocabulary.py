"""The words and the rules fit together, in both directions."""

from __future__ import annotations

import inspect
import re
from collections import defaultdict

import pytest

import cardwright_engine.games.battlelore as package
from cardwright_engine.abilities import CardGame
from cardwright_engine.card import Card
from cardwright_engine.events import Event
from cardwright_engine.games.battlelore import VOCABULARY, Game, why_not

# Public methods of the kernel that no card can name: procedure, bookkeeping, what emitted code and
# tests ask for. Everything else has an entry in the vocabulary.
KERNEL_ONLY = {
    "acting_level",
    "answered",
    "arms",
    "available",
    "battle",
    "battle_moves",
    "begin",
    "build",
    "called",
    "can_battle",
    "can_enter",
    "can_move",
    "can_target",
    "card_says",
    "cards_of_phase",
    "carries_out",
    "class_level",
    "classes_of_copies",
    "clear_tables",
    "closed",
    "collect",
    "combat_phase",
    "command_phase",
    "cornered",
    "cost",
    "counting",
    "cover",
    "deck_share",
    "distance",
    "divide_levels",
    "draw_card",
    "draw_lore",
    "draw_phase",
    "empty",
    "end_turn",
    "fight",
    "finish",
    "flight",
    "follow_on",
    "full_strength",
    "give_orders",
    "highest_level",
    "ignored",
    "in_force",
    "in_phase",
    "in_turn",
    "in_window",
    "keep_limits",
    "keep_lore_cards",
    "kept_lore_cards",
    "land",
    "landmarks_give",
    "lead",
    "least_ignored",
    "listed_targets",
    "may",
    "may_battle_back",
    "menu",
    "mix_lore_deck",
    "most_ignored",
    "movement_phase",
    "named_unit",
    "neighbours",
    "next_phase",
    "obstacles",
    "of_variant",
    "offer",
    "offices",
    "open_to_enter",
    "opponent",
    "order_creatures",
    "ordered_units",
    "orders_of",
    "out_of_character",
    "pay_onto",
    "payable",
    "place_landmarks",
    "playable",
    "plays",
    "prepare",
    "printed_dice",
    "printed_moves",
    "put_unit",
    "reach_of",
    "resolve",
    "resolve_flags",
    "room_for_command",
    "shift",
    "sole_highest",
    "spot",
    "strikes",
    "suffered",
    "symbols_apply",
    "takes_landmark",
    "targets_of",
    "that_hit",
    "token_count",
    "unit_at",
    "walk",
    "ways_home",
    "ways_to_play",
    "within_limit",
}


def _methods() -> list[tuple[str, int]]:
    """Every method that the vocabulary names, with the number of its parameters."""
    v = VOCABULARY
    named = [(kind.method, 0) for kind in v.kinds if kind.method]
    named += [(kind.test, 1) for kind in v.kinds if kind.test]
    named += [(attribute.method, 1) for attribute in v.attributes]
    named += [(word.method, 1 + word.relative) for word in v.adjectives if word.method]
    named += [(method, 1) for word in v.adjectives for _, method in word.lists]
    named += [(word.method, 2 + bool(word.measure) + word.relative) for word in v.relations]
    named += [(zone.method, int(zone.owned != "")) for zone in v.zones]
    named += [(zone.test, 1) for zone in v.zones]
    for verb in v.verbs:
        if verb.method:
            slots = sum(2 if slot.type == "zone" else 1 for slot in verb.slots)
            named.append((verb.method, bool(verb.agent) + slots))
        if verb.can:
            named.append((verb.can, 2))
    return named


@pytest.mark.parametrize(("name", "count"), _methods())
def test_every_method_named_exists_with_its_parameters(name: str, count: int) -> None:
    method = getattr(Game, name)
    assert len(inspect.signature(method).parameters) - 1 == count


def test_every_public_rule_is_declared_or_kernel_only() -> None:
    named = {name for name, _ in _methods()}
    public = {name for name in dir(Game) if not name.startswith("_") and callable(getattr(Game, name))}
    core = {name for name in dir(CardGame) if not name.startswith("_")}
    reused = {"controller", "in_step", "pay", "live", "turn_order", "react", "why_not", "same", "beat"}
    verbs = {"play"}  # a script verb: the kernel's method takes an option
    past = {"did" for verb in VOCABULARY.verbs if verb.recalls}
    assert public - core - named - reused - verbs - past == KERNEL_ONLY


def test_events_and_card_kinds_are_classes_of_the_package() -> None:
    for event in VOCABULARY.events:
        python = getattr(package, event.python)
        assert issubclass(python, Event)
        assert python.id == event.id
        fields = set(python.__dataclass_fields__)
        assert {role.id for role in event.roles} <= fields
        assert {qualifier.field for qualifier in event.qualifiers} <= fields
    for kind in VOCABULARY.card_kinds:
        python = getattr(package, kind.python)
        assert issubclass(python, Card)
        assert {field.python for field in kind.fields} <= set(python.__dataclass_fields__)


def test_no_phrase_means_two_things() -> None:
    """Among nouns, among adjectives, among verb forms, and between the first two."""
    v = VOCABULARY
    nouns: defaultdict[str, list[str]] = defaultdict(list)
    for group in (v.kinds, v.attributes, v.zones, v.tokens, v.steps, v.places, v.players):
        for entry in group:
            for phrase in entry.words:
                nouns[phrase].append(entry.id)
    for event in v.events:
        for phrase in event.nouns:
            nouns[phrase].append(event.id)
    verbs = [form for verb in v.verbs for form in verb.forms]
    adjectives = [phrase for adjective in v.adjectives for phrase in adjective.words]
    assert [phrase for phrase, ids in nouns.items() if len(ids) > 1] == ["play"]  # in play, the play of
    assert len(verbs) == len(set(verbs))
    assert len(adjectives) == len(set(adjectives))
    assert not set(adjectives) & set(nouns)


def test_every_reason_to_refuse_is_declared_and_given() -> None:
    """`illegal-choice` and `not-asked` are given by whoever plays scripts."""
    given = set(re.findall(r'Refused\(\s*"([a-z-]+)"', inspect.getsource(why_not)))
    declared = {refusal.id for refusal in VOCABULARY.refusals}
    assert given == declared - {"illegal-choice", "not-asked"}


def test_ids_are_unique() -> None:
    v = VOCABULARY
    for group in (v.steps, v.kinds, v.attributes, v.adjectives, v.relations, v.zones, v.faces):
        ids = [entry.id for entry in group]
        assert len(ids) == len(set(ids))
    for others in (v.verbs, v.events, v.refusals, v.manners):
        ids = [entry.id for entry in others]
        assert len(ids) == len(set(ids))
