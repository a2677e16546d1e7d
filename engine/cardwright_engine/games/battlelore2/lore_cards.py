"""Playing lore cards: when, for what, and why not."""

from __future__ import annotations

from cardwright_engine.abilities import NOTHING
from cardwright_engine.card import Ability, Context
from cardwright_engine.choices import DECLINE, Choice, Option
from cardwright_engine.games.battlelore2.orders import Orders
from cardwright_engine.games.battlelore2.refused import Reasons, refused


class LoreCards(Orders):
    """Lore cards are played when their text says, out of the hand, for lore. How many in a turn is not
    limited (assumption: the facts name no limit)."""

    def play_refusals(self, player: int, card: int) -> Reasons:
        """Why a player may not play a lore card now; whether it has targets is not asked here."""
        printed = self.definitions[card]
        if printed is None or card not in self.hand(player):
            return (refused("not-in-hand"),)
        if printed.unknown_effect:
            return (refused("unknown-effect"),)
        reasons = []
        plays = self._plays(card)
        state = self.state
        if not any(self._in_window(player, ability) for _, ability in plays):
            turn = "your" if player == state.active else "your opponent's"
            reasons.append(refused("window", step=state.step, turn=turn))
        if self.cost(card) > self.lore(player):
            reasons.append(refused("cost", lore=self.lore(player), cost=self.cost(card)))
        context = Context(player, card, NOTHING)
        reasons.extend(
            refused(condition.id)
            for _, ability in plays
            for condition in ability.conditions
            if not condition.test(self, context)
        )
        return tuple(reasons)

    def lore_options(self, player: int) -> list[Option]:
        """Every lore card that a player may play now, with every choice of targets."""
        options: list[Option] = []
        for card in self.distinct(filter(self.is_lore, self.hand(player))):
            if self.play_refusals(player, card):
                continue
            context = Context(player, card, NOTHING)
            for _, ability in self._plays(card):
                if self._in_window(player, ability):
                    targets = ((),) if ability.targets is None else ability.targets(self, context)
                    options.extend(("play", card, *chosen) for chosen in targets)
        return options

    def play_lore(self, player: int, card: int, *targets: int) -> None:
        """Pay a lore card, do what it says, discard it."""
        state = self.state
        state.hands[player].remove(card)
        state.table[0].append(card)
        self.note("play", player, card, *targets)
        self.pay(player, "lore", self.cost(card))
        for number, ability in self._plays(card):
            if self._in_window(player, ability):
                self.perform(ability, number, Context(player, card, NOTHING), targets)
                break
        self.discard(player, card)

    def lore_window(self, player: int, why: str) -> None:
        """Offer lore cards until the player plays none."""
        while options := self.lore_options(player):
            choice = Choice(player=player, kind="react", options=(*options, DECLINE), why=why)
            answer = self.ask(choice)
            if answer == DECLINE:
                return
            self.play_lore(player, *(int(piece) for piece in answer[1:]))

    def _plays(self, card: int) -> list[tuple[int, Ability]]:
        printed = self.definitions[card]
        assert printed is not None
        return [
            (number, ability) for number, ability in enumerate(printed.abilities) if ability.form == "play"
        ]

    def _in_window(self, player: int, ability: Ability) -> bool:
        mine = player == self.state.active
        turn = ability.turn == "either" or mine == (ability.turn == "own")
        return turn and (not ability.steps or self.state.step in ability.steps)
