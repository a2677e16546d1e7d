"""Activating battlegrounds and paths."""

from __future__ import annotations

from cardwright_engine.choices import Choice
from cardwright_engine.games.ring.combat import Combats
from cardwright_engine.games.ring.events import Activation
from cardwright_engine.games.ring.state import Lies


class Locations(Combats):
    """Places come into play in the location step and by texts."""

    def activation_text(self, player: int, place: int) -> None:
        """R2: the activation text is resolved each time, again when a battleground is reactivated."""
        self.happen(Activation(place=place, player=player), "when")

    def unused(self, place: int) -> bool:
        """R3: a path card is activated once per game at most. Of a battleground: whether it is still
        in its deck."""
        if self.side(place):
            return self.in_battleground_deck(place)
        return self.state.activated[place] == 0 and self.state.zone[place] != Lies.LEFT_BEHIND

    def make_way(self) -> None:
        """R3: one path is active at a time; a path that a text replaces resolves its combat at once
        (F051)."""
        if self.state.path >= 0:
            self.path_combat()

    def can_activate(self, player: int, place: int) -> bool:
        return self.unused(place) and not self.active(place) and self.ruling("activate", place) is not False

    def activate(self, player: int, place: int) -> tuple[int, ...]:
        """Put a place that was not used up to now face up, and resolve its text; a battleground deck
        that was searched for it is shuffled (F057)."""
        if not self.can_activate(player, place):
            return ()
        side = self.side(place)
        if side:
            self.come_up(player, place)
            deck = self.state.battleground_decks[side == "shadow"]
            self.shuffle(deck)
            self.state.known[len(self.players) + (side == "shadow")] = 0
        else:
            self.make_way()
            self.come_up(player, place)
        self.activation_text(player, place)
        return (place,)

    def can_reactivate(self, player: int, place: int) -> bool:
        """Only battlegrounds, and not one that is still active (assumption)."""
        return (
            bool(self.side(place))
            and self.in_scoring_area(place)
            and self.ruling("reactivate", place) is not False
        )

    def reactivate(self, player: int, place: int) -> tuple[int, ...]:
        """R2: take a battleground out of a scoring area, whoever's, and resolve its text again."""
        if not self.can_reactivate(player, place):
            return ()
        self.come_up(player, place)
        self.activation_text(player, place)
        return (place,)

    def can_activate_or_reactivate(self, player: int, place: int) -> bool:
        return self.can_activate(player, place) or self.can_reactivate(player, place)

    def activate_or_reactivate(self, player: int, place: int) -> tuple[int, ...]:
        return self.activate(player, place) or self.reactivate(player, place)

    def come_up(self, player: int, place: int) -> None:
        """A place lies face up in the middle of the table, its text not yet resolved."""
        state = self.state
        if self.in_scoring_area(place):
            self.note("reactivate", player, place)
        else:
            state.areas[place] = -1
            self.note("activate", player, place)
        self.lay(place, Lies.ACTIVE)
        state.activated[place] = state.round
        if not self.side(place):
            state.path = place
            state.journey = self.path_number(place)

    # --- the location step -------------------------------------------------------------------

    def activate_battleground(self, player: int) -> None:
        """R1: the starting player activates a battleground from the deck of his team; from the other
        team's where that is empty, and none where both are (F056). A scenario may say which come."""
        if self.scenario.battlegrounds:
            self._activate_listed(player)
            return
        team = self.team(player)
        decks = self.state.battleground_decks
        team = team if decks[team] else 1 - team
        if decks[team]:
            place = self._random_place(player, decks[team], team)
            self.come_up(player, place)
            self.activation_text(player, place)

    def _activate_listed(self, player: int) -> None:
        """The battlegrounds of this round by the scenario, as far as they are still in their decks."""
        come = self.scenario.battlegrounds[self.state.round - 1 : self.state.round]
        for place in self.named(*(title for together in come for title in together)):
            if self.in_battleground_deck(place):
                self.come_up(player, place)
                self.activation_text(player, place)

    def activate_path(self, player: int) -> None:
        """R1: the starting player activates a path one number above the last path of the round
        before; other paths of lower numbers are left behind."""
        state = self.state
        number = state.journey + 1
        numbers = self.box.path_numbers
        paths: list[int] = []
        for path in self.path_deck():
            if numbers[path] < number:
                self.lay(path, Lies.LEFT_BEHIND)
            elif numbers[path] == number:
                paths.append(path)
        if paths:
            place = self._random_place(player, paths, -1)
            self.come_up(player, place)
            self.activation_text(player, place)
        else:
            state.journey = number

    def _random_place(self, player: int, places: list[int], team: int) -> int:
        """The top card of a battleground deck, or any path of a number; a script says which."""
        known = self.state.known
        if team >= 0 and known[len(self.players) + team]:
            known[len(self.players) + team] -= 1
            return places[-1]
        if self.scripted:
            options = tuple(("activate", place) for place in sorted(places))
            return int(self.ask(Choice(player=player, kind="activate", options=options, why="location"))[1])
        return places[-1] if team >= 0 else places[self.random(len(places))]
