"""What a game of The Card Game remembers."""

from __future__ import annotations

from typing import ClassVar, Final

from cardwright_engine.games.ring.scenario import Scenario
from cardwright_engine.state import State


class Lies:
    """Where a card lies, as a whole number. An item lies where its wielder does (F158).

    Not an enumeration: a member of one takes ten times as long to read, and these are read all the time.
    """

    NOWHERE: Final = 0  # not in this game
    DRAW_DECK: Final = 1
    HAND: Final = 2
    RESERVE: Final = 3
    LOCATION: Final = 4  # on an active place
    CYCLED: Final = 5
    ELIMINATED: Final = 6
    RESOLVING: Final = 7  # an event card while its text is carried out
    LOCATION_DECK: Final = 8
    ACTIVE: Final = 9
    SCORED: Final = 10
    LEFT_BEHIND: Final = 11  # a path whose number has passed, or that nobody scored
    SCENARIO: Final = 12  # the scenario that is played


class RingState(State):
    """Piles have their top card last. `journey` is the number of the last path activated; `turn` the
    place in the turn order of the player whose turn it is, `first` that of the starting player;
    `stage` how far a step has come."""

    SCALARS: ClassVar[tuple[str, ...]] = (
        *State.SCALARS,
        "stage",
        "starter",
        "first",
        "turn",
        "passes",
        "journey",
        "path",
        "corruption",
    )
    COLUMNS: ClassVar[tuple[str, ...]] = (
        "zone",
        "controllers",
        "places",  # the location a card is on, -1 for none
        "wielders",  # the character an item is on, -1 for none
        "played",  # the round in which it was last played, 0 for never
        "activated",  # the round in which a place was last activated, 0 for never
        "areas",  # the team in whose scoring area a place lies, or lay before it was reactivated
        "backers",  # the army that supports a character in this combat, -1 for none
        "losses",  # 1 for a card eliminated by this combat
        "attack_tokens",
        "defense_tokens",
        "path_attack_tokens",
        "path_defense_tokens",
        "rings",  # by player: Ring tokens
        "known",  # by player, then by team: how many top cards of a deck a script has fixed
    )
    PILES: ClassVar[tuple[str, ...]] = (
        "draw_decks",
        "hands",
        "reserves",
        "cycled",
        "eliminated",
        "battleground_decks",  # by team
        "scored",  # by team
        "path_deck",
        "left_behind",
        "active_places",
        "placed",  # cards on locations
        "resolving",
        "scenario",
    )

    def __init__(self, scenario: Scenario, pieces: int, *, seed: int = 0) -> None:
        super().__init__(seed=seed)
        players = len(scenario.seats)
        self.step = "setup"
        self.stage = 0
        self.starter = scenario.order[0]
        self.first = 0
        self.active = self.starter
        self.turn = 0
        self.passes = 0
        self.journey = 0
        self.path = -1
        self.corruption = 0
        self.zone = [0] * pieces
        self.controllers = [-1] * pieces
        self.places = [-1] * pieces
        self.wielders = [-1] * pieces
        self.played = [0] * pieces
        self.activated = [0] * pieces
        self.areas = [-1] * pieces
        self.backers = [-1] * pieces
        self.losses = [0] * pieces
        self.attack_tokens = [0] * pieces
        self.defense_tokens = [0] * pieces
        self.path_attack_tokens = [0] * pieces
        self.path_defense_tokens = [0] * pieces
        self.rings = [int(seat.token != "none") for seat in scenario.seats]
        self.known = [0] * (players + 2)
        self.draw_decks: list[list[int]] = [[] for _ in range(players)]
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.reserves: list[list[int]] = [[] for _ in range(players)]
        self.cycled: list[list[int]] = [[] for _ in range(players)]
        self.eliminated: list[list[int]] = [[] for _ in range(players)]
        self.battleground_decks: list[list[int]] = [[], []]
        self.scored: list[list[int]] = [[], []]
        self.path_deck: list[list[int]] = [[]]
        self.left_behind: list[list[int]] = [[]]
        self.active_places: list[list[int]] = [[]]
        self.placed: list[list[int]] = [[]]
        self.resolving: list[list[int]] = [[]]
        self.scenario: list[list[int]] = [[]]
