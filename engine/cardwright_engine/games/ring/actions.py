"""What a player may do in his turn of the action step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardwright_engine.abilities import NOTHING
from cardwright_engine.card import Ability, Context
from cardwright_engine.choices import Option
from cardwright_engine.games.ring.cards import ScenarioCard
from cardwright_engine.games.ring.entry import Entries
from cardwright_engine.games.ring.state import Lies

Usable = tuple[int, int, Ability]  # piece, number of the ability on it, the ability


class Actions(Entries):
    """The action menu: play, move, cycle, winnow, use, discard a Ring token, pass."""

    def actions(self, player: int) -> tuple[Option, ...]:
        """Every action a player may take now. Of equal cards in one place only the first is offered."""
        hand = self._different(self.hand(player))
        return (
            *self._plays(player, hand),
            *self._moves(player),
            *(("cycle", card) for card in hand),
            *self._winnowings(player),
            *self._uses(player),
            *((("discard",),) if self.state.rings[player] else ()),
            *((("pass",),) if self.may_pass(player) else ()),
        )

    def may_pass(self, player: int) -> bool:
        """R4: passing needs a hand no larger than the carryover limit, or smaller than every
        opponent's. Who has passed may act later while the step lasts (F096)."""
        cards = len(self.state.hands[player])
        if cards <= self.carryover_limit(player):
            return True
        enemies = [other for other in self.players if self.team(other) != self.team(player)]
        return all(cards < len(self.state.hands[enemy]) for enemy in enemies)

    def _different(self, cards: list[int]) -> list[int]:
        first: dict[int, int] = {}
        for card in cards:
            first.setdefault(id(self.definitions[card]), card)
        return list(first.values())

    def _plays(self, player: int, hand: list[int]) -> Iterator[Option]:
        for card in hand:
            for place in self.places_to_play(player, card):
                if place >= 0:
                    yield ("play", card, place)
                    continue
                ability = self._text(card)
                context = Context(player, card, NOTHING)
                for targets in self.target_sets(ability, context) if ability else [()]:
                    yield ("play", card, *targets)

    def _moves(self, player: int) -> Iterator[Option]:
        for card in self._different(self.reserve(player)):
            for place in self.state.active_places[0]:
                if not self.move_refusals(player, card, place):
                    yield ("move", card, place)

    def _winnowings(self, player: int) -> Iterator[Option]:
        seen: set[tuple[str, str]] = set()
        hand = self.hand(player)
        for number, one in enumerate(hand):
            for other in hand[number + 1 :]:
                first, second = sorted((self.title(one), self.title(other)))
                if (first, second) not in seen:
                    seen.add((first, second))
                    yield ("winnow", one, other)

    # --- texts to use ------------------------------------------------------------------------

    def usable(self, card: int) -> Iterator[Usable]:
        """The texts of a card that are used as an action."""
        definition = self.definitions[card]
        for number, ability in enumerate(definition.abilities if definition is not None else ()):
            if ability.form == "action":
                yield card, number, ability

    def user(self, ability: Ability, card: int) -> int:
        """Who uses a text: the controller of the card, where it names nobody else (F170 takes it so)."""
        you = self.controller(card)
        return you if ability.user is None else ability.user(self, Context(you, card, NOTHING))

    def _uses(self, player: int) -> Iterator[Option]:
        candidates = {*self.cards(), *self.state.active_places[0], *self.state.hands[player]}
        for card in sorted(candidates):
            for _, number, ability in self.usable(card):
                if self.user(ability, card) != player or not self.live(card, ability):
                    continue
                context = Context(player, card, NOTHING)
                if self.holds(ability, number, context) and self.payable(ability, context):
                    for targets in self.target_sets(ability, context):
                        yield ("use", card, *targets)

    def payable(self, ability: Ability, context: Context[Any]) -> bool:
        return ability.cost is None or ability.cost[0](self, context)

    # --- doing it ----------------------------------------------------------------------------

    def do(self, player: int, option: Option) -> None:
        """Carry out an action from the menu."""
        verb, *pieces = option
        what = [int(piece) for piece in pieces]
        match verb, what:
            case "play", [card, *rest] if self.is_event_card(card):
                self.play_event(player, card, tuple(rest))
            case "play", [card, place]:
                self.play(player, card, place)
            case "move", [card, place]:
                self.move(player, card, place)
            case "cycle", [card]:
                self.cycle(player, card)
            case "winnow", [one, other]:
                self.winnow(player, one, other)
            case "use", [card, *targets]:
                self.use(player, card, tuple(targets))
            case "discard", []:
                self.discard(player)
            case _:
                self.note("pass", player)

    def winnow(self, player: int, one: int, other: int) -> None:
        """Eliminate two hand cards, draw one; a text may save a card, which is drawn for all the same
        (F022, F114)."""
        self.note("winnow", player, one, other)
        self.eliminate(player, one)
        self.eliminate(player, other)
        self.draw(player, 1)

    def use(self, player: int, card: int, targets: tuple[int, ...]) -> None:
        """Use the action text of a card that can be announced with these targets."""
        for _, number, ability in self.usable(card):
            context = Context(player, card, NOTHING)
            if self.live(card, ability) and targets in self.target_sets(ability, context):
                self.note("use", player, card, *targets)
                self.perform(ability, number, context, targets)
                return

    def discard(self, player: int) -> None:
        """Discard the Ring token, once per game: draw two cards. One that works each round is only
        turned over: draw three, eliminate one card of the hand and cycle one."""
        self.state.rings[player] -= 1
        self.note("discard", player)
        if self.scenario.seats[player].token == "once":
            self.draw(player, 2)
            return
        self.draw(player, 3)
        for card in self.choose(player, self.hand(player), "token", kind="eliminate"):
            self.eliminate(player, card)
        for card in self.choose(player, self.hand(player), "token", kind="cycle"):
            self.cycle(player, card)

    # --- cards of a set-up -------------------------------------------------------------------

    def deal(self) -> None:
        """Put every card where it starts: shuffled draw decks and battleground decks, the path deck,
        and the opening hands."""
        for piece, definition in enumerate(self.definitions):
            if isinstance(definition, ScenarioCard):
                self.lay(piece, Lies.SCENARIO)
            elif definition is not None:
                place = self.owners[piece] < 0
                self.lay(piece, Lies.LOCATION_DECK if place else Lies.DRAW_DECK)
        for deck in (*self.state.draw_decks, *self.state.battleground_decks):
            self.shuffle(deck)
        for player in self.players:
            self.draw(player, self.scenario.seats[player].opening)
