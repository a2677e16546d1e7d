"""BattleLore at a table: its scenarios with decks of every card there is, and how its log reads."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from cardwright_engine.abilities import CardGame
from cardwright_engine.card import Card
from cardwright_engine.game import Decider, Entry
from cardwright_engine.games.battlelore.cards import CommandCard, LoreCard, Scenario
from cardwright_engine.games.battlelore.game import Game
from cardwright_engine.games.battlelore.pieces import BOARD, board_hex, is_hex, is_unit, office
from cardwright_engine.games.battlelore.scenario_map import BadMap
from cardwright_engine.games.battlelore.scene import NAMES, scene
from cardwright_engine.games.battlelore.setup import start
from cardwright_engine.scene import Scene
from cardwright_engine.tabletop import Arrow, NoScenario, Note, copies

NOTES: Final = (
    Note("turn", "\n{0:player} is on"),
    Note("step", "{0:step}"),
    Note("draw", "{0:player} draws {1:hidden}"),
    Note("play", "{0:player} plays {1:piece} at {2:piece}, {3:piece} and {4:piece}"),
    Note("play", "{0:player} plays {1:piece} at {2:piece} and {3:piece}"),
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
    Note("order", "{0:player} orders {1:stood}"),
    Note("move", "{0:unit} moves from {1:piece} to {2:piece}"),
    Note("attack", "{2:stood} attacks {1:stood}"),
    Note("roll", "{0:stood} rolls {2:faces} against {1:stood}"),
    Note("roll", "{0:player} rolls {1:faces}"),
    Note("no-dice", "{0:stood} has no die against {1:stood}"),
    Note("hit", "{1:stood} is hit {2:number} time(s)"),
    Note("heal", "{1:stood} regains {2:number} figure(s)"),
    Note("use", "{0:player} uses {1:piece}"),
    Note("redirect", "{0:player} turns a blow from {2:stood} to {3:stood}"),
    Note("ignore", "{0:stood} ignores {1:number} flag(s)"),
    Note("cornered", "{0:stood} has no way back"),
    Note("retreat", "{0:unit} retreats from {1:piece} to {2:piece}"),
    Note("elimination", "{0:stood} is eliminated"),
)

OPTIONS: Final = (
    Note("play", "play {0:piece} at {1:piece}, {2:piece} and {3:piece}"),
    Note("play", "play {0:piece} at {1:piece} and {2:piece}"),
    Note("play", "play {0:piece} at {1:piece}"),
    Note("play", "play {0:piece}"),
    Note("move", "move {0:piece} to {1:piece}"),
    Note("attack", "attack with {1:piece}: {0:piece}"),
    Note("ignore", "ignore {0:number} flag(s)"),
    Note("choose", "choose {0:piece}"),
    Note("raise", "raise {0:piece}"),
    Note("build", "build at {0:piece}"),
)

QUESTIONS: Final = (
    Note("war-council", "who gets the next level of your War Council?"),
    Note("build", "where do you build your {1:word}?"),
    Note("first-cards", "which of your first Lore cards do you give back?"),
    Note("command", "which card do you play?"),
    Note("order", "which unit do you order?"),
    Note("out-of-section", "which Creature outside the section do you order, for Lore?"),
    Note("movement", "which ordered unit moves, and where to?"),
    Note("combat", "which ordered unit attacks, and whom?"),
    Note("agree lore-card", "do you draw a Lore card and take less Lore?"),
    Note("hand-limit", "you hold too many Lore cards; which do you discard?"),
    Note("retreat", "where does your unit retreat to?"),
    Note("agree battle-back", "does your unit battle back?"),
    Note("bold", "how many flags does your Bold unit ignore?"),
    Note("agree gaining-ground", "does your unit move into the hex it has won?"),
    Note("pursuit", "where does your unit go on to in pursuit?"),
    Note("bonus-melee", "whom does your unit attack in a bonus melee?"),
    Note("react", "do you answer with a card ({1:word})?"),
)

ARROWS: Final = (
    Arrow("move", "move", start=1, end=2, mover=0),
    Arrow("retreat", "retreat", start=1, end=2, mover=0),
    Arrow("attack", "attack", start=2, end=1),
)


class BattleTabletop:
    notes = NOTES
    options = OPTIONS
    questions = QUESTIONS
    arrows = ARROWS
    chapters: tuple[Entry, ...] = (("turn",), ("step", "command"))

    def scene(self, game: CardGame[Any], viewers: Collection[int]) -> Scene:
        assert isinstance(game, Game)
        return scene(game, viewers)

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
        held = copies(card.decks, cards)
        lore = [each for each in held if isinstance(each, LoreCard)]
        command = [each for each in held if isinstance(each, CommandCard)]
        if not command:
            raise NoScenario(f"`{scenario}` has no Command cards, and without orders nobody ever moves")
        try:
            return start(card, None, lore, command, seed=seed, decide=decide, log=log)
        except BadMap as bad:
            raise NoScenario(str(bad)) from None

    def players(self, game: CardGame[Any]) -> tuple[str, ...]:
        return NAMES

    def sides(self, game: CardGame[Any]) -> tuple[str, ...]:
        return NAMES

    def wrong(self, game: CardGame[Any]) -> tuple[str, ...]:
        return tuple(_wrong(game)) if isinstance(game, Game) else ()

    def name(self, game: CardGame[Any], piece: int, sort: str) -> str:
        """A unit by its colour and kind, and where it stands unless that is told beside it."""
        if not isinstance(game, Game):
            return ""
        if piece in (0, 1):
            return self.players(game)[piece]
        if is_hex(piece):
            return BOARD.name(board_hex(piece))
        if is_unit(piece):
            kind = "Creature" if game.is_creature(piece) else f"{game.troop_type(piece)} unit"
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
