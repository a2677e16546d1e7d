"""The Card Game at a table: its scenarios, and how its log and its choices read."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from cardwright_engine.abilities import CardGame
from cardwright_engine.card import Card
from cardwright_engine.game import Decider, Entry
from cardwright_engine.games.ring import sound
from cardwright_engine.games.ring.cards import ScenarioCard
from cardwright_engine.games.ring.game import Game
from cardwright_engine.games.ring.scenario import TRILOGY, BadScenario
from cardwright_engine.games.ring.scene import scene
from cardwright_engine.scene import Scene
from cardwright_engine.tabletop import Arrow, NoScenario, Note

NOTES: Final = (
    Note("step", "\n{0:step}, round {1:number}"),
    Note("activate", "{1:piece} is activated by {0:player}"),
    Note("reactivate", "{1:piece} is fought for again, by the text that {0:player} follows"),
    Note("play", "{0:player} plays {1:piece} to {2:place}"),
    Note("play", "{0:player} plays {1:piece}"),
    Note("move", "{0:player} moves {1:piece} to {2:place}"),
    Note("draw", "{0:player} draws {1:hidden}"),
    Note("draw", "{0:player} has nothing left to draw"),
    Note("cycle", "{0:player} cycles {1:secret}"),
    Note("recycle", "{0:player} shuffles the cycle pile into a new deck"),
    Note("winnow", "{0:player} winnows {1:secret} and {2:secret}"),
    Note("use", "{0:player} uses {1:piece} with {2:place}"),
    Note("use", "{0:player} uses {1:piece}"),
    Note("discard", "{0:player} uses the Ring token"),
    Note("pass", "{0:player} passes"),
    Note("forsake", "{0:player} forsakes {1:secret} from the {2:word}"),
    Note("take", "{0:player} takes {1:piece}"),
    Note("add", "{0:player} adds {1:secret} to a hand"),
    Note("look", "{0:player} looks at {1:number} card(s)"),
    Note("put", "{0:player} puts {1:number} {2:token} token(s) onto {3:piece}"),
    Note("corruption", "corruption changes by {0:number}"),
    Note("eliminate", "{0:piece} is eliminated in {1:word} combat"),
    Note("eliminate", "{0:secret} is eliminated"),
    Note("support", "{0:piece} supports {1:piece}"),
    Note("path-combat", "combat on {0:piece}: {1:number} icon(s) attack, {2:number} not met by the path"),
    Note("battleground-combat", "battle of {0:piece}: {1:number} icon(s) attack, {2:number} not met by it"),
    Note("score", "{0:piece} goes to the {1:side}"),
    Note("unscored", "nobody scores {0:piece}"),
    Note("victory-check", "Free Peoples {0:number}, Shadow {1:number}"),
    Note("win", "\nthe {0:side} win"),
)

OPTIONS: Final = (
    Note("choose place", "to {0:place}"),
    Note("play", "play {0:piece} to {1:place}"),
    Note("play", "play {0:piece}"),
    Note("move", "move {0:piece} to {1:place}"),
    Note("forsake", "forsake {0:deck}"),
    Note("cycle", "cycle {0:piece}"),
    Note("winnow", "winnow {0:piece} and {1:piece}"),
    Note("use", "use {0:piece} with {1:place}"),
    Note("use", "use {0:piece}"),
    Note("support", "let {0:piece} support {1:piece}"),
    Note("discard", "use the Ring token"),
)

QUESTIONS: Final = (
    Note("setup", "which card of your opening hand do you cycle?"),
    Note("action", "what do you do?"),
    Note("cost", "which card do you cycle to pay for it?"),
    Note("combat", "where is the next combat?"),
    Note("place", "where does it go?"),
    Note("forsake", "which card do you forsake?"),
    Note("loss", "which card is lost in the combat?"),
    Note("support", "which army supports whom?"),
    Note("eliminate token", "which card do you eliminate for the Ring token?"),
    Note("cycle token", "which card do you cycle for the Ring token?"),
    Note("take", "which card do you take?"),
    Note("agree", "do you follow the text of {2:piece}?"),
    Note("either", "which way of {2:piece} do you take?"),
)

SIDES: Final = ("Free Peoples", "Shadow")


class RingTabletop:
    notes = NOTES
    options = OPTIONS
    questions = QUESTIONS
    arrows: tuple[Arrow, ...] = ()
    chapters: tuple[Entry, ...] = (("step",),)

    def scene(self, game: CardGame[Any], viewers: Collection[int]) -> Scene:
        assert isinstance(game, Game)
        return scene(game, viewers)

    def scenarios(self, cards: Mapping[str, Card]) -> tuple[str, ...]:
        titles = (title for title, card in cards.items() if isinstance(card, ScenarioCard))
        return tuple(dict.fromkeys((TRILOGY.name, *titles)))

    def new_game(
        self,
        cards: Mapping[str, Card],
        scenario: str,
        *,
        seed: int = 0,
        decide: Decider | None = None,
        log: bool = True,
    ) -> Game:
        try:
            return Game.new(cards.values(), scenario=scenario, seed=seed, decide=decide, log=log)
        except BadScenario as bad:
            raise NoScenario(str(bad)) from None

    def players(self, game: CardGame[Any]) -> tuple[str, ...]:
        return tuple(seat.name for seat in game.scenario.seats) if isinstance(game, Game) else ()

    def sides(self, game: CardGame[Any]) -> tuple[str, ...]:
        return SIDES

    def wrong(self, game: CardGame[Any]) -> tuple[str, ...]:
        return tuple(sound.wrong(game)) if isinstance(game, Game) else ()

    def name(self, game: CardGame[Any], piece: int, sort: str) -> str:
        """A player's number stands for his reserve or for the top of his deck where one is meant."""
        if sort == "side":
            return SIDES[piece]
        if isinstance(game, Game) and piece in game.players and sort in ("place", "deck"):
            return "reserve" if sort == "place" else "the top card of the draw deck"
        return game.title(piece)


TABLETOP: Final = RingTabletop()
