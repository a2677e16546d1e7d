"""Why a player may not do something now: every reason, with its values."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright_engine.abilities import NOTHING
from cardwright_engine.card import Ability, Context
from cardwright_engine.events import Event
from cardwright_engine.games.battlelore.pieces import BOARD, NOWHERE, board_hex, is_hex, is_unit
from cardwright_engine.games.battlelore.turn import Turn
from cardwright_engine.position import Refused


class WhyNot(Turn):
    """The part of the game that explains a refusal."""

    def why_not(self, player: int, verb: str, pieces: tuple[int, ...]) -> tuple[Refused, ...]:
        """Every reason why a player may not `play` a card (with targets), `move` a unit to a hex, or
        `attack` a unit from another; empty when he may, and for other verbs."""
        if not pieces:
            return ()
        match verb:
            case "play":
                return tuple(self._not_played(player, pieces[0], pieces[1:]))
            case "move":
                return tuple(self._not_moved(player, self.named_unit(pieces[0]), pieces[1:]))
            case "attack" if len(pieces) > 1:
                return tuple(self._not_attacked(player, pieces))
            case _:
                return ()

    def called(self, piece: int) -> str:
        """What players call a piece: a card by its title, a unit by its hex."""
        if is_hex(piece):
            return BOARD.name(board_hex(piece))
        if is_unit(piece):
            place = self.state.place[piece]
            return "the lost unit" if place == NOWHERE else f"the unit at {BOARD.name(board_hex(place))}"
        return self.title(piece)

    # --- cards -------------------------------------------------------------------------------

    def _not_played(self, player: int, card: int, targets: tuple[int, ...]) -> Iterator[Refused]:
        name = ("card", self.called(card))
        if card not in self.hand(player):
            yield Refused("hand", (name,))
        definition = self.definitions[card]
        abilities = definition.abilities if definition is not None else ()
        ways = [ability for ability in abilities if ability.form in ("play", "react")]
        ways = [ability for ability in ways if ability.steps or ability.event]
        if not ways:
            yield Refused("unknown-window", (name,))
        said = self.card_says("play", card)  # which beats the basic rules (L9)
        if said is False:
            yield Refused("forbidden")
        if self.is_lore_card(card):
            yield from self._not_paid(player, card)
        elif self.state.commanded and said is None:
            yield Refused("command-card")
        reasons = [tuple(self._not_this_way(player, card, ability, targets)) for ability in ways]
        yield from min(reasons, key=len, default=())

    def _not_paid(self, player: int, card: int) -> Iterator[Refused]:
        cost = self.cost(player, card)
        if cost is None:
            yield Refused("unknown-cost", (("card", self.called(card)),))
        elif not self.payable(player, card):
            values = (("card", self.called(card)), ("cost", cost), ("lore", self.state.tokens[player]))
            yield Refused("cost", values)

    def _not_this_way(
        self, player: int, card: int, ability: Ability, targets: tuple[int, ...]
    ) -> Iterator[Refused]:
        name = ("card", self.called(card))
        if not self.in_phase(ability):
            yield Refused("phase", (name, ("step", self.state.step)))
        if not self.in_turn(player, ability):
            yield Refused("out-of-turn" if ability.form != "react" else "window", (name,))
        said = self.card_says("play", card)
        if self.is_lore_card(card) and said is None and not self.within_limit(player, ability):
            yield Refused("limit")
        if said is None and not self.room_for_command(ability):
            yield Refused("command-card")
        event = self._going_on(ability)
        if ability.event and event is None:
            yield Refused("window", (name,))
            return
        context = Context(player, card, event if event is not None else NOTHING)
        failed = [condition for condition in ability.conditions if not condition.test(self, context)]
        yield from (Refused(condition.id, (name,)) for condition in failed)
        if ability.targets is None or failed:
            return
        listed = list(self.listed_targets(ability, context))
        if not listed:
            yield Refused("no-target", (name,))
        for number, target in enumerate(targets):
            listed = [row for row in listed if number < len(row) and self.same(row[number], target)]
            if not listed:
                yield Refused("target", (("target", self.called(target)), name))
                return

    def _going_on(self, ability: Ability) -> Event | None:
        """The event of the window that is open now, if the ability answers it."""
        choice = self.pending
        window = f"{ability.timing} {ability.event}"
        if choice is None or choice.kind != "react" or choice.why != window:
            return None
        return self.windows[-1] if self.windows else None

    # --- units -------------------------------------------------------------------------------

    def _not_his(self, player: int, unit: int, step: str) -> Iterator[Refused]:
        if self.state.active != player:
            yield Refused("turn")
        if self.state.step != step:
            yield Refused("step", (("step", self.state.step),))
        if unit < 0:
            yield Refused("no-unit")
            return
        name = ("unit", self.called(unit))
        if self.controller(unit) != player:
            yield Refused("yours", (name,))
        if not self.ordered(unit):
            yield Refused("order", (name,))

    def _not_moved(self, player: int, unit: int, places: tuple[int, ...]) -> Iterator[Refused]:
        yield from self._not_his(player, unit, "movement")
        if unit < 0:
            return
        name = ("unit", self.called(unit))
        if self.state.stepped[unit]:
            yield Refused("moved", (name,))
        for place in places[:1]:
            where = ("hex", self.called(place))
            if not self.vacant(place):
                yield Refused("occupied", (where,))
            elif not self.can_enter(unit, place):
                yield Refused("impassable", (where,)) if not self.passable(place) else Refused("forbidden")
            elif place not in self.reach_of(unit):
                values = (where, ("far", self.distance(unit, place)), name, ("moves", self.moves(unit)))
                yield Refused("reach", values)

    def _not_attacked(self, player: int, pieces: tuple[int, ...]) -> Iterator[Refused]:
        target, unit = (self.named_unit(piece) for piece in pieces[:2])
        yield from self._not_his(player, unit, "combat")
        if unit < 0 or target < 0:
            return
        name = ("unit", self.called(unit))
        if self.state.battled[unit] >= self.attacks(unit):
            yield Refused("battled", (name,))
        if self.state.stepped[unit] > max(self.battle_moves(unit), 0):
            yield Refused("tired", (name,))
        if self.state.entered[unit]:
            yield Refused("landmark", (name,))
        aim = ("target", self.called(target))
        if self.controller(target) == player:
            yield Refused("friend", (aim,))
        elif not self.can_target(unit, target):
            far, reach = self.distance(unit, target), self.reach(unit)
            if far > reach:
                yield Refused("range", (aim, ("far", far), ("reach", reach)))
            elif far > 1 and self.obstacles(unit, target):
                yield Refused("sight", (aim, ("hex", self.called(self.obstacles(unit, target)[0]))))
            else:
                yield Refused("forbidden")
