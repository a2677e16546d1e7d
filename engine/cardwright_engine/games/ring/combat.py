"""Combat on paths and battlegrounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cardwright_engine.choices import Choice
from cardwright_engine.games.ring.events import BattlegroundCombat, PathCombat
from cardwright_engine.games.ring.piles import Combat, Piles
from cardwright_engine.games.ring.scenario import NOBODY
from cardwright_engine.games.ring.state import Lies
from cardwright_engine.index import key_of

_PATH_BEFORE: Final = key_of("trigger", "path combat", "before")
_PATH_AFTER: Final = key_of("trigger", "path combat", "after")
_BATTLE_BEFORE: Final = key_of("trigger", "battleground combat", "before")
_BATTLE_AFTER: Final = key_of("trigger", "battleground combat", "after")


class Combats(Piles):
    """A combat goes on even where one team or both have no cards there (F048)."""

    def fighters(self, place: int, side: str) -> list[int]:
        """Armies and characters of a side on a place; an item fights as part of its wielder."""
        placed, places, sides, items = self.state.placed[0], self.state.places, self.box.sides, self.box.items
        if not placed:
            return []
        return [card for card in placed if places[card] == place and sides[card] == side and not items[card]]

    def path_combat(self) -> None:
        """R9: count skulls, cancel with the path's own defense icons, then the Free Peoples eliminate
        cards until none is left uncancelled or no card is left. Their survivors are cycled, all
        Shadow attackers eliminated."""
        state = self.state
        place = state.path
        if self.heeded(_PATH_BEFORE, place):
            self.happen(PathCombat(place=place), "before")
        skulls = self.path_attack(place) + sum(map(self.path_attack, self.fighters(place, "shadow")))
        shields = self.path_defense(place)
        total = shields + sum(map(self.path_defense, self.fighters(place, "free")))
        left = max(skulls - shields, 0)
        self.note("path-combat", place, skulls, left)
        left = self._take_losses(place, "free", "path", left, self.path_defense)
        self._clear(place, "free", "path")
        state.path = -1
        if total == skulls and self.scenario.equal_icons == NOBODY:
            self._leave(place)
        else:
            self._win(place, 1 if left else 0)
        if left:
            self.gain(self.team_players("shadow")[0], left)
        if self.heeded(_PATH_AFTER, place):
            self.happen(PathCombat(place=place), "after")
        self._over()

    def battleground_combat(self, place: int) -> None:
        """The side whose battleground it is defends (F002); printed attackers and defenders stay what
        they were when it is reactivated (F001)."""
        if self.heeded(_BATTLE_BEFORE, place):
            self.happen(BattlegroundCombat(place=place), "before")
        defending = self.side(place)
        attacking = "free" if defending == "shadow" else "shadow"
        self.declare_support(place)
        swords = self.attack(place) + sum(map(self.attack_in_battle, self.fighters(place, attacking)))
        left = max(swords - self.shields(place), 0)
        self.note("battleground-combat", place, swords, left)
        left = self._take_losses(place, defending, "battleground", left, self.defense_in_battle)
        self._clear(place, defending, "battleground")
        self._win(place, int((attacking if left else defending) == "shadow"))
        if self.heeded(_BATTLE_AFTER, place):
            self.happen(BattlegroundCombat(place=place), "after")
        self._over()

    def attack_in_battle(self, card: int) -> int:
        """Attack icons on a battleground, with leadership where it counts (R10)."""
        return self.attack(card) + (self.leadership_attack(card) if self.supported(card) else 0)

    def defense_in_battle(self, card: int) -> int:
        return self.defense(card) + (self.leadership_defense(card) if self.supported(card) else 0)

    # --- losses ------------------------------------------------------------------------------

    def _take_losses(
        self, place: int, side: str, combat: Combat, left: int, worth: Callable[[int], int]
    ) -> int:
        """Defenders give up cards until nothing is left to cancel; a card is given up whole (F045).
        Gives the icons still uncancelled."""
        if left <= 0:
            return 0
        standing = self.fighters(place, side)
        while left > 0 and standing:
            card = self._agree_on_loss(side, standing)
            left -= worth(card)
            self.lose_card(card, combat)
            standing = [other for other in standing if other != card and self.on(other, place)]
        return max(left, 0)

    def _agree_on_loss(self, side: str, standing: Sequence[int]) -> int:
        """Each defender with cards there names one; where they disagree, the first attacker in turn
        order decides (F070; who speaks for the attackers is an assumption)."""
        controllers = {self.controller(card) for card in standing}
        named = {
            self.choose(player, standing, "loss", kind="eliminate")[0]
            for player in self.team_players(side)
            if player in controllers
        }
        if len(named) == 1:
            return named.pop()
        attackers = self.team_players("free" if side == "shadow" else "shadow")
        return self.choose(attackers[0], standing, "loss", kind="eliminate")[0]

    def _clear(self, place: int, defending: str, combat: Combat) -> None:
        """Surviving defenders are cycled, then all attackers eliminated, winners or not (F073)."""
        places = self.state.places
        for card in self.fighters(place, defending):
            if places[card] == place:
                self.cycle(self.controller(card), card)
        for card in self.fighters(place, "free" if defending == "shadow" else "shadow"):
            if places[card] == place:
                self.lose_card(card, combat)

    def _win(self, place: int, team: int) -> None:
        self.note("score", place, team)
        self.state.areas[place] = team
        self.lay(place, Lies.SCORED)

    def _leave(self, place: int) -> None:
        """F088: in a duel nobody scores a path where as many icons defend as attack, those of all its
        defenders counted whether or not they are given up (assumption)."""
        self.note("unscored", place)
        self.lay(place, Lies.LEFT_BEHIND)

    def _over(self) -> None:
        state = self.state
        state.losses = [0] * len(state.losses)
        state.backers = [-1] * len(state.backers)

    # --- support -----------------------------------------------------------------------------

    def declare_support(self, place: int) -> None:
        """Each player in turn order says which army supports which of his characters there. He must
        support whom he can (assumption), and is asked only where it makes a difference."""
        state, characters = self.state, self.box.characters
        there = [card for card in state.placed[0] if state.places[card] == place and characters[card]]
        if not there:
            return
        asked = {self.controller(card) for card in there}
        for player in [player for player in self.turn_order() if player in asked]:
            while pairs := self._possible_support(place, player):
                options = tuple(("support", army, character) for army, character in pairs)
                choice = Choice(player=player, kind="support", options=options, why="support")
                _, army, character = options[0] if self._alike(pairs) else self.ask(choice)
                self.state.backers[int(character)] = int(army)
                self.note("support", army, character)

    def _possible_support(self, place: int, player: int) -> list[tuple[int, int]]:
        here = self.fighters(place, self.scenario.seats[player].side)
        characters = [card for card in here if self.box.characters[card]]
        alone = [card for card in characters if self.controller(card) == player and not self.supported(card)]
        if not alone:
            return []
        backing = [self.state.backers[card] for card in characters]
        free = [card for card in here if self.box.armies[card] and card not in backing]
        return [
            (army, character)
            for character in alone
            for army in free
            if self.may_support(army, character)
            and (
                self.has_text(army) or self.leadership_attack(character) or self.leadership_defense(character)
            )
        ]

    def has_text(self, card: int) -> bool:
        definition = self.definitions[card]
        return definition is not None and bool(definition.abilities)

    def _alike(self, pairs: list[tuple[int, int]]) -> bool:
        """Whether any of these pairs is as good as another: armies without text, enough for all."""
        armies = {army for army, _ in pairs}
        characters = {character for _, character in pairs}
        everybody = len(pairs) == len(armies) * len(characters) and len(armies) >= len(characters)
        return everybody and not any(map(self.has_text, armies))
