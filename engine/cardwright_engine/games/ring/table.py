"""The table: which cards there are, whose they are, and where they lie.

Three things that are often one: the *owner* of a card is the player from whose deck it comes, its
*controller* the player who played it, and *the player of a faction* the one whose deck holds that
faction.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final

from cardwright_engine.abilities import CardGame
from cardwright_engine.card import Ability, Card
from cardwright_engine.game import Decider
from cardwright_engine.games.ring.box import IN_PLAY, box_of
from cardwright_engine.games.ring.cards import (
    Battleground,
    Character,
    FactionCard,
    Item,
    Path,
)
from cardwright_engine.games.ring.nouns import STEPS
from cardwright_engine.games.ring.now import Now
from cardwright_engine.games.ring.state import Lies, RingState
from cardwright_engine.index import Changer, Key, Listener

DECK_OF: Final = {
    **dict.fromkeys(("Dwarf", "Hobbit", "Rohan", "Wizard"), "Frodo"),
    **dict.fromkeys(("Dúnedain", "Elf"), "Aragorn"),
    "Mordor": "Witch-king",
    **dict.fromkeys(("Isengard", "Monstrous", "Southron"), "Saruman"),
}
_NONE: Final[frozenset[int]] = frozenset()
_PARENTS: Final = {step.id: step.parent for step in STEPS}


class Table(CardGame[RingState]):
    """Cards, players and zones, without any rule of play."""

    def __init__(
        self,
        state: RingState,
        definitions: Sequence[Card | None],
        *,
        decide: Decider | None = None,
        scripted: bool = False,
        log: bool = True,
    ) -> None:
        super().__init__(state, definitions, decide=decide, scripted=scripted, log=log)
        self.box = box_of(definitions)
        self.scenario = self.box.scenario
        self.players = tuple(range(len(self.scenario.seats)))
        self.owners = self.box.owners
        self.now = Now(state, self.box)  # what follows from where the cards lie; `Moves.lay` keeps it in step
        self.box.settle(self)

    def take_up(self, state: RingState) -> None:
        super().take_up(state)
        self.now = Now(state, self.box)

    # --- players -----------------------------------------------------------------------------

    def team(self, player: int) -> int:
        """0 for the Free Peoples, 1 for the Shadow."""
        return self.box.teams[player]

    def team_players(self, side: str) -> list[int]:
        """The players of a side, from the player whose turn it is on."""
        return self.box.sided[side, self._first()]

    def side_players(self, side: str) -> list[int]:
        """Who follows what is told to each player of a side: in a duel one player does twice what two
        would do, the whole of it once and then once more (F089)."""
        return self.box.acting_for[side, self._first()]

    def faction_players(self, faction: str) -> list[int]:
        """The player of a faction: the one whose deck holds it."""
        deck = DECK_OF[faction]
        return [player for player in self.players if deck in self.scenario.seats[player].decks]

    def starting_players(self) -> list[int]:
        return [self.state.starter]

    def starting(self, player: int) -> bool:
        return player == self.state.starter

    def acting(self, player: int) -> bool:
        return player == self.state.active

    def victorious(self, player: int) -> bool:
        """Whether the game is over and the player's team has won it."""
        return self.state.winner == self.team(player)

    def turn_order(self) -> list[int]:
        """Every player once, in turn order, from the player whose turn it is, or outside turns from
        the starting player (assumption: so simultaneous things are settled)."""
        return self.box.orders[self._first()]

    def _first(self) -> int:
        state = self.state
        return state.active if state.step == "action" else state.starter

    def opponent(self, player: int) -> int:
        """The first player of the other side in turn order, after a player."""
        order = self.scenario.order
        later = order[order.index(player) + 1 :] + order
        return next(other for other in later if self.team(other) != self.team(player))

    # --- when -------------------------------------------------------------------------------

    def in_step(self, step: str, player: int = -1) -> bool:
        """Whether the game is in a step, or in anything that the step is part of. A player's step is
        that of his turn; steps without turns are everybody's."""
        state = self.state
        if state.step == "action" and player not in (-1, state.active):
            return False
        now = "turn" if state.step == "action" else state.step
        while now and now != step:
            now = _PARENTS[now]
        return now == step

    def did(self, verb: str, *what: int, step: str = "", last: bool = False) -> bool:
        """Whether a card was played (by a player, who controls it since), or a location activated, in
        this round or the last."""
        *by, card = what
        when = {"play": self.state.played, "activate": self.state.activated}[verb]
        return when[card] == self.state.round - last and by in ([], [self.controller(card)])

    # --- whose -------------------------------------------------------------------------------

    def owner(self, card: int) -> int:
        return self.owners[card]

    def owned_by(self, card: int, player: int) -> bool:
        return self.owners[card] == player

    def controller(self, piece: int) -> int:
        """Who played a card that is in play, else its owner; of a location, the starting player."""
        if self.owners[piece] < 0:
            return self.state.starter
        played = self.state.controllers[piece]
        return played if played >= 0 else self.owners[piece]

    def controlled_by(self, card: int, player: int) -> bool:
        return self.controller(card) == player

    # --- what is printed ---------------------------------------------------------------------

    def title(self, piece: int) -> str:
        card = self.definitions[piece]
        return card.name if card is not None else self.scenario.seats[piece].name

    def faction(self, card: int) -> str:
        definition = self.definitions[card]
        return definition.faction if isinstance(definition, FactionCard) else ""

    def side(self, piece: int) -> str:
        """`free` or `shadow`; nothing for a path, which belongs to neither."""
        return self.box.sides[piece]

    def has_trait(self, card: int, trait: str) -> bool:
        definition = self.definitions[card]
        return isinstance(definition, Character | Item) and trait in definition.traits

    def shows(self, battleground: int, faction: str) -> bool:
        """Whether a battleground shows a faction, as defender or attacker (F171 takes it so)."""
        definition = self.definitions[battleground]
        return isinstance(definition, Battleground) and faction in definition.defenders + definition.attackers

    def path_number(self, path: int) -> int:
        """The number on a path, 0 where there is none: with no active path none is next."""
        return self.box.path_numbers[path] if path >= 0 else 0

    def victory_points(self, place: int) -> int:
        return self.box.victory_points[place]

    def is_army(self, card: int) -> bool:
        return self.box.armies[card]

    def is_character(self, card: int) -> bool:
        return self.box.characters[card]

    def is_item(self, card: int) -> bool:
        return self.box.items[card]

    def is_battleground(self, location: int) -> bool:
        return location >= 0 and isinstance(self.definitions[location], Battleground)

    def is_path(self, location: int) -> bool:
        return location >= 0 and isinstance(self.definitions[location], Path)

    def is_event_card(self, card: int) -> bool:
        return self.box.events[card]

    # --- where -------------------------------------------------------------------------------

    def cards(self) -> list[int]:
        """All cards in play: in reserve or on a place. Hands, decks and piles are out of play."""
        return [card for reserve in self.state.reserves for card in reserve] + self.state.placed[0]

    def locations(self) -> list[int]:
        """All battlegrounds and paths of the game, wherever they are."""
        return self.box.battlegrounds + self.box.paths

    def battlegrounds(self) -> list[int]:
        """All battlegrounds of the game, wherever they are."""
        return self.box.battlegrounds

    def paths(self) -> list[int]:
        """All paths of the game, wherever they are."""
        return self.box.paths

    def active_locations(self) -> list[int]:
        return sorted(self.state.active_places[0], key=self._listed)

    def active_battlegrounds(self) -> list[int]:
        sides = self.box.sides
        return sorted([place for place in self.state.active_places[0] if sides[place]])

    def active_paths(self) -> list[int]:
        sides = self.box.sides
        return sorted([place for place in self.state.active_places[0] if not sides[place]])

    def _listed(self, place: int) -> tuple[bool, int]:
        """The order of `locations`: battlegrounds, then paths."""
        return (not self.box.sides[place], place)

    def place(self, card: int) -> int:
        """The location a card is on, -1 for none."""
        return self.state.places[card]

    def hand(self, player: int) -> list[int]:
        return self.state.hands[player].copy()

    def reserve(self, player: int) -> list[int]:
        return self.state.reserves[player].copy()

    def reserve_place(self, player: int) -> int:
        """A player's number stands for his reserve where a place to go to is meant."""
        return player

    def draw_deck(self, player: int) -> list[int]:
        return self.state.draw_decks[player][::-1]

    def cycle_pile(self, player: int) -> list[int]:
        return self.state.cycled[player].copy()

    def eliminated_pile(self, player: int) -> list[int]:
        return self.state.eliminated[player].copy()

    def scoring_area(self, player: int) -> list[int]:
        """The scoring area of a player's team."""
        return self.state.scored[self.team(player)].copy()

    def battleground_deck(self, player: int) -> list[int]:
        """The battleground deck of a player's team."""
        return self.state.battleground_decks[self.team(player)][::-1]

    def path_deck(self) -> list[int]:
        return self.state.path_deck[0].copy()

    def scenario_cards(self) -> list[int]:
        """The scenario that is played, for a table that plays one that is a card."""
        return self.state.scenario[0].copy()

    def is_scenario(self, card: int) -> bool:
        return self.state.zone[card] == Lies.SCENARIO

    def in_hand(self, card: int) -> bool:
        return self.state.zone[card] == Lies.HAND

    def in_reserve(self, card: int) -> bool:
        return self.state.zone[card] == Lies.RESERVE

    def in_draw_deck(self, card: int) -> bool:
        return self.state.zone[card] == Lies.DRAW_DECK

    def in_cycle_pile(self, card: int) -> bool:
        return self.state.zone[card] == Lies.CYCLED

    def eliminated(self, card: int) -> bool:
        return self.state.zone[card] == Lies.ELIMINATED

    def in_scoring_area(self, place: int) -> bool:
        return self.state.zone[place] == Lies.SCORED

    def in_battleground_deck(self, place: int) -> bool:
        return self.state.zone[place] == Lies.LOCATION_DECK and self.box.sides[place] != ""

    def in_path_deck(self, place: int) -> bool:
        return self.state.zone[place] == Lies.LOCATION_DECK and self.is_path(place)

    def in_play(self, piece: int) -> bool:
        return self.state.zone[piece] in IN_PLAY

    def active(self, place: int) -> bool:
        """Activated in this round, with its combat not yet resolved."""
        return self.state.zone[place] == Lies.ACTIVE

    def on(self, card: int, other: int) -> bool:
        """Whether a card is on a place, or an item on its wielder."""
        return other >= 0 and other in (self.state.places[card], self.state.wielders[card])

    def wields(self, character: int, item: int) -> bool:
        return self.state.wielders[item] == character

    def wielder(self, item: int) -> int:
        """The character an item is on, -1 for none."""
        return self.state.wielders[item]

    def items(self, character: int) -> list[int]:
        """What a character wields; nobody out of play wields anything."""
        state = self.state
        zone = state.zone[character]
        if not self.box.characters[character] or zone not in IN_PLAY:
            return []
        around = state.placed[0] if zone == Lies.LOCATION else self.cards()
        wielders = state.wielders
        return [card for card in around if wielders[card] == character]

    def attached(self, item: int, character: int) -> bool:
        return self.state.wielders[item] == character

    def tokens(self, piece: int, token: str) -> int:
        """How many combat tokens of a sort lie on a card or place."""
        columns = {
            "attack": self.state.attack_tokens,
            "defense": self.state.defense_tokens,
            "path_attack": self.state.path_attack_tokens,
            "path_defense": self.state.path_defense_tokens,
        }
        return columns[token][piece]

    def lost(self, card: int) -> bool:
        """Whether the running combat eliminated the card."""
        return self.state.losses[card] == 1

    def casualties(self) -> list[int]:
        """Characters that the running combat eliminated, wherever they lie now."""
        return [card for card, lost in enumerate(self.state.losses) if lost and self.is_character(card)]

    def corruption(self, player: int) -> int:
        """Corruption tokens in the Shadow's scoring area, whoever asks."""
        return self.state.corruption

    def ring_tokens(self, player: int) -> int:
        return self.state.rings[player]

    # --- which text works --------------------------------------------------------------------

    def live(self, piece: int, ability: Ability) -> bool:
        return self.state.zone[piece] in self.box.works[id(ability)]

    def heeded(self, key: Key, piece: int = -1, other: int = -1) -> bool:
        """Whether any text may answer such an event that happens to these pieces. Nearly always none does,
        and then the event need not even be made."""
        found = self.now.hearing.get(key)
        others, own = self._hearing(key) if found is None else found
        if others or piece in own or other in own:
            return True
        return self.state.lasting != ()

    def hearing(self, key: Key) -> list[Listener]:
        found = self.now.hearing.get(key)
        return (self._hearing(key) if found is None else found)[0]

    def _hearing(self, key: Key) -> tuple[list[Listener], Set[int]]:
        index = self._index
        others = [each for each in index.listeners.get(key, ()) if self.live(each[0], each[2])]
        found = self.now.hearing[key] = (others, index.own_pieces.get(key, _NONE))
        return found

    def changers(self, attribute: str) -> list[Changer]:
        now = self.now
        found = now.changing.get(attribute)
        if found is None:
            found = now.changing[attribute] = [
                each
                for each in self._index.modifiers.get(attribute, ())
                if each[0] in now.changers and self.live(each[0], each[1])
            ]
        return found

    def same(self, piece: int, said: int) -> bool:
        """Copies of a card in one place are as good as one another; a player's number stands for the
        top card of his draw deck, where a card can be forsaken from it."""
        state = self.state
        if piece in self.players:
            return piece == said or state.draw_decks[piece][-1:] == [said]
        return piece == said or (
            self.definitions[piece] is not None
            and self.definitions[piece] is self.definitions[said]
            and (state.zone[piece], state.places[piece]) == (state.zone[said], state.places[said])
        )
