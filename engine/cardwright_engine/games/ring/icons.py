"""Icons: what a card or place counts in combat, and who supports whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardwright_engine.games.ring.moves import Moves

CARRYOVER: Final = 2  # R5


class Icons(Moves):
    """Numbers of pieces and players. An item's icons are its wielder's, added last: what a text sets
    or changes is the character's own number (assumption)."""

    def attack(self, piece: int) -> int:
        return self._icons("attack", piece, self.state.attack_tokens)

    def defense(self, piece: int) -> int:
        return self._icons("defense", piece, self.state.defense_tokens)

    def path_attack(self, piece: int) -> int:
        return self._icons("path_attack", piece, self.state.path_attack_tokens)

    def path_defense(self, piece: int) -> int:
        return self._icons("path_defense", piece, self.state.path_defense_tokens)

    def leadership_attack(self, piece: int) -> int:
        return self._icons("leadership_attack", piece)

    def leadership_defense(self, piece: int) -> int:
        return self._icons("leadership_defense", piece)

    def _icons(self, attribute: str, piece: int, tokens: Sequence[int] = ()) -> int:
        """Tokens on a card are part of it (F046), and so are its items with theirs."""
        printed = self.box.icons[attribute][piece]
        changing = self.now.changing
        if (  # nearly always no text changes anything, which is seen here with fewer calls
            attribute in changing
            and not changing[attribute]
            and piece not in self._index.own_modifiers.get(attribute, ())
            and not self.state.lasting
        ):
            icons = printed
        else:
            icons = self.number(attribute, piece, printed)
        if tokens:
            icons += tokens[piece]
        if self.box.characters[piece]:
            for item in self.items(piece):
                icons += self._icons(attribute, item, tokens)
        return icons

    def printed(self, attribute: str, piece: int) -> int:
        """How many icons of a sort are printed on a card or place."""
        return self.box.icons[attribute][piece]

    # --- players -----------------------------------------------------------------------------

    def carryover_limit(self, player: int) -> int:
        """R5: the limit starts at 2; texts raise it while they work."""
        changing = self.now.changing
        known = "carryover_limit" in changing  # asked at every turn, and nearly always there is none
        if known and not changing["carryover_limit"] and not self.state.lasting:
            return CARRYOVER
        return self.number("carryover_limit", player, CARRYOVER)

    def draw_count(self, player: int) -> int:
        """How many cards a player draws in the draw step."""
        return self.number("draw_count", player, self.scenario.seats[player].draws)

    def score(self, player: int) -> int:
        """Victory points of a player's team: its places, and a point for each corruption token for
        the Shadow. A path that the Shadow took is worth nothing (F059)."""
        team = self.team(player)
        places, sides = self.state.scored[team], self.box.sides
        points = sum([self.victory_points(place) for place in places if team == 0 or sides[place]])
        return points + (self.state.corruption if team == 1 else 0)

    # --- support -----------------------------------------------------------------------------

    def may_support(self, army: int, character: int) -> bool:
        """An army backs a character of its side and faction on its battleground; a text may say that
        another faction does, or not."""
        place = self.state.places[army]
        if place < 0 or place != self.state.places[character] or self.side(army) != self.side(character):
            return False
        said = self.ruling("support", army, character)
        return self.faction(army) == self.faction(character) if said is None else said

    def supports(self, army: int, character: int) -> bool:
        """Whether an army backs a character in the running combat."""
        return self.state.backers[character] == army

    def supported(self, character: int) -> bool:
        """R10: leadership icons count only with an army on that battleground, and one army supports
        one character; an army lost in the combat has supported it all the same."""
        return self.state.backers[character] >= 0

    def shields(self, battleground: int) -> int:
        """R11: shield icons of a battleground that was reactivated out of the scoring area of the
        side whose battleground it is not are ignored; tokens on it count (assumption)."""
        area = self.state.areas[battleground]
        if area >= 0 and area != (self.side(battleground) == "shadow"):
            return self.state.defense_tokens[battleground]
        return self.defense(battleground)
