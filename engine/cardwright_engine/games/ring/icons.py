"""Icons: what a card or place counts in combat, and who supports whom."""

from __future__ import annotations

from typing import Final

from cardwright_engine.card import Card
from cardwright_engine.games.ring.cards import Army, Battleground, Character, Item, Path
from cardwright_engine.games.ring.moves import Moves

CARRYOVER: Final = 2  # R5


class Icons(Moves):
    """Numbers of pieces and players. An item's icons are its wielder's, added last: what a text sets
    or changes is the character's own number (assumption)."""

    def attack(self, piece: int) -> int:
        return self._icons("attack", piece) + self._tokens(self.state.attack_tokens, piece)

    def defense(self, piece: int) -> int:
        return self._icons("defense", piece) + self._tokens(self.state.defense_tokens, piece)

    def path_attack(self, piece: int) -> int:
        return self._icons("path_attack", piece) + self._tokens(self.state.path_attack_tokens, piece)

    def path_defense(self, piece: int) -> int:
        return self._icons("path_defense", piece) + self._tokens(self.state.path_defense_tokens, piece)

    def leadership_attack(self, piece: int) -> int:
        return self._icons("leadership_attack", piece)

    def leadership_defense(self, piece: int) -> int:
        return self._icons("leadership_defense", piece)

    def _icons(self, attribute: str, piece: int) -> int:
        own = self.number(attribute, piece, self.printed(attribute, piece))
        return own + sum(self._icons(attribute, item) for item in self.items(piece))

    def _tokens(self, column: list[int], piece: int) -> int:
        """Tokens on a card are part of it (F046), and so are those on its items."""
        return column[piece] + sum(column[item] for item in self.items(piece))

    def printed(self, attribute: str, piece: int) -> int:
        """How many icons of a sort are printed on a card or place."""
        icons = self.box.icons
        found = icons.get((attribute, piece))
        if found is None:
            found = icons[attribute, piece] = _printed(attribute, self.definitions[piece])
        return found

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
        places = self.state.scored[team]
        points = sum(self.victory_points(place) for place in places if team == 0 or self.side(place))
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
            return self._tokens(self.state.defense_tokens, battleground)
        return self.defense(battleground)


def _printed(attribute: str, card: Card | None) -> int:
    match card:
        case Army(icons=icons) | Character(icons=icons) | Item(icons=icons):
            kind = attribute.replace("_", " ")
            return sum(count for count, icon in icons if icon == kind)
        case Battleground(defense=defense) if attribute == "defense":
            return defense
        case Path(path_defense=defense) if attribute == "path_defense":
            return defense
        case _:
            return 0
