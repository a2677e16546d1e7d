"""Why a player may not do something now: every reason, with its values."""

from __future__ import annotations

from cardwright_engine.choices import DECLINE
from cardwright_engine.games.battlelore2.combat import Combat
from cardwright_engine.games.battlelore2.pieces import is_hex, is_player
from cardwright_engine.games.battlelore2.refused import Reasons, refused
from cardwright_engine.games.battlelore2.turn import Turn


class WhyNot(Turn):
    """Explains refusals. The reasons come from the functions by which the rules decide."""

    def why_not(self, player: int, verb: str, pieces: tuple[int, ...]) -> Reasons:
        """Every reason why a player may not do this now; empty when he may."""
        if self._offered(player, verb, pieces):
            return ()
        reasons = self._reasons(player, verb, pieces)
        choice = self.pending
        if choice is None or choice.player != player:
            return (*reasons, refused("not-asked", verb=verb))
        return reasons or (refused("illegal-choice", options=len(choice.options)),)

    def _offered(self, player: int, verb: str, pieces: tuple[int, ...]) -> bool:
        choice = self.pending
        if choice is None or choice.player != player:
            return False
        return any(
            option[0] == verb
            and len(option) > len(pieces)
            and all(
                isinstance(thing, int) and self.same(thing, said)
                for thing, said in zip(option[1:], pieces, strict=False)
            )
            for option in choice.options
        )

    def _reasons(self, player: int, verb: str, pieces: tuple[int, ...]) -> Reasons:
        match verb, pieces:
            case "decline", _:
                return self._not_declined(player)
            case "play", (card, *_):
                return self._not_played(player, card)
            case "order" | "move" | "attack", _ if any(
                self.unit_at(piece) < 0 for piece in self._units(verb, pieces)
            ):
                return (refused("no-unit"),)
            case "order", (unit, *_):
                return self.order_refusals(player, self.unit_at(unit))
            case "move", (unit, goal, *_):
                return (*self._step("move"), *self.move_refusals(player, self.unit_at(unit), goal))
            case "attack", (target, unit, *_):
                reasons = self.attack_refusals(player, self.unit_at(unit), self.unit_at(target))
                return (*self._step("attack"), *reasons)
            case "counter", _:
                return self._last_fought(player, countering=True)
            case "advance", _:
                return self._last_fought(player, countering=False)
            case "commit", _:
                return self._not_committed(player)
            case _:
                return ()

    def _units(self, verb: str, pieces: tuple[int, ...]) -> tuple[int, ...]:
        """Which of the pieces of a deed must be units."""
        return pieces[:2] if verb == "attack" else pieces[:1]

    def unit_at(self, piece: int) -> int:
        """The unit that is meant: a hex means the unit that stands there."""
        return self.state.occupant[piece] if is_hex(piece) else piece

    def same(self, piece: int, said: int) -> bool:
        """A unit may be named by its hex, a card by any card with its title."""
        if piece == said or is_player(piece) or is_player(said):
            return piece == said
        if is_hex(said):
            return not is_hex(piece) and self.state.place[piece] == said
        if is_hex(piece):
            return self.state.place[said] == piece
        mine, other = self.definitions[piece], self.definitions[said]
        is_unit = self.state.figures[piece] > 0 or self.state.figures[said] > 0
        return mine is not None and other is not None and mine.name == other.name and not is_unit

    # --- one kind of deed each ---------------------------------------------------------------

    def _step(self, step: str) -> Reasons:
        if self.state.step == step:
            return ()
        return (refused("window", step=self.state.step, turn="the"),)

    def _not_declined(self, player: int) -> Reasons:
        choice = self.pending
        if choice is not None and choice.player == player and choice.why == "command":
            return () if DECLINE in choice.options else (refused("command-needed"),)
        return ()

    def _not_played(self, player: int, card: int) -> Reasons:
        if not self.is_command(card):
            return self.play_refusals(player, card)
        reasons = [] if card in self.hand(player) else [refused("not-in-hand")]
        if self.state.step != "command" or player != self.state.active:
            turn = "your" if player == self.state.active else "your opponent's"
            reasons.append(refused("window", step=self.state.step, turn=turn))
        return tuple(reasons)

    def _last_fought(self, player: int, *, countering: bool) -> Reasons:
        """Why the unit of a player did not counter, or did not advance, in the last attack."""
        for fought in reversed(self.state.fought):
            combat = Combat.remembered(fought)
            unit = combat.target if countering else combat.attacker
            if self.controller(unit) == player:
                return self.counter_refusals(combat) if countering else self.advance_refusals(combat)
        return ()

    def _not_committed(self, player: int) -> Reasons:
        """Why no heroic die of a player could be committed, in the combat that goes on or the last."""
        fought = [*map(Combat.remembered, self.state.fought), *self.running]
        for combat in reversed(fought):
            if self.controller(combat.attacker) == player:
                return self.commit_refusals(combat, "heroic")
        return ()
