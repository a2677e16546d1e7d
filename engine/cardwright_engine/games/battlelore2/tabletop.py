"""BattleLore: Second Edition at a table: its scenarios, and how its log and its choices read."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from cardwright_engine.abilities import CardGame
from cardwright_engine.card import Card
from cardwright_engine.game import Decider, Entry
from cardwright_engine.games.battlelore2.board_map import BadMap
from cardwright_engine.games.battlelore2.cards import CommandCard, LoreCard, ScenarioCard, UnitCard
from cardwright_engine.games.battlelore2.game import Game
from cardwright_engine.games.battlelore2.pieces import is_hex, is_player, name_of
from cardwright_engine.games.battlelore2.scene import NAMES, scene
from cardwright_engine.games.battlelore2.setup import new_game
from cardwright_engine.scene import Scene
from cardwright_engine.tabletop import Arrow, NoScenario, Note, copies

NOTES: Final = (
    Note("step", "{1:player}, {0:step}"),
    Note("draw", "{0:player} draws {1:hidden}"),
    Note("play", "{0:player} plays {1:piece} at {2:piece}, {3:piece} and {4:piece}"),
    Note("play", "{0:player} plays {1:piece} at {2:piece} and {3:piece}"),
    Note("play", "{0:player} plays {1:piece} at {2:piece}"),
    Note("play", "{0:player} plays {1:piece}"),
    Note("discard", "{0:secret} is discarded"),
    Note("disregard", "{0:piece} is disregarded"),
    Note("gain", "{0:player} gains {1:number} lore"),
    Note("pay", "{0:player} pays {1:number} lore"),
    Note("order", "{0:stood} is ordered"),
    Note("move", "{0:unit} moves from {1:piece} to {2:piece}"),
    Note("attack", "{0:stood} attacks {1:stood}"),
    Note("counter", "{0:stood} strikes back at {1:stood}"),
    Note("roll", "{0:player} rolls {1:faces}"),
    Note("add", "{0:number} dice are added"),
    Note("commit", "{0:stood} commits {1:word}"),
    Note("shield-used", "{0:stood} uses its shield"),
    Note("damage-ignored", "{0:stood} ignores {1:number} damage"),
    Note("supported", "{0:stood} is supported"),
    Note("suffer", "{0:stood} suffers {2:number} damage"),
    Note("lose", "{0:stood} loses a figure"),
    Note("eliminate", "{0:stood} is eliminated"),
    Note("retreat", "{0:unit} retreats from {1:piece} to {2:piece}"),
    Note("retreat-blocked", "{0:stood} cannot retreat {1:number} hex(es)"),
    Note("advance", "{0:unit} advances to {1:piece}"),
    Note("stun", "{0:stood} is stunned"),
    Note("put", "{1:number} shield(s) put on {0:stood}"),
    Note("score", "{0:player} scores {1:number} point(s)"),
    Note("wiped-out", "{0:player} has no unit left"),
    Note("won", "\n{0:player} wins"),
)

OPTIONS: Final = (
    Note("play", "play {0:piece} at {1:piece}, {2:piece} and {3:piece}"),
    Note("play", "play {0:piece} at {1:piece} and {2:piece}"),
    Note("play", "play {0:piece} at {1:piece}"),
    Note("play", "play {0:piece}"),
    Note("move", "move {0:piece} to {1:piece}"),
    Note("attack", "attack with {1:piece}: {0:piece}"),
    Note("take", "take {0:word}"),
    Note("commit", "commit {0:word}"),
    Note("counter", "strike back"),
    Note("advance", "advance into the hex"),
)

QUESTIONS: Final = (
    Note("discard", "which card do you discard?"),
    Note("command", "which command card do you play?"),
    Note("react disregard", "do you disregard what the card says, and order as you like?"),
    Note("order", "which unit do you order?"),
    Note("move", "which ordered unit moves, and where to?"),
    Note("attack", "which ordered unit attacks, and whom?"),
    Note("lore", "do you take 2 lore, both 1 lore and a lore card, or 2 lore cards of which you keep one?"),
    Note("commit", "which face does your unit commit?"),
    Note("counter", "does your unit strike back?"),
    Note("advance", "does your unit advance into the hex?"),
    Note("retreat", "where does the unit retreat to?"),
    Note("target", "which unit is it?"),
    Note("react", "do you play a lore card now ({1:word})?"),
    Note("agree", "does {2:piece} use it ({1:word})?"),
)

ARROWS: Final = (
    Arrow("move", "move", start=1, end=2, mover=0),
    Arrow("retreat", "retreat", start=1, end=2, mover=0),
    Arrow("advance", "move", start=0, end=1, mover=0),
    Arrow("attack", "attack", start=0, end=1),
    Arrow("counter", "attack", start=0, end=1),
)


class BattleTabletop:
    notes = NOTES
    options = OPTIONS
    questions = QUESTIONS
    arrows = ARROWS
    chapters: tuple[Entry, ...] = (("step", "command"),)

    def scene(self, game: CardGame[Any], viewers: Collection[int]) -> Scene:
        assert isinstance(game, Game)
        return scene(game, viewers)

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
        held = copies(card.decks, cards)
        lore = [each for each in held if isinstance(each, LoreCard)]
        commands = [each for each in held if isinstance(each, CommandCard)]
        if not commands:
            raise NoScenario(f"`{scenario}` has no command cards, and without orders nobody ever moves")
        try:
            return new_game(card, units, commands, (lore, lore), seed=seed, decide=decide, log=log)
        except BadMap as bad:
            raise NoScenario(str(bad)) from None

    def players(self, game: CardGame[Any]) -> tuple[str, ...]:
        return NAMES

    def sides(self, game: CardGame[Any]) -> tuple[str, ...]:
        return NAMES

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
