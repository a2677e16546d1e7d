"""How cards come into play and move: play, move, and either of them, are three events.

A place to go to is a piece: an active location, the wielder of an item, or a player's number for his
reserve.
"""

from __future__ import annotations

from typing import Any, Final

from cardwright_engine.abilities import NOTHING
from cardwright_engine.card import Ability, Context
from cardwright_engine.choices import Choice, Option
from cardwright_engine.games.ring.box import IN_PLAY
from cardwright_engine.games.ring.events import Entry, Move, Play
from cardwright_engine.games.ring.locations import Locations
from cardwright_engine.games.ring.state import Lies
from cardwright_engine.index import Ruler, key_of
from cardwright_engine.position import Refused

_PLAYED: Final = key_of("trigger", "play", "when")
_MOVED: Final = key_of("trigger", "move", "when")
_ENTERED: Final = key_of("trigger", "entry", "when")


class Entries(Locations):
    """Which card may go where, and what it costs."""

    # --- the rules of places -----------------------------------------------------------------

    def admits(self, card: int, place: int) -> bool:
        """A battleground admits cards of the factions it shows, a path characters with its number."""
        return place in self.box.admitting[card]

    def can_wield(self, character: int, item: int) -> bool:
        """R7: an item is played on a stated wielder who is in play, a teammate's too (F005, F006); a
        text may make an exception."""
        if not self.is_item(item) or not self.is_character(character):
            return False
        said = self.ruling("play", item, character)
        if said is not None:
            return said
        return self.in_play(character) and character in self.box.wielders[item]

    def rulers(self, verb: str, what: tuple[int, ...]) -> list[Ruler]:
        """Texts of cards in play; what a card says in hand it says of itself alone (assumption)."""
        now = self.now
        if self.box.ruled.isdisjoint(what):
            what = ()
        found = now.ruling.get((verb, what))
        if found is None:
            found = now.ruling[verb, what] = [
                each for each in self._index.rulers(verb, what) if each[0] in now.rulers or each[0] in what
            ]
        return found

    def place_refusals(self, verb: str, player: int, card: int, place: int) -> list[Refused]:
        """Why a card may not be played or moved to a place."""
        said = self.ruling(verb, card, place)
        if self.is_item(card):
            return self._wielder_refusals(card, place, said)
        if said is False:
            return [Refused("forbidden", (*self._said(card), ("place", self.title(place))))]
        if place == player and verb == "play":
            return []
        if not self.active(place):
            return [Refused("inactive", (("place", self.title(place)),))]
        if said or self.admits(card, place):
            return []
        unfit = "army-path" if self.is_army(card) and not self.side(place) else "place"
        return [Refused(unfit, (*self._said(card), ("place", self.title(place))))]

    def _wielder_refusals(self, item: int, character: int, said: bool | None) -> list[Refused]:
        """Why an item may not be played onto a character. Both are told where both hold: a text that
        forbids it, such as the Bow's (F156), and that the item does not name the character."""
        if self.can_wield(character, item):
            return []
        names = self.in_play(character) and character in self.box.wielders[item]
        found = [Refused("forbidden", (*self._said(item), ("place", self.title(character))))]
        return (found if said is False else []) + ([] if names else [Refused("wielder", self._said(item))])

    def _said(self, card: int) -> tuple[tuple[str, str], ...]:
        return (("card", self.title(card)),)

    def play_refusals(self, player: int, card: int, place: int) -> list[Refused]:
        """Why a player may not play a card to a place, -1 for an event card."""
        found = [] if card in self.state.hands[player] else [Refused("hand", self._said(card))]
        again = self.state.played[card] == self.state.round
        if again and (self.is_character(card) or self.is_item(card)):
            found.append(Refused("repeated", self._said(card)))
        if not self.is_event_card(card):
            return found + self.place_refusals("play", player, card, place)
        if self.ruling("play", card, -1) is False:
            found.append(Refused("forbidden", self._said(card)))
        ability = self._text(card)
        if ability is not None:
            context = Context(player, card, NOTHING)
            found += [
                Refused(condition.id) for condition in ability.conditions if not condition.test(self, context)
            ]
            if not found and not self.target_sets(ability, context):
                found.append(Refused("target"))
        return found

    def move_refusals(self, player: int, card: int, place: int, manner: str = "") -> list[Refused]:
        """Why a card may not move from reserve to a place. One played in this round waits for the
        next (F030), unless a text lets it move `at once`."""
        stands = self.in_reserve(card) and not self.is_item(card)
        found = [] if stands else [Refused("reserve", self._said(card))]
        if self.state.played[card] == self.state.round and manner != "at once":
            found.append(Refused("fresh", self._said(card)))
        return found + self.place_refusals("move", player, card, place)

    def places_to_play(self, player: int, card: int) -> list[int]:
        """Every place a card in hand may be played to; -1 alone for an event card."""
        if self.is_event_card(card):
            candidates = [-1]
        elif self.is_item(card):
            candidates = [other for other in self.cards() if self.is_character(other)]
        else:
            candidates = [player, *self.state.active_places[0]]
        return [place for place in candidates if not self.play_refusals(player, card, place)]

    # --- playing -----------------------------------------------------------------------------

    def can_play(self, player: int, card: int, to: int = -1, onto: int = -1, manner: str = "") -> bool:
        place = max(to, onto)
        return (
            not self.play_refusals(player, card, place)
            if place >= 0
            else bool(self.places_to_play(player, card))
        )

    def play(self, player: int, card: int, to: int = -1, onto: int = -1, manner: str = "") -> tuple[int, ...]:
        """Play a card from hand; where no place is said, its player chooses one."""
        if not self.can_play(player, card, to, onto):
            return ()
        if self.is_event_card(card):
            ability = self._text(card)
            context = Context(player, card, NOTHING)
            self.play_event(player, card, self._choose_targets(ability, context) if ability else (), manner)
            return (card,)
        place = max(to, onto)
        if place < 0:
            place = self.choose(player, self.places_to_play(player, card), "place")[0]
        self.bring(player, card, place, manner)
        return (card,)

    def bring(self, player: int, card: int, place: int, manner: str = "") -> None:
        """Play a card that may be played to a place."""
        self.state.played[card] = self.state.round
        self.note("play", player, card, place)
        self._come(card, place, player)
        if manner != "without cycling":
            self.pay_for_play(player, card)
        if self.heeded(_PLAYED, card, place):
            self.happen(self._arrival(Play, player, card, place), "when")
        self._entered(player, card, place)

    def play_event(self, player: int, card: int, targets: tuple[int, ...], manner: str = "") -> None:
        """An event card is resolved, then eliminated (F080); its cost is cycled first (F021)."""
        self.state.played[card] = self.state.round
        self.note("play", player, card)
        self.lay(card, Lies.RESOLVING)
        if manner != "without cycling":
            self.pay_for_play(player, card)
        ability = self._text(card)
        if ability is not None:
            self.perform(ability, 0, Context(player, card, NOTHING), targets)
        self.lay(card, Lies.ELIMINATED)

    def pay_for_play(self, player: int, card: int) -> None:
        """R6: each card played makes the player cycle a different hand card at once; playing the last
        card makes him forsake one instead, not the played one itself (assumption)."""
        others = self.state.hands[player]  # what is played is in hand no more
        if others:
            self.cycle(player, self.choose(player, others, "cost", kind="cycle")[0])
        else:
            self.forsake(player, other_than=card)

    # --- moving ------------------------------------------------------------------------------

    def can_move(self, player: int, card: int, to: int, manner: str = "") -> bool:
        return not self.move_refusals(player, card, to, manner)

    def move(self, player: int, card: int, to: int, manner: str = "") -> tuple[int, ...]:
        """Move a card, and what it wields, from reserve to an active place."""
        if not self.can_move(player, card, to, manner):
            return ()
        self.go(player, card, to)
        return (card,)

    def go(self, player: int, card: int, to: int) -> None:
        """Move a card that may move to a place."""
        self.note("move", player, card, to)
        self._come(card, to, self.controller(card))
        if self.heeded(_MOVED, card, to):
            self.happen(self._arrival(Move, player, card, to), "when")
        self._entered(player, card, to)

    def _come(self, card: int, place: int, controller: int) -> None:
        """Lay a card at its place."""
        state = self.state
        if place < len(self.players):
            self.lay(card, Lies.RESERVE, controller=controller)
        elif self.box.characters[place]:
            self._lay_at(card, state.zone[place], state.places[place], place, controller)
        else:
            if state.zone[card] in IN_PLAY:
                self.take_along(card, lambda item: self._lay_at(item, Lies.LOCATION, place, card))
            self.lay(card, Lies.LOCATION, place=place, controller=controller)

    def _arrival(self, kind: type[Entry], player: int, card: int, place: int) -> Entry:
        """What happens when a card comes to a place."""
        if place < len(self.players):
            return kind(player=player, card=card, to="reserve")
        if self.box.characters[place]:
            return kind(player=player, card=card, to="wielder", wielder=place)
        return kind(player=player, card=card, to="battleground" if self.side(place) else "path", place=place)

    def _lay_at(self, item: int, zone: int, place: int, wielder: int, controller: int = -1) -> None:
        controller = controller if controller >= 0 else self.controller(item)
        self.lay(item, zone, place=place, wielder=wielder, controller=controller)

    def _entered(self, player: int, card: int, place: int) -> None:
        """Played or moved, the card has entered; unless its own text sent it on at once."""
        if self.heeded(_ENTERED, card, place) and self.in_play(card):
            self.happen(self._arrival(Entry, player, card, place), "when")

    # --- targets -----------------------------------------------------------------------------

    def _text(self, card: int) -> Ability | None:
        """The ability by which an event card is played."""
        definition = self.definitions[card]
        abilities = definition.abilities if definition is not None else ()
        return next((ability for ability in abilities if ability.form == "play"), None)

    def target_sets(self, ability: Ability, context: Context[Any]) -> list[tuple[int, ...]]:
        """What an ability could be announced with: `()` alone for one that announces nothing."""
        return [()] if ability.targets is None else list(ability.targets(self, context))

    def _choose_targets(self, ability: Ability, context: Context[Any]) -> tuple[int, ...]:
        options: tuple[Option, ...] = tuple(
            ("target", *targets) for targets in self.target_sets(ability, context)
        )
        choice = Choice(player=context.you, kind="target", options=options, why="target", card=context.this)
        return tuple(int(piece) for piece in self.ask(choice)[1:])
