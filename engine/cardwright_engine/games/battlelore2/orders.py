"""Ordering units: by the text of a command card, or one unit anywhere instead."""

from __future__ import annotations

from cardwright_engine.abilities import NOTHING
from cardwright_engine.card import Context
from cardwright_engine.choices import DECLINE, Choice, Option
from cardwright_engine.games.battlelore2.movement import Movement
from cardwright_engine.games.battlelore2.refused import Reasons, refused


class Orders(Movement):
    """The command step and the order step."""

    def command_options(self, player: int) -> tuple[Option, ...]:
        """B1: a command card must be played; there is no option to play none."""
        return tuple(("play", card) for card in self.distinct(filter(self.is_command, self.hand(player))))

    def play_command(self, player: int, card: int) -> None:
        """The card lies on the table until the end of the turn."""
        state = self.state
        state.hands[player].remove(card)
        state.table[0].append(card)
        state.command = card
        self.note("play", player, card)

    def order_refusals(self, player: int, unit: int) -> Reasons:
        """Why a unit may not be ordered by a player, whatever the card."""
        reasons = []
        if self.controller(unit) != player:
            reasons.append(refused("not-yours"))
        if self.ordered(unit):
            reasons.append(refused("already-ordered"))
        if self.stunned(unit):
            reasons.append(refused("stunned"))
        return tuple(reasons)

    def orderable(self, player: int, unit: int) -> bool:
        return not self.order_refusals(player, unit)

    def order(self, player: int, unit: int) -> None:
        """A unit may move and attack in this turn."""
        if self.orderable(player, unit):
            self.state.orders[unit] = 1
            self.note("order", unit)

    def give_orders(self, player: int) -> None:
        """The order step: the text of the command card orders, or one unit anywhere is ordered."""
        card = self.state.command
        if card < 0:
            return
        options: tuple[Option, ...] = (("disregard", card), DECLINE)
        if (
            self.ask(Choice(player=player, kind="react", options=options, why="disregard", card=card))
            == DECLINE
        ):
            self.order_by_text(player, card)
        else:
            self.note("disregard", card)
            self.order_anywhere(player)

    def order_by_text(self, player: int, card: int) -> None:
        """B2: the text says which units or sections may be ordered; with no section, units anywhere."""
        printed = self.definitions[card]
        assert printed is not None
        for number, ability in enumerate(printed.abilities):
            if ability.form == "play":
                self.perform(ability, number, Context(player, card, NOTHING))

    def order_anywhere(self, player: int) -> None:
        """Instead of the text of his command card a player may order one unit anywhere."""
        units = [unit for unit in self.own_units(player) if self.orderable(player, unit)]
        for unit in self.choose(player, units, "order", kind="order"):
            self.order(player, unit)
