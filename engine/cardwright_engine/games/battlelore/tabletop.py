"""BattleLore at a table: its scenarios with decks of every card there is, and how its log reads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from cardwright_engine.abilities import CardGame
from cardwright_engine.card import Card
from cardwright_engine.game import Decider
from cardwright_engine.games.battlelore.cards import CommandCard, LoreCard, Scenario
from cardwright_engine.games.battlelore.game import Game
from cardwright_engine.games.battlelore.pieces import BOARD, board_hex, is_hex, is_unit, office
from cardwright_engine.games.battlelore.setup import start
from cardwright_engine.tabletop import NoScenario, Note

# For want of the printed decks (assumption): so many copies of each card that can be played.
COPIES: Final = {LoreCard: 2, CommandCard: 4}

NOTES: Final = (
    Note("turn", "\n{0:player} is on"),
    Note("step", "{0:step}"),
    Note("draw", "{0:player} draws {1:hidden}"),
    Note("play", "{0:player} plays {1:piece} at {2:piece}"),
    Note("play", "{0:player} plays {1:piece}"),
    Note("discard", "{0:player} discards {1:piece}"),
    Note("cancel", "{0:player} cancels {1:piece}"),
    Note("copy", "{0:player} copies {1:piece}"),
    Note("return", "{1:piece} goes back"),
    Note("reshuffle", "a deck is shuffled anew"),
    Note("gain", "{0:player} gains {1:number} lore"),
    Note("lose", "{0:player} loses {1:number} lore"),
    Note("take", "{0:player} takes {1:number} lore"),
    Note("pay", "{0:player} pays {1:number} lore for {2:piece}"),
    Note("raise", "{0:player} raises {1:piece}"),
    Note("build", "{0:player} builds {2:word} at {1:piece}"),
    Note("order", "{0:player} orders {1:unit}"),
    Note("move", "{0:unit} moves from {1:piece} to {2:piece}"),
    Note("attack", "{2:unit} attacks {1:unit}"),
    Note("roll", "{0:unit} rolls {2:faces} against {1:unit}"),
    Note("roll", "{0:player} rolls {1:faces}"),
    Note("no-dice", "{0:unit} has no die against {1:unit}"),
    Note("hit", "{1:unit} loses {2:number}"),
    Note("heal", "{1:unit} regains {2:number}"),
    Note("use", "{0:player} uses {1:piece}"),
    Note("redirect", "{0:player} turns a blow from {2:unit} to {3:unit}"),
    Note("ignore", "{0:unit} ignores {1:number} flags"),
    Note("cornered", "{0:unit} has no way back"),
    Note("retreat", "{0:unit} retreats from {1:piece} to {2:piece}"),
    Note("elimination", "{0:unit} is eliminated"),
)

OPTIONS: Final = (
    Note("play", "play {0:piece} at {1:piece}"),
    Note("play", "play {0:piece}"),
    Note("move", "move {0:unit} to {1:piece}"),
    Note("attack", "attack {1:unit} with {0:unit}"),
    Note("ignore", "ignore {0:number} flags"),
    Note("choose", "choose {0:piece}"),
    Note("raise", "raise {0:piece}"),
    Note("build", "build at {0:piece}"),
)


class BattleTabletop:
    notes = NOTES
    options = OPTIONS

    def scenarios(self, cards: Mapping[str, Card]) -> tuple[str, ...]:
        return tuple(title for title, card in cards.items() if isinstance(card, Scenario))

    def new_game(
        self,
        cards: Mapping[str, Card],
        scenario: str,
        *,
        seed: int = 0,
        decide: Decider | None = None,
        log: bool = True,
    ) -> Game:
        card = cards.get(scenario)
        if not isinstance(card, Scenario):
            raise NoScenario(f"no scenario is called `{scenario}`")
        known = [each for _, each in sorted(cards.items()) if each.abilities]
        lore = [each for each in known if isinstance(each, LoreCard)] * COPIES[LoreCard]
        command = [each for each in known if isinstance(each, CommandCard)] * COPIES[CommandCard]
        return start(card, None, lore, command, seed=seed, decide=decide, log=log)

    def players(self, game: CardGame[Any]) -> tuple[str, ...]:
        return ("Near", "Far")

    def sides(self, game: CardGame[Any]) -> tuple[str, ...]:
        return ("Near", "Far")

    def wrong(self, game: CardGame[Any]) -> tuple[str, ...]:
        return tuple(_wrong(game)) if isinstance(game, Game) else ()

    def name(self, game: CardGame[Any], piece: int, sort: str) -> str:
        """A unit by its colour, kind and number: where it stands changes."""
        if not isinstance(game, Game):
            return ""
        if piece in (0, 1):
            return self.players(game)[piece]
        if is_hex(piece):
            return BOARD.name(board_hex(piece))
        if is_unit(piece):
            kind = game.race(piece) if game.is_creature(piece) else f"{game.troop_type(piece)} unit"
            what = f"{self.players(game)[game.controller(piece)]}'s {game.banner(piece)} {kind}"
            place = game.state.place[piece]
            return what if sort == "unit" or place < 0 else f"{what} at {BOARD.name(board_hex(place))}"
        return office(piece) or game.title(piece)


def _wrong(game: Game) -> Iterator[str]:
    """Every card is in one pile, every hex holds the unit that stands there."""
    state = game.state
    lying = sorted(card for pile in state.piles for card in pile)
    if lying != [piece for piece, card in enumerate(game.definitions) if card is not None]:
        yield "a card lies nowhere, or twice"
    for unit in game.units():
        if state.figures[unit] < 1 or state.unit_on[state.place[unit]] != unit:
            yield f"{TABLETOP.name(game, unit, 'unit')} stands nowhere, or without figures"
    if state.pool < 0 or min(state.tokens[player] for player in (0, 1)) < 0:
        yield "there is less than no lore"


TABLETOP: Final = BattleTabletop()
