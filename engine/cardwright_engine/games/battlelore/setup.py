"""Starting a game: units on the map, fixed War Councils, cards laid ready."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from cardwright_engine.card import Card
from cardwright_engine.game import Decider
from cardwright_engine.games.battlelore.cards import CommandCard, LoreCard, Scenario
from cardwright_engine.games.battlelore.game import Game
from cardwright_engine.games.battlelore.pieces import FIRST_CARD, FIRST_UNIT, PLAYERS, seat
from cardwright_engine.games.battlelore.scenario_map import EDGES, read_councils, read_map
from cardwright_engine.games.battlelore.state import (
    COMMAND_DECK,
    HISTORICAL,
    LORE_ADVENTURE,
    MEDIEVAL,
    BattleState,
)
from cardwright_engine.games.battlelore.troops import FIGURES

ALL_LORE = 60  # tokens in the common pool at first (assumption)
VARIANTS: Final = {"none": HISTORICAL, "full": LORE_ADVENTURE, "medieval": MEDIEVAL}


@dataclass(frozen=True, slots=True, kw_only=True)
class Council:
    """Levels of one player's War Council, 0 for whoever does not sit on it."""

    commander: int = 1
    wizard: int = 0
    cleric: int = 0
    rogue: int = 0
    warrior: int = 0

    def seats(self) -> Mapping[str, int]:
        """The level of each office, as a scenario has them."""
        masters = {"Wizard": self.wizard, "Cleric": self.cleric, "Rogue": self.rogue}
        return {"Commander": self.commander, **masters, "Warrior": self.warrior}


def start(
    scenario: Scenario,
    councils: tuple[Council, Council] | None,
    lore: Sequence[LoreCard],
    command: Sequence[CommandCard],
    *,
    seed: int = 0,
    decide: Decider | None = None,
    log: bool = True,
) -> Game:
    """Set a scenario up with these cards, every copy of a card named once.

    Without `councils` those of the scenario sit, or players divide their levels. Without Lore cards it
    is a historical battle. The Lore deck is mixed when the War Councils are known.
    """
    cards: list[Card | None] = [*lore, *command]
    state = BattleState(cards=len(cards), seed=seed)
    state.terrains, placed = read_map(scenario.map)
    state.troops = tuple(troop for troop, *_ in placed)
    state.goal, state.active, state.step = scenario.banners, EDGES.index(scenario.first), "council"
    state.pool, state.adventure = ALL_LORE, VARIANTS[scenario.lore] if lore else HISTORICAL
    fixed = read_councils(scenario.councils) if councils is None else [each.seats() for each in councils]
    for player, seats in zip(PLAYERS, fixed, strict=True):
        for office, level in seats.items():
            state.levels[seat(player, office)] = level
    game = Game(state, [*[None] * FIRST_CARD, *cards], decide=decide, log=log)
    for unit, (troop, player, place) in enumerate(placed, start=FIRST_UNIT):
        state.control[unit] = player
        game.put_unit(unit, place)
        state.figures[unit] = FIGURES[troop[1]]
    for number, card in enumerate(cards):
        if isinstance(card, CommandCard):
            game.shift(FIRST_CARD + number, COMMAND_DECK)
    game.shuffle(state.piles[COMMAND_DECK])
    return game
