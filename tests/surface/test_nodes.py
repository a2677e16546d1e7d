"""What the nodes say, and where they stand."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from cardwright.surface import nodes as surface
from cardwright.text.source import Span, written
from surface.reading import SAMPLES, read

Members = tuple[surface.Member, ...]


def nodes(node: Any) -> Iterator[Any]:
    """A node and everything in it."""
    if isinstance(node, tuple):
        for item in node:
            yield from nodes(item)
    elif is_dataclass(node) and not isinstance(node, Span):
        yield node
        for field in fields(node):
            yield from nodes(getattr(node, field.name))


def of_kind(text: str, kind: type) -> list[Any]:
    return [node for node in nodes(read(text).file) if type(node) is kind]


def statements(*lines: str) -> tuple[surface.Statement, ...]:
    text = 'game ring\nevent "A" {\n    play {\n' + "".join(f"{line}\n" for line in lines) + "    }\n}\n"
    result = read(text)
    assert result.findings == ()
    (ability,) = result.file.blocks[0].members
    assert isinstance(ability, surface.Ability)
    return ability.body


@pytest.mark.parametrize("name", SAMPLES)
def test_every_node_lies_in_its_parent(name: str) -> None:
    def check(node: Any, around: Span) -> None:
        if isinstance(node, tuple):
            for item in node:
                check(item, around)
        elif is_dataclass(node) and not isinstance(node, Span):
            span: Span = getattr(node, "span")  # noqa: B009  # every node has one
            assert around.start <= span.start <= span.end <= around.end
            for field in fields(node):
                check(getattr(node, field.name), span)

    file = read(SAMPLES[name]).file
    check(file, file.span)


@pytest.mark.parametrize("name", SAMPLES)
def test_words_and_numbers_stand_where_they_say(name: str) -> None:
    for node in nodes(read(SAMPLES[name]).file):
        match node:
            case surface.Word(span=span, text=text):
                assert written(span) == text
            case surface.Integer(span=span, value=value):
                assert written(span) == str(value)
            case surface.Parameter(span=span, letter=letter):
                assert written(span) == letter
            case surface.Face(span=span):
                assert written(span)[0] + written(span)[-1] == "[]"
            case _:
                pass


def test_places_of_the_larger_nodes() -> None:
    text = SAMPLES["battlelore"]
    assert [written(node.span) for node in of_kind(text, surface.ExpectError)] == ["expect error too-dear"]
    assert [written(node.span) for node in of_kind(text, surface.ForEach)] == [
        "for each enemy unit that is not adjacent to a river hex: hit it"
    ]
    assert written(of_kind(text, surface.Repeat)[0].span).startswith("repeat up to 2 times {")
    assert written(of_kind(text, surface.Block)[0].span).endswith("    }\n}")
    assert written(of_kind(text, surface.That)[0].span) == "that hits"
    assert "adjacent to (a friendly unit within 2 hexes of anchor)" in [
        written(node.span) for node in of_kind(text, surface.Prepositional)
    ]
    assert "up to (command) units" in [written(node.span) for node in of_kind(text, surface.Noun)]
    assert "within 2 hexes of anchor" in [written(node.span) for node in of_kind(text, surface.Prepositional)]


def test_the_noun_takes_its_parts_in_order() -> None:
    (order,) = statements("roll up to 2 more dice")
    assert isinstance(order, surface.Order)
    assert order.arguments.object
    noun = order.arguments.object.terms[0].parts[0].alternatives[0]
    assert (noun.quantifier, noun.more) == ("up to", "more")
    assert isinstance(noun.number, surface.Integer)
    assert [word.text for word in noun.words] == ["dice"]


def test_relations_stay_flat_and_in_order() -> None:
    (order,) = statements("choose 1 hex as ford adjacent to a unit as ward that hits")
    assert isinstance(order, surface.Order)
    assert order.arguments.object
    phrase = order.arguments.object.terms[0].parts[0]
    assert [type(relation) for relation in phrase.relations] == [
        surface.As,
        surface.Prepositional,
        surface.As,
        surface.That,
    ]


def test_otherwise_joins_the_line_before() -> None:
    (choice,) = statements("if it is ready, draw 1 card", "otherwise, draw 2 cards, draw 3 cards")
    assert isinstance(choice, surface.If)
    assert (len(choice.then), len(choice.otherwise)) == (1, 2)
    assert written(choice.span).endswith("draw 3 cards")


def test_then_is_remembered() -> None:
    first, second = statements("you draw 2 cards, then cycles 1 card")
    assert isinstance(first, surface.Doing)
    assert isinstance(second, surface.Order)
    assert (first.then, second.then) == (False, True)


def test_not_is_remembered() -> None:
    (choice,) = statements("if it is not ready, and it has no card: draw 1 card")
    assert isinstance(choice, surface.If)
    one, two = choice.conditions.items
    assert isinstance(one, surface.State)
    assert isinstance(two, surface.State)
    assert (one.verb, one.negated, two.verb, two.negated) == ("is", True, "has", False)
    assert choice.conditions.connectives == ("and",)


def test_a_face_may_be_of_something() -> None:
    faces = of_kind(SAMPLES["battlelore"], surface.Face)
    (face,) = (face for face in faces if written(face.span) == "[banner of target]")
    assert [word.text for word in face.words] == ["banner"]
    assert [word.text for word in face.of] == ["target"]


def test_a_map_keeps_its_lines() -> None:
    (text,) = [text for text in of_kind(SAMPLES["ring"], surface.Text) if text.block]
    assert text.text == "\n    a1 forest\n    b2 river\n    "


def test_a_keyword_has_its_name_and_parameters() -> None:
    block = read(SAMPLES["ring"]).file.blocks[0]
    assert (block.kind.text, block.title.text) == ("keyword", "Pursue")
    assert [parameter.letter for parameter in block.parameters] == ["X"]


def test_words_of_the_game_line() -> None:
    assert [word.text for word in read("game battlelore2\n").file.game] == ["battlelore2"]
    assert read('event "A" {\n}\n').file.game == ()
