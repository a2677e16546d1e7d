"""A table of The Card Game for tests: positions and moves by the titles of the emitted cards."""

from __future__ import annotations

from typing import Final

from cardwright_cards.ring import CARDS
from cardwright_engine.choices import DECLINE, Choice, Option
from cardwright_engine.games.ring import Game, Position
from cardwright_engine.position import Where

FRODO: Final = 0
WITCH_KING: Final = 1
ARAGORN: Final = 2
SARUMAN: Final = 3


class RingTable:
    """A position, then the game that starts from it. `you` is the player whose deck a card is from."""

    def __init__(self, card: str = "") -> None:
        self.position = Position(CARDS)
        self.you = self.position.you(card)
        self._put: dict[str, int] = {}
        self._game: Game | None = None

    # --- the position ------------------------------------------------------------------------

    def active(self, *titles: str) -> None:
        for title in titles:
            self.position.mark("active", self._named(title))

    def on(self, place: str, *titles: str) -> None:
        for title in titles:
            where = Where(preposition="on", piece=self._named(place))
            self._put[title] = self.position.put("card", title=title, attributes={}, where=where)[0]

    def reserve(self, player: int, *titles: str) -> None:
        for title in titles:
            where = Where(preposition="in", zone="reserve", player=player)
            self._put[title] = self.position.put("card", title=title, attributes={}, where=where)[0]

    def wields(self, character: str, *titles: str) -> None:
        for title in titles:
            self._put[title] = self.position.card(title, self.you)
            self.position.attach(self._put[title], self._named(character), "with")

    def hand(self, player: int, *titles: str) -> None:
        self.position.pile("hand", player, titles)

    def pile(self, zone: str, player: int, *titles: str, top: bool = False, whole: bool = True) -> None:
        self.position.pile(zone, player, titles, top=top, whole=whole)

    def _named(self, title: str) -> int:
        if title not in self._put:
            self._put[title] = self.position.card(title, self.you)
        return self._put[title]

    @property
    def game(self) -> Game:
        if self._game is None:
            self._game = self.position.start()
        return self._game

    # --- what happens ------------------------------------------------------------------------

    def does(self, player: int, verb: str, *things: str | int) -> None:
        """A player takes an option; a thing is a title, or a player's number for his reserve or deck."""
        pending = self.game.pending
        assert pending is not None, "nobody is asked"
        assert pending.player == player, pending
        fitting = [option for option in pending.options if self._fits(option, verb, things)]
        assert fitting, (verb, things, pending.kind, [self._told(option) for option in pending.options])
        self.game.answer(fitting[0])

    def declines(self, player: int) -> None:
        pending = self.game.pending
        assert pending is not None and pending.player == player, pending
        self.game.answer(DECLINE)

    def all_pass(self) -> None:
        """Everybody passes, from the player whose turn it is, until the action step is over."""
        while self.game.state.step == "action" and self.game.pending is not None:
            self.game.answer(("pass",))

    def _fits(self, option: Option, verb: str, things: tuple[str | int, ...]) -> bool:
        if option[0] != verb or len(option) != len(things) + 1:
            return False
        return all(
            piece == thing if isinstance(thing, int) else self.game.title(int(piece)) == thing
            for piece, thing in zip(option[1:], things, strict=True)
        )

    def _told(self, option: Option) -> str:
        return " ".join(str(p) if isinstance(p, str) else self.game.title(p) for p in option)

    def refusals(self, player: int, verb: str, *things: str | int) -> set[str]:
        pieces = tuple(thing if isinstance(thing, int) else self._meant(player, thing) for thing in things)
        return {refused.id for refused in self.game.why_not(player, verb, pieces)}

    # --- what holds --------------------------------------------------------------------------

    def _meant(self, player: int, title: str) -> int:
        copies = self.copies(title)
        return next((card for card in copies if card in self.game.hand(player)), copies[0])

    def copies(self, title: str) -> list[int]:
        return [p for p, card in enumerate(self.game.definitions) if card and card.name == title]

    def piece(self, title: str) -> int:
        """The one copy of a card, or the one that a position spoke of."""
        copies = self.copies(title)
        return self._put.get(title, copies[0])

    def titles(self, pieces: list[int]) -> list[str]:
        return sorted(self.game.title(piece) for piece in pieces)

    def offered(self) -> list[str]:
        """The options of the choice that is asked, in words."""
        assert self.game.pending is not None
        return [self._told(option) for option in self.game.pending.options]

    @property
    def pending(self) -> Choice:
        assert self.game.pending is not None, "nobody is asked"
        return self.game.pending
