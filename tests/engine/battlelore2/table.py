"""A table to play examples at: positions and answers in few words, hexes by their names."""

from __future__ import annotations

from typing import Final

from cardwright_cards.battlelore2 import CARDS
from cardwright_engine.choices import DECLINE, Option
from cardwright_engine.games.battlelore2 import Game, Position
from cardwright_engine.games.battlelore2.pieces import hex_named
from cardwright_engine.position import Where

YOU: Final = 0
OPPONENT: Final = 1


class Table:
    """Set a position up, `start`, then answer for either player and look."""

    def __init__(self) -> None:
        self.position = Position(CARDS)
        self.game: Game
        self.met: dict[str, int] = {}  # who stood at a hex at the start

    # --- position ----------------------------------------------------------------------------

    def unit(
        self,
        hex_: str,
        title: str = "",
        *traits: str,
        owner: int = YOU,
        figures: int = 0,
        ordered: bool = False,
    ) -> Table:
        where = Where("at", piece=self.position.hex(hex_))
        marks = (*traits, "ordered") if ordered else traits
        attributes = {"figures": figures} if figures else {}
        (unit,) = self.position.put(
            "unit", title=title, attributes=attributes, adjectives=marks, owner=owner, where=where
        )
        self.met[hex_] = unit
        return self

    def enemy(self, hex_: str, title: str = "", *, figures: int = 0, ordered: bool = False) -> Table:
        return self.unit(hex_, title, owner=OPPONENT, figures=figures, ordered=ordered)

    def terrain(self, hex_: str, terrain: str) -> Table:
        self.position.set("terrain", self.position.hex(hex_), terrain)
        return self

    def hand(self, *titles: str, player: int = YOU) -> Table:
        self.position.pile("hand", player, titles)
        return self

    def lore(self, amount: int, player: int = YOU) -> Table:
        self.position.set("lore", player, amount)
        return self

    def start(self, step: str = "command", player: int = YOU) -> Table:
        self.position.step(step, player)
        self.game = self.position.start()
        return self

    # --- answers -----------------------------------------------------------------------------

    def do(self, verb: str, *things: str, player: int = YOU) -> Table:
        """Take the option that names these hexes or titles, in the order of the option."""
        said = [self.piece(thing) for thing in things]
        choice = self.game.pending
        assert choice is not None, "nobody is asked"
        assert choice.player == player, f"player {choice.player} is asked to {choice.kind} ({choice.why})"
        found = [option for option in choice.options if option[0] == verb and self._fits(option, said)]
        assert len(found) == 1, f"{verb} {things} is {len(found)} of {choice.options} ({choice.why})"
        self.game.answer(found[0])
        return self

    def roll(self, *faces: str) -> Table:
        self.game.answer(("roll", *faces))
        return self

    def decline(self) -> Table:
        self.game.answer(DECLINE)
        return self

    def play(self, title: str, player: int = YOU) -> Table:
        """Play a card, and follow the text of a command card."""
        self.do("play", title, player=player)
        choice = self.game.pending
        return self.decline() if choice is not None and choice.why == "disregard" else self

    def why_not(self, verb: str, *things: str, player: int = YOU) -> tuple[str, ...]:
        pieces = tuple(self.piece(thing) for thing in things)
        return tuple(reason.id for reason in self.game.why_not(player, verb, pieces))

    def offers(self, verb: str, *things: str) -> bool:
        said = [self.piece(thing) for thing in things]
        choice = self.game.pending
        assert choice is not None
        return any(option[0] == verb and self._fits(option, said) for option in choice.options)

    # --- looking -----------------------------------------------------------------------------

    def piece(self, thing: str) -> int:
        """A hex by its name, a card by its title."""
        return self.position.card(thing, YOU) if thing in CARDS else hex_named(thing)

    def at(self, hex_: str) -> int:
        """The unit that stands at a hex now."""
        unit = self.game.state.occupant[hex_named(hex_)]
        assert unit >= 0, f"nobody stands at {hex_}"
        return unit

    def figures(self, hex_: str) -> int:
        return self.game.figures(self.at(hex_))

    def empty(self, hex_: str) -> bool:
        return self.game.vacant(hex_named(hex_))

    def ordered(self) -> set[str]:
        """The hexes, as they were at the start, of all ordered units."""
        return {hex_ for hex_, unit in self.met.items() if self.game.ordered(unit)}

    def _fits(self, option: Option, said: list[int]) -> bool:
        things = option[1:]
        if len(things) != len(said):
            return False
        return all(self.game.same(int(thing), one) for thing, one in zip(things, said, strict=True))
