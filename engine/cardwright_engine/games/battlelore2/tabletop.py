"""BattleLore: Second Edition at a table: its scenarios, and how its log and its choices read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from cardwright_engine.abilities import CardGame
from cardwright_engine.card import Card
from cardwright_engine.game import Decider
from cardwright_engine.games.battlelore2.board_map import BadMap
from cardwright_engine.games.battlelore2.cards import CommandCard, LoreCard, ScenarioCard, UnitCard
from cardwright_engine.games.battlelore2.game import Game
from cardwright_engine.games.battlelore2.pieces import is_hex, is_player, name_of
from cardwright_engine.games.battlelore2.setup import new_game
from cardwright_engine.tabletop import NoScenario, Note

# For want of the printed decks (assumption): each player has all lore cards that are known.
COMMANDS: Final = 10
LORE: Final = 20

NOTES: Final = (
    Note("step", "{1:player}, {0:step}"),
    Note("draw", "{0:player} draws {1:hidden}"),
    Note("play", "{0:player} plays {1:piece} at {2:piece}"),
    Note("play", "{0:player} plays {1:piece}"),
    Note("discard", "{0:secret} is discarded"),
    Note("disregard", "{0:piece} is disregarded"),
    Note("gain", "{0:player} gains {1:number} lore"),
    Note("pay", "{0:player} pays {1:number} lore"),
    Note("order", "{0:unit} is ordered"),
    Note("move", "{0:unit} moves from {1:piece} to {2:piece}"),
    Note("attack", "{0:unit} attacks {1:unit}"),
    Note("counter", "{0:unit} strikes back at {1:unit}"),
    Note("roll", "{0:player} rolls {1:faces}"),
    Note("add", "{0:number} dice are added"),
    Note("commit", "{0:unit} commits {1:word}"),
    Note("shield-used", "{0:unit} uses its shield"),
    Note("damage-ignored", "{0:unit} ignores {1:number} damage"),
    Note("supported", "{0:unit} is supported"),
    Note("suffer", "{0:unit} suffers {2:number}"),
    Note("lose", "{0:unit} loses a figure"),
    Note("eliminate", "{0:unit} is eliminated"),
    Note("retreat", "{0:unit} retreats from {1:piece} to {2:piece}"),
    Note("retreat-blocked", "{0:unit} cannot retreat {1:number} hexes"),
    Note("advance", "{0:unit} advances to {1:piece}"),
    Note("stun", "{0:unit} is stunned"),
    Note("put", "{1:number} damage is put on {0:unit}"),
    Note("score", "{0:player} scores {1:number}"),
    Note("wiped-out", "{0:player} has no unit left"),
    Note("won", "\n{0:player} wins"),
)

OPTIONS: Final = (
    Note("play", "play {0:piece} at {1:piece}"),
    Note("play", "play {0:piece}"),
    Note("move", "move {0:piece} to {1:piece}"),
    Note("attack", "attack {1:piece} with {0:piece}"),
)


class BattleTabletop:
    notes = NOTES
    options = OPTIONS

    def scenarios(self, cards: Mapping[str, Card]) -> tuple[str, ...]:
        return tuple(title for title, card in cards.items() if isinstance(card, ScenarioCard))

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
        if not isinstance(card, ScenarioCard):
            raise NoScenario(f"no scenario is called `{scenario}`")
        known = [each for _, each in sorted(cards.items())]
        units = {each.name: each for each in known if isinstance(each, UnitCard)}
        lore = [each for each in known if isinstance(each, LoreCard)] * LORE
        commands = [each for each in known if isinstance(each, CommandCard)] * COMMANDS
        try:
            return new_game(card, units, commands, (lore, lore), seed=seed, decide=decide, log=log)
        except BadMap as bad:
            raise NoScenario(str(bad)) from None

    def players(self, game: CardGame[Any]) -> tuple[str, ...]:
        return ("Near", "Far")

    def sides(self, game: CardGame[Any]) -> tuple[str, ...]:
        return ("Near", "Far")

    def wrong(self, game: CardGame[Any]) -> tuple[str, ...]:
        return tuple(_wrong(game)) if isinstance(game, Game) else ()

    def name(self, game: CardGame[Any], piece: int, sort: str) -> str:
        """A unit by its card and its player, and where it stands unless that is told beside it."""
        if is_player(piece):
            return self.players(game)[piece]
        if is_hex(piece):
            return name_of(piece)
        title = game.title(piece)
        if not isinstance(game, Game) or not isinstance(game.definitions[piece], UnitCard):
            return title
        what = f"{title or 'a unit'} of {self.players(game)[game.controller(piece)]}"
        place = game.spot(piece)
        return what if sort == "unit" or place < 0 else f"{what} at {name_of(place)}"


def _wrong(game: Game) -> Iterator[str]:
    """Every card is in one zone, every hex holds the unit that stands there."""
    state = game.state
    piles = (
        *state.hands,
        *state.command_deck,
        *state.command_discards,
        *state.lore_decks,
        *state.lore_discards,
        *state.table,
    )
    if sorted(card for pile in piles for card in pile) != game.cards():
        yield "a card lies nowhere, or twice"
    for unit in game.units():
        if state.figures[unit] < 1 or state.occupant[state.place[unit]] != unit:
            yield f"{game.title(unit)} stands nowhere, or without figures"
    if min(state.lore[:2]) < 0:
        yield "there is less than no lore"


TABLETOP: Final = BattleTabletop()
