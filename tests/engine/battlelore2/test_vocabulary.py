"""The words of the game and the functions behind them: each word works, each function has a word."""

import dataclasses
import importlib
import inspect
import re
from collections import Counter
from pathlib import Path

import pytest

import cardwright_engine.games.battlelore2 as package
from cardwright_engine import vocabulary as words
from cardwright_engine.abilities import CardGame
from cardwright_engine.games.battlelore2 import VOCABULARY, Game

V = VOCABULARY

RESERVED = frozenset(
    re.findall(
        r"\S+",
        """
        action adjacent after always and as at before cost do either error exactly example expect for given
        if instead least most not of or otherwise play react repeat than that this to until up when while
        the a an your their its any each all no another it they them you him there
        player players opponent opponents in on with without within by against among per alongside between
        from into onto through may must cannot can is are was were has have had more fewer less X Y Z
        """,
    )
)


def methods() -> list[tuple[str, int]]:
    """Every method that the vocabulary names, with how many arguments it is given."""
    found: list[tuple[str, int]] = []
    for kind in V.kinds:
        found += [(kind.method, 0), (kind.test, 1)]
    found += [(attribute.method, 1) for attribute in V.attributes]
    found += [(adjective.method, 1 + adjective.relative) for adjective in V.adjectives]
    for relation in V.relations:
        found.append((relation.method, 2 + bool(relation.measure) + relation.relative))
    for zone in V.zones:
        found += [(zone.method, int(bool(zone.owned))), (zone.test, 1)]
    for verb in V.verbs:
        slots = sum(2 if slot.type == "zone" else 1 for slot in verb.slots)
        found += [(verb.method, (1 if verb.agent else 0) + slots), (verb.can, 2)]
    return [(name, given) for name, given in found if name]


@pytest.mark.parametrize(("name", "given"), methods())
def test_every_method_of_the_vocabulary_takes_what_it_is_given(name: str, given: int) -> None:
    assert hasattr(Game, name), f"Game has no {name}"
    parameters = list(inspect.signature(getattr(Game, name)).parameters.values())[1:]
    needed = [parameter for parameter in parameters if parameter.default is parameter.empty]
    assert len(needed) <= given <= len(parameters)


@pytest.mark.parametrize("event", V.events, ids=lambda event: event.id)
def test_every_event_carries_its_roles(event: words.Event) -> None:
    python = getattr(package, event.python)
    assert python.id == event.id
    fields = {field.name for field in dataclasses.fields(python)}
    roles = {role.id for role in event.roles}
    qualifiers = {qualifier.field for qualifier in event.qualifiers}
    assert roles | qualifiers <= fields


@pytest.mark.parametrize("kind", [kind for kind in V.card_kinds if kind.python], ids=lambda kind: kind.word)
def test_every_printed_field_is_a_field_of_the_card(kind: words.CardKind) -> None:
    python = getattr(package, kind.python)
    printed = {field.python for field in kind.fields}
    own = {field.name for field in dataclasses.fields(python)}
    assert printed <= own


def test_every_public_method_has_a_word_or_says_what_it_is_for() -> None:
    named = {name for name, _ in methods()}
    shared = set(dir(CardGame))
    bare = [
        name
        for name, value in inspect.getmembers(Game, inspect.isfunction)
        if not name.startswith("_") and name not in named | shared and not inspect.getdoc(value)
    ]
    assert bare == []


def test_ids_are_unique_and_steps_have_parents() -> None:
    for group in (V.steps, V.kinds, V.attributes, V.adjectives, V.relations, V.zones, V.verbs, V.events):
        assert max(Counter(entry.id for entry in group).values()) == 1
    steps = {step.id for step in V.steps}
    assert all(step.parent in steps or not step.parent for step in V.steps)


def test_no_phrase_holds_a_reserved_word() -> None:
    nouns = (V.steps, V.kinds, V.attributes, V.adjectives, V.zones, V.places, V.tokens)
    phrases = [phrase for group in nouns for entry in group for phrase in entry.words]
    phrases += [form for verb in V.verbs for form in verb.forms if verb.id != "play"]
    assert [phrase for phrase in phrases if RESERVED & set(phrase.split())] == []


def test_no_phrase_means_two_things() -> None:
    """One noun a phrase, one verb a form, and no noun that is also an adjective before a noun."""
    nouns = Counter(
        phrase
        for group in (V.steps, V.kinds, V.attributes, V.zones, V.places, V.tokens)
        for entry in group
        for phrase in entry.words
    )
    assert [phrase for phrase, times in nouns.items() if times > 1] == []
    forms = Counter(form for verb in V.verbs for form in verb.forms)
    assert [form for form, times in forms.items() if times > 1] == []
    adjectives = Counter(phrase for adjective in V.adjectives for phrase in adjective.words)
    assert [phrase for phrase, times in adjectives.items() if times > 1] == []
    built = {f"{adjective} {noun}" for adjective in adjectives for noun in nouns}
    assert built & set(nouns) == set()


def test_every_refusal_is_declared_and_used() -> None:
    folder = Path(inspect.getfile(package)).parent
    text = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    used = set(re.findall(r'refused\(\s*"([a-z-]+)"', text))
    assert used == {refusal.id for refusal in V.refusals}


def test_the_package_is_the_one_the_vocabulary_names() -> None:
    assert importlib.import_module(V.package) is package
