"""Starting a game: units on the map, War Councils, decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardwright_engine.card import Card
from cardwright_engine.game import Decider
from cardwright_engine.games.battlelore.cards import CommandCard, LoreCard, Scenario
from cardwright_engine.games.battlelore.council import STARTING_LORE
from cardwright_engine.games.battlelore.game import Game
from cardwright_engine.games.battlelore.nouns import CLASSES
from cardwright_engine.games.battlelore.pieces import FIRST_CARD, FIRST_UNIT, PLAYERS, seat
from cardwright_engine.games.battlelore.scenario_map import read_map
from cardwright_engine.games.battlelore.state import COMMAND_DECK, LORE_DECK, BattleState
from cardwright_engine.games.battlelore.troops import FIGURES
from cardwright_engine.games.battlelore.turn import FIRST_LORE_CARDS

ALL_LORE = 60  # tokens in the common pool at first (assumption)


@dataclass(frozen=True, slots=True, kw_only=True)
class Council:
    """Levels of one player's War Council, 0 for whoever does not sit on it."""

    commander: int = 1
    wizard: int = 0
    cleric: int = 0
    rogue: int = 0
    warrior: int = 0


def start(
    scenario: Scenario,
    councils: tuple[Council, Council],
    lore: Sequence[LoreCard],
    command: Sequence[CommandCard],
    *,
    seed: int = 0,
    decide: Decider | None = None,
    log: bool = True,
) -> Game:
    """Set a scenario up with these decks, every copy of a card named once, and shuffle.

    Without Lore cards it is a historical battle.
    """
    cards: list[Card | None] = [*lore, *command]
    state = BattleState(cards=len(cards), seed=seed)
    for player, council in zip(PLAYERS, councils, strict=True):
        sit(state, player, council)
    state.terrains, placed = read_map(scenario.map)
    state.troops = tuple(troop for troop, _ in placed)
    state.goal, state.active, state.step = scenario.banners, scenario.first, "setup"
    state.pool, state.adventure = ALL_LORE, int(bool(lore))
    game = Game(state, [*[None] * FIRST_CARD, *cards], decide=decide, log=log)
    for number, (troop, place) in enumerate(placed):
        game.put_unit(FIRST_UNIT + number, place)
        state.figures[FIRST_UNIT + number] = FIGURES[troop[2]]
    for number, card in enumerate(cards):
        game.shift(FIRST_CARD + number, LORE_DECK if isinstance(card, LoreCard) else COMMAND_DECK)
    for deck in (LORE_DECK, COMMAND_DECK):
        game.shuffle(state.piles[deck])
    for player in PLAYERS:
        for _ in range(game.command(player)):
            game.draw_card(player, COMMAND_DECK)
        for _ in range(FIRST_LORE_CARDS):
            game.draw_card(player, LORE_DECK)
        if state.adventure:
            game.gain(player, STARTING_LORE[game.highest_level(player)])
    return game


def sit(state: BattleState, player: int, council: Council) -> None:
    """Give the seats of a War Council their levels."""
    levels: Mapping[str, int] = {
        "Wizard": council.wizard,
        "Cleric": council.cleric,
        "Rogue": council.rogue,
        "Warrior": council.warrior,
    }
    state.levels[seat(player, "Commander")] = council.commander
    for name in CLASSES:
        state.levels[seat(player, name)] = levels[name]
