"""A position and a script, said in Python."""

from __future__ import annotations

from collections.abc import Mapping

from cardwright_cards.battlelore import CARDS
from cardwright_engine.card import Card
from cardwright_engine.choices import Choice, Option
from cardwright_engine.games.battlelore import VOCABULARY, Game, Position
from cardwright_engine.games.battlelore.pieces import hex_named
from cardwright_engine.position import Where

SAYS = {refusal.id: refusal.says for refusal in VOCABULARY.refusals}


class Script:
    """Sets a position up and plays on it. Player 0 is at the near edge."""

    def __init__(
        self, step: str = "command", player: int = 0, cards: Mapping[str, Card] | None = None
    ) -> None:
        self.position = Position(CARDS if cards is None else cards)
        self.position.step(step, player)
        self.started: Game | None = None

    # --- the position ------------------------------------------------------------------------

    def unit(self, hex_name: str, banner: str = "blue", *, owner: int = 0, **more: object) -> int:
        ordered = ("ordered",) if more.pop("ordered", False) else ()
        kind = "creature" if more.pop("creature", False) else "unit"
        attributes = {"banner": banner, **{name.replace("_", "-"): value for name, value in more.items()}}
        (unit,) = self.position.put(
            kind,
            attributes={name: value for name, value in attributes.items() if isinstance(value, int | str)},
            adjectives=ordered,
            owner=owner,
            where=Where(preposition="at", piece=hex_named(hex_name)),
        )
        return unit

    def terrain(self, hex_name: str, terrain: str) -> None:
        self.position.set("terrain", hex_named(hex_name), terrain)

    def player(self, player: int, *hand: str, lore: int = 0, **levels: int) -> None:
        self.position.set("lore", player, lore)
        self.position.pile("hand", player, hand)
        for office, level in levels.items():
            self.position.put(office, attributes={"level": level}, owner=player)

    # --- the script --------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        if self.started is None:
            self.started = self.position.start()
        return self.started

    @property
    def pending(self) -> Choice:
        assert self.game.pending is not None, "the game is over"
        return self.game.pending

    def piece(self, said: str | int) -> int:
        """A card by its title, a unit or a hex by the name of the hex."""
        if isinstance(said, int):
            return said
        if said in CARDS:
            held = [card for card in self.game.hand(self.pending.player) if self.game.title(card) == said]
            return held[0] if held else self.card(said)
        return hex_named(said)

    def card(self, title: str) -> int:
        return next(piece for piece, card in enumerate(self.game.definitions) if card and card.name == title)

    def do(self, player: int, verb: str, *said: str | int) -> None:
        """Answer the pending choice; unanswered reaction windows on the way are declined."""
        things = [self.piece(one) for one in said]
        while (option := self._option(player, verb, things)) is None:
            assert self.pending.kind == "react", f"{verb} {said} does not answer {self.pending}"
            self.game.answer(("decline",))
        self.game.answer(option)

    def _option(self, player: int, verb: str, things: list[int]) -> Option | None:
        if self.pending.player != player:
            return None
        for option in self.pending.options:
            if option[0] == verb and len(option) == len(things) + 1:
                pairs = zip(option[1:], things, strict=True)
                if all(self.game.same(int(piece), said) for piece, said in pairs):
                    return option
        return None

    def roll(self, player: int, *faces: str) -> None:
        while self.pending.kind == "react":
            self.game.answer(("decline",))
        assert (self.pending.kind, self.pending.player) == ("roll", player)
        assert self.pending.count == len(faces)
        self.game.answer(("roll", *faces))

    def settle(self) -> None:
        """Decline the reaction windows that are still open."""
        while self.pending.kind == "react":
            self.game.answer(("decline",))

    def refused(self, player: int, verb: str, *said: str | int) -> set[str]:
        """The reasons why this cannot be done now; it must not be among the options."""
        things = [self.piece(one) for one in said]
        assert self._option(player, verb, things) is None
        reasons = self.game.why_not(player, verb, tuple(things))
        for reason in reasons:
            if reason.id in SAYS:
                assert "{" not in SAYS[reason.id].format(**dict(reason.values))
        return {reason.id for reason in reasons}

    # --- what came of it ---------------------------------------------------------------------

    def figures(self, hex_name: str) -> int:
        """Figures of the unit on a hex, 0 where there is none."""
        unit = self.game.unit_at(hex_named(hex_name))
        return self.game.figures(unit) if unit >= 0 else 0

    def lore(self, player: int) -> int:
        return self.game.lore(player)

    def ordered(self, hex_name: str) -> bool:
        return self.game.ordered(self.game.unit_at(hex_named(hex_name)))

    def hand(self, player: int) -> list[str]:
        return [self.game.title(card) for card in self.game.hand(player)]
