"""Words whose loss would turn a sentence into another one: each is refused where nobody reads it."""

from __future__ import annotations

import pytest

from bound_cards import bound_card, problems


def said(game: str, kind: str, body: str) -> list[tuple[str, str]]:
    return problems(bound_card(game, f'{kind} "Test" {{\n{body}\n}}'))


@pytest.mark.parametrize(
    ("game", "kind", "body", "problem", "text"),
    [
        # what `or` joins where one thing is read
        (
            "battlelore",
            "lore",
            "play in the command phase or the combat phase { gain 1 lore }",
            "wrong-kind",
            "the command phase or the combat phase",
        ),
        ("ring", "character", "always: this has 1 attack or 1 defense", "unread-words", "1 defense"),
        # how many take part in an event, and of which kind
        (
            "battlelore",
            "lore",
            "react before a roll by 2 enemy units as foe { gain 1 lore }",
            "wrong-kind",
            "2 enemy units",
        ),
        (
            "battlelore",
            "lore",
            "react before a roll by each enemy unit { gain 1 lore }",
            "wrong-kind",
            "each enemy unit",
        ),
        (
            "battlelore",
            "lore",
            "react before a roll by your opponent { gain 1 lore }",
            "wrong-kind",
            "your opponent",
        ),
        ("battlelore2", "keyword", "when you commit 2 [heroic]: add 1 damage", "wrong-kind", "2 [heroic]"),
        # of whom something holds
        (
            "battlelore2",
            "keyword",
            "always: no enemy unit can counter this unit",
            "wrong-kind",
            "no enemy unit",
        ),
        (
            "battlelore2",
            "keyword",
            "always: 2 enemy units have 1 more die",
            "wrong-kind",
            "2 enemy units",
        ),
        (
            "battlelore2",
            "keyword",
            "always: an enemy unit must counter this unit",
            "not-a-statement",
            "an enemy unit must counter this unit",
        ),
        ("battlelore2", "keyword", "always: this unit has at least 2 dice", "wrong-kind", "at least 2 dice"),
        # what the game never asks about, and what no card can make happen
        ("ring", "item", "always: your opponent cannot draw a card", "wrong-kind", "cannot draw a card"),
        (
            "battlelore2",
            "keyword",
            "always: an enemy unit cannot attack or counter this unit",
            "wrong-kind",
            "attack or counter this unit",
        ),
        (
            "battlelore",
            "lore",
            "play in the command phase { until the end of the turn: each enemy unit has 2 figures }",
            "wrong-kind",
            "each enemy unit has 2 figures",
        ),
        ("battlelore2", "command", "play { advance }", "not-a-statement", "advance"),
        # a property of several pieces at once
        (
            "battlelore",
            "lore",
            "play in the command phase { choose 2 enemy units as foes\n gain (figures of foes) lore }",
            "wrong-kind",
            "figures of foes",
        ),
        # whose turn ends, and where the card lies
        (
            "battlelore",
            "lore",
            "play in the command phase { until the end of your turn: each friendly unit is bold }",
            "unread-words",
            "your",
        ),
        (
            "ring",
            "item",
            "action in the reserve of your opponent { draw 1 card }",
            "unread-words",
            "your opponent",
        ),
        # what a cost is
        ("ring", "item", "action in reserve, cost 1 card { draw 1 card }", "wrong-kind", "1 card"),
        ("ring", "item", "action in reserve, cost 1 { draw 1 card }", "wrong-kind", "1"),
        ("ring", "item", "action in reserve, by forsaking 1 card { draw 1 card }", "wrong-kind", "forsaking"),
        (
            "ring",
            "item",
            "action in reserve, cost cycle up to 1 card in your hand { draw 1 card }",
            "wrong-kind",
            "up to 1 card in your hand",
        ),
        # how many
        ("ring", "event", "play { draw up to 2 cards }", "wrong-kind", "up to cards"),
        ("ring", "event", "play { draw at least 2 cards }", "wrong-kind", "at least cards"),
        ("ring", "event", "play { draw all cards }", "wrong-kind", "all cards"),
        ("ring", "event", "play { draw any number of cards }", "wrong-kind", "any number of cards"),
        (
            "battlelore",
            "lore",
            "play in the command phase { roll 2 dice\n if all [Lore] were rolled, gain 1 lore }",
            "wrong-kind",
            "all [Lore]",
        ),
        (
            "battlelore2",
            "command",
            "play { order 3 units of yours as squad\n for 2 squad as one { one may move up to 1 hex } }",
            "wrong-kind",
            "2 squad as one",
        ),
    ],
)
def test_what_nobody_reads_is_refused(game: str, kind: str, body: str, problem: str, text: str) -> None:
    found = said(game, kind, body)
    assert any(one == problem and text in words for one, words in found), found


@pytest.mark.parametrize(
    ("game", "kind", "body"),
    [
        ("battlelore", "lore", "react before a roll by any enemy unit as foe { gain 1 lore }"),
        ("battlelore2", "keyword", "always: an enemy unit cannot counter this unit"),
        ("ring", "item", "action in your reserve { draw 1 card }"),
        ("ring", "event", "play { for each Free Peoples player { they draw 1 card } }"),
        ("battlelore2", "command", "play { for each unit of yours as one { one may move up to 1 hex } }"),
    ],
)
def test_what_is_meant_is_left_alone(game: str, kind: str, body: str) -> None:
    assert said(game, kind, body) == []
