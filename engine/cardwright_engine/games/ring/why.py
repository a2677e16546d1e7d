"""Why a player may not do something: every reason, with its values."""

from __future__ import annotations

from cardwright_engine.abilities import NOTHING
from cardwright_engine.card import Context
from cardwright_engine.games.ring.rounds import Rounds
from cardwright_engine.position import Refused


class Reasons(Rounds):
    def why_not(self, player: int, verb: str, pieces: tuple[int, ...]) -> tuple[Refused, ...]:
        """The reasons, from the moment of the game to the card; empty when he may. Pieces are those
        of the option: the card, then the place (a player's number for his reserve) or targets."""
        pending = self.pending
        if pending is None or pending.player != player:
            return (Refused("window", (("player", self.title(player)),)),)
        if pending.kind != "action":
            offered = any(
                len(option) == len(pieces) + 1
                and all(self.same(int(one), said) for one, said in zip(option[1:], pieces, strict=True))
                for option in pending.options
            )
            return () if offered else (Refused("illegal-choice", (("options", len(pending.options)),)),)
        pieces = tuple(self._held(player, piece) for piece in pieces)
        match verb, pieces:
            case "play", (card, *rest) if self.is_event_card(card):
                return tuple(self.play_refusals(player, card, -1)) or self._unannounced("play", card, rest)
            case "play", (card, place, *_):
                return tuple(self.play_refusals(player, card, place))
            case "play", (card,):
                return self._nowhere(player, card)
            case "move", (card, place, *_):
                own = card in self.state.reserves[player]
                refused = self.move_refusals(player, card, place)
                foreign = () if own else (Refused("reserve", (("card", self.title(card)),)),)
                return tuple(dict.fromkeys((*foreign, *refused)))
            case "pass", _:
                return self._why_not_pass(player)
            case "winnow", _:
                good = len(pieces) == 2 and all(card in self.state.hands[player] for card in pieces)
                return () if good else (Refused("winnow"),)
            case "cycle", (card, *_):
                held = card in self.state.hands[player]
                return () if held else (Refused("hand", (("card", self.title(card)),)),)
            case "use", (card, *targets):
                return self._why_not_use(player, card, tuple(targets))
            case "discard", _:
                return () if self.state.rings[player] else (Refused("token"),)
            case _:
                return (Refused("window", (("player", self.title(player)),)),)

    def _held(self, player: int, piece: int) -> int:
        """Of the copies of a card the one that the player could mean: in his hand, or in his reserve."""
        state = self.state
        copies = [
            card
            for card in state.hands[player] + state.reserves[player]
            if self.definitions[card] is self.definitions[piece]
        ]
        return piece if piece in self.players or piece in copies or not copies else copies[0]

    def _unannounced(self, verb: str, card: int, targets: list[int]) -> tuple[Refused, ...]:
        options = self.pending.options if self.pending is not None else ()
        return () if (verb, card, *targets) in options else (Refused("target"),)

    def _nowhere(self, player: int, card: int) -> tuple[Refused, ...]:
        """No place was said: none may be possible."""
        if self.places_to_play(player, card):
            return ()
        place = -1 if self.is_item(card) else player
        return tuple(self.play_refusals(player, card, place))

    def _why_not_pass(self, player: int) -> tuple[Refused, ...]:
        if self.may_pass(player):
            return ()
        cards, limit = len(self.state.hands[player]), self.carryover_limit(player)
        return (Refused("carryover", (("cards", cards), ("limit", limit))),)

    def _why_not_use(self, player: int, card: int, targets: tuple[int, ...]) -> tuple[Refused, ...]:
        values = (("card", self.title(card)),)
        found: list[Refused] = []
        for _, number, ability in self.usable(card):
            context = Context(player, card, NOTHING)
            if self.user(ability, card) != player:
                found.append(Refused("user", values))
            if not self.live(card, ability):
                found.append(Refused("zone", values))
            if self.used_up(ability, number, card):
                found.append(Refused("limit", values))
            found += [
                Refused(condition.id) for condition in ability.conditions if not condition.test(self, context)
            ]
            if not self.payable(ability, context):
                found.append(Refused("cost"))
            sets = self.target_sets(ability, context)
            if targets not in sets and not (not targets and sets):
                found.append(Refused("target"))
            if not found:
                return ()
        return tuple(found) or (Refused("text", values),)
