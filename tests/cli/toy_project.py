"""The cards of a small project, and what a command on it gives."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Ran:
    """How a command ended, and what it wrote."""

    code: int
    out: str
    err: str


Cardwright = Callable[..., Ran]

TAX: Final = """game toy

trick "Tax" {
    cost 1
    source "Ours" house
    play {
        take 2 coins from your opponent
    }
    example "two coins" {
        given your hand is "Tax"
        given you have 1 coin, and your opponent has 5 coins
        you play "Tax"
        expect you have 2 coins, and your opponent has 3 coins
    }
}
"""
STARS: Final = """game toy

trick "Stars" {
    cost 0
    source "Ours" house
    play {
        roll 2 dice
        gain 1 coin for each [star] rolled
    }
    example "one star" {
        given your hand is "Stars"
        you play "Stars"
        you roll [star] [moon]
        expect you have 1 coin
    }
}

deck "All" {
    cards 3
    1 "Tax"
    2 "Stars"
}
"""
