"""Somebody chooses a way, and the script says what he does."""

from __future__ import annotations

from cardwright.driver import build
from cardwright.play.claims import stated
from cardwright.play.run_example import run_example
from cardwright.play.tables import fresh_table
from cardwright.text.source import Source
from play import toy_game

CARD = """game toy

trick "Crossroads" {{
    cost 0
    play {{
        either {{
            gain 1 coin
        }} or {{
            take 2 coins from your opponent
        }}
    }}
    example "E" {{
        given your hand is "Crossroads"
        given you have 0 coins, and your opponent has 5 coins
        you play "Crossroads"
        {line}
        expect you have {coins} coins
    }}
}}
"""


def played(line: str, coins: int) -> list[str]:
    """What comes of the example with this line."""
    made = build([Source("c.card", CARD.format(line=line, coins=coins))], {"toy": toy_game.VOCABULARY})
    assert made.findings == ()
    (each,) = stated(made.files)
    table = fresh_table(toy_game.VOCABULARY, made)
    return [finding.rule.name for finding in run_example(table, each.example, each.card, each.kind).findings]


def test_the_way_is_the_one_that_does_what_the_line_says() -> None:
    assert played("you gain 1 coin", 1) == []
    assert played("you take 2 coins from your opponent", 2) == []


def test_a_way_that_nobody_offers() -> None:
    assert played('you discard "Crossroads"', 0) == ["example-choice-missing"]
