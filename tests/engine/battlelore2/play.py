"""Whole games on the scenario's battlefield, and what must hold after every step of them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from cardwright_cards.battlelore2 import (
    CARDS,
    battle_march,
    lightning_surge,
    line_advance,
    onslaught,
    the_drowned_causeway,
)
from cardwright_engine.choices import Choice, Option
from cardwright_engine.games.battlelore2 import CommandCard, Game, LoreCard, ScenarioCard, UnitCard, new_game
from cardwright_engine.games.battlelore2.pieces import HEXES
from cardwright_engine.games.battlelore2.terrain import TABLE

SCENARIO: Final[ScenarioCard] = the_drowned_causeway.CARD
UNITS: Final = {name: card for name, card in CARDS.items() if isinstance(card, UnitCard)}
COMMANDS: Final[tuple[CommandCard, ...]] = (line_advance.CARD, onslaught.CARD, battle_march.CARD) * 10
LORE: Final[tuple[LoreCard, ...]] = (lightning_surge.CARD,) * 20


def fresh(seed: int, decide: Callable[[Any, Choice], Option] | None = None) -> Game:
    return new_game(SCENARIO, UNITS, COMMANDS, (LORE, LORE), seed=seed, decide=decide)


def chooser(seed: int) -> Callable[[Any, Choice], Option]:
    """A player who takes any option, each as likely as the others."""
    chance = random.Random(seed)

    def decide(game: Any, choice: Choice) -> Option:
        return chance.choice(choice.options)

    return decide


def check(game: Game) -> None:
    """The invariants: nothing is lost, nothing is in two places, nobody knows too much."""
    state = game.state
    piles = (
        *state.hands,
        *state.command_deck,
        *state.command_discards,
        *state.lore_decks,
        *state.lore_discards,
        *state.table,
    )
    cards = sorted(card for pile in piles for card in pile)
    assert cards == game.cards(), "every card is in one zone"
    for unit, card in enumerate(game.definitions):
        if not isinstance(card, UnitCard):
            continue
        assert 0 <= state.figures[unit] <= card.figures
        assert (state.figures[unit] > 0) == (state.place[unit] >= 0), "a unit with figures is on the board"
        if state.place[unit] >= 0:
            assert state.occupant[state.place[unit]] == unit
            assert TABLE[state.terrain[state.place[unit]]].passable
    occupied = [hex_ for hex_ in HEXES if state.occupant[hex_] >= 0]
    assert len(occupied) == len(game.units()), "one unit a hex, one hex a unit"
    assert min(state.lore[:2]) >= 0
    lost = [
        sum(
            2 if game.legend(unit) else 1
            for unit, card in enumerate(game.definitions)
            if _lost(game, unit, owner)
        )
        for owner in (0, 1)
    ]
    assert state.points[0] >= lost[1] and state.points[1] >= lost[0], "every unit lost was scored"


def _lost(game: Game, unit: int, owner: int) -> bool:
    card = game.definitions[unit]
    return isinstance(card, UnitCard) and game.state.owner[unit] == owner and game.state.figures[unit] == 0
