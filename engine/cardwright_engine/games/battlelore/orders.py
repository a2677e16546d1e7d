"""The ORDER phase: what the Command card, or the card in lieu of it, lets a player order."""

from __future__ import annotations

from cardwright_engine.abilities import NOTHING
from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore.cards import CommandCard
from cardwright_engine.games.battlelore.pieces import NOBODY
from cardwright_engine.games.battlelore.windows import Windows

OUT_OF_SECTION = 3  # tokens for ordering a Creature outside the section of the card


class Orders(Windows):
    """The part of the game that gives orders. Orders beyond the units there are lost (F47)."""

    def order(self, player: int, unit: int) -> None:
        """A unit is ordered; one order for each unit in a turn."""
        if not self.ordered(unit):
            self.state.ordered[unit] = 1
            self.note("order", player, unit)

    def can_order(self, player: int, unit: int) -> bool:
        """Whether a player can give a unit an order."""
        return self.friendly(unit, player) and not self.ordered(unit)

    def give_orders(self) -> None:
        """Carry out the card whose orders were announced in the COMMAND phase."""
        if not self.state.commanding:
            return
        card, *targets = self.state.commanding
        player = self.state.active
        ability = self.orders_of(card)
        self.perform(ability, -1, Context(player, card, NOTHING), tuple(targets))
        self.order_creatures(player)

    def orders_of(self, card: int) -> Ability:
        """The ability of a card by which it is played, and which gives its orders."""
        definition = self.definitions[card]
        assert definition is not None, "a piece without text gives no orders"
        return next(ability for ability in definition.abilities if ability.form == "play")

    def order_creatures(self, player: int) -> None:
        """A Section card orders a Creature outside its section too, for 3 Lore tokens at once; this
        uses one of its orders."""
        definition = self.definitions[self.state.led[player]] if self.state.led[player] >= 0 else None
        if not isinstance(definition, CommandCard) or not definition.sections:
            return
        sections = definition.sections
        orders = definition.orders * len(sections)
        while self.state.tokens[player] >= OUT_OF_SECTION:
            mine = self.units_of(player)
            if sum(self.state.ordered[unit] for unit in mine) >= orders:
                return
            far = [unit for unit in mine if self.is_creature(unit) and not self.ordered(unit)]
            chosen = self.choose(
                player,
                [unit for unit in far if not any(self.in_section(unit, each, player) for each in sections)],
                "out-of-section",
                minimum=0,
            )
            if not chosen:
                return
            self.lose(player, OUT_OF_SECTION)
            self.order(player, chosen[0])

    def last_command_card(self, player: int) -> int:
        """The Command card of a player's latest turn, −1 if he played none (F10). Of a Counter Attack
        it is the card it copied (F09)."""
        return self.state.led[player]

    def copy(self, player: int, card: int) -> None:
        """Give the orders of another Command card, sections as this player sees them (assumption:
        left and right are not swapped). Where nothing was played, or only copied, there are none."""
        if card < 0 or card == self.state.led[player]:
            self.lead(player, NOBODY)
            return
        self.note("copy", player, card)
        self.lead(player, card)
        self.perform(self.orders_of(card), -1, Context(player, card, NOTHING))
