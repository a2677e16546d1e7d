"""A new game: the battlefield of a scenario, the decks, the opening hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cardwright_engine.card import Card
from cardwright_engine.game import Decider
from cardwright_engine.games.battlelore2.board_map import BadMap, read_map
from cardwright_engine.games.battlelore2.cards import CommandCard, LoreCard, ScenarioCard, UnitCard
from cardwright_engine.games.battlelore2.game import Game
from cardwright_engine.games.battlelore2.pieces import FIRST_CARD, FIRST_HEX, PLAYERS
from cardwright_engine.games.battlelore2.state import BattleState

OPENING_COMMANDS: Final = 6
OPENING_LORE: Final = 3


def new_game(
    scenario: ScenarioCard,
    units: Mapping[str, UnitCard],
    commands: Sequence[CommandCard],
    lore: tuple[Sequence[LoreCard], Sequence[LoreCard]],
    *,
    seed: int = 0,
    decide: Decider | None = None,
    scripted: bool = False,
    log: bool = True,
) -> Game:
    """Set up a scenario with a common command deck and a lore deck for each player; the units on its
    map are found in `units` by title. The game stands before the opening discards.

    Raises BadMap when the map names a unit that is not there.
    """
    field = read_map(scenario.map)
    missing = [title for _, title, _ in field.units if title not in units]
    if missing:
        raise BadMap(f"no unit is called {missing[0]}")
    army: list[Card] = [units[title] for _, title, _ in field.units]
    cards: list[Card] = [*army, *commands, *lore[0], *lore[1]]
    definitions: list[Card | None] = [None] * FIRST_CARD + cards
    state = BattleState(len(definitions), seed=seed)
    state.victory = scenario.victory
    for number, terrain in enumerate(field.terrain):
        state.terrain[FIRST_HEX + number] = terrain
    for hex_ in field.banners:
        state.banners[hex_] = 1
    for piece, (player, title, hex_) in enumerate(field.units, start=FIRST_CARD):
        deploy(state, piece, units[title], player, hex_)
    first_command = FIRST_CARD + len(army)
    first_lore = first_command + len(commands)
    ends = (first_lore, first_lore + len(lore[0]), len(definitions))
    state.command_deck[0] = list(range(first_command, first_lore))
    game = Game(state, definitions, decide=decide, scripted=scripted, log=log)
    game.shuffle(state.command_deck[0])
    for player in PLAYERS:
        deck = list(range(ends[player], ends[player + 1]))
        for card in deck:
            state.owner[card] = player
        game.shuffle(deck)
        state.lore_decks[player] = deck
    # The decks lie shuffled, so a script has nothing to say about the opening hands.
    state.known = (len(PLAYERS) * OPENING_COMMANDS, OPENING_LORE, OPENING_LORE)
    for player in PLAYERS:
        game.draw(player, OPENING_COMMANDS, "command-deck", -1)
        game.draw(player, OPENING_LORE, "lore-deck", player)
    state.known = (0, 0, 0)
    return game


def deploy(state: BattleState, unit: int, card: UnitCard, player: int, hex_: int) -> None:
    """A unit with all its figures is put into a hex."""
    state.owner[unit] = player
    state.place[unit] = hex_
    state.occupant[hex_] = unit
    state.figures[unit] = card.figures
