"""Positions of examples.

What is not said: nobody has a card in hand, in reserve or on a place; draw decks hold the rest of
the players' decks, battleground decks and the path deck all places not named, in an order nobody
knows; the scenario is the Trilogy, it is the action step of your turn in the first round, and who is
first in the turn order is the starting player. A pile that an example gives whole (`your draw deck is
…`) holds no other card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardwright_engine.card import Card
from cardwright_engine.games.ring.box import box_of
from cardwright_engine.games.ring.cards import FactionCard, ScenarioCard
from cardwright_engine.games.ring.copies import pieces_of
from cardwright_engine.games.ring.game import Game
from cardwright_engine.games.ring.nouns import KINDS
from cardwright_engine.games.ring.scenario import TRILOGY, BadScenario
from cardwright_engine.games.ring.state import Lies, RingState
from cardwright_engine.games.ring.table import DECK_OF
from cardwright_engine.position import BadPosition, Where
from cardwright_engine.position import Position as AnyPosition

_PILES: Final = {
    "hand": Lies.HAND,
    "reserve": Lies.RESERVE,
    "draw deck": Lies.DRAW_DECK,
    "cycle pile": Lies.CYCLED,
    "eliminated pile": Lies.ELIMINATED,
    "scoring area": Lies.SCORED,
    "battleground deck": Lies.LOCATION_DECK,
    "path deck": Lies.LOCATION_DECK,
}
_STEPS: Final = {"turn": "action", "round": "location", "game": "setup"}
_KIND_TESTS: Final = {kind.id: kind.test for kind in KINDS if kind.test}


class Position(AnyPosition):
    """A position, built up line by line; a scenario other than the Trilogy is said first."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        super().__init__(cards)
        self._said_whose_turn = False
        self._open(TRILOGY.name)

    def _open(self, scenario: str) -> None:
        """An empty table for a scenario."""
        try:
            pieces = pieces_of(self.cards.values(), scenario)
        except BadScenario as bad:
            raise BadPosition(str(bad)) from None
        self._game = Game(RingState(box_of(pieces).scenario, len(pieces)), pieces, scripted=True)
        self._state = self._game.state
        self._state.step = "action"
        self._empty = self._state.clone()
        self._whole: set[tuple[str, int]] = set()

    # --- who and what ------------------------------------------------------------------------

    def you(self, card: str) -> int:
        """The player whose deck a card belongs to; of a location or a ruling, the starting player."""
        definition = self.cards.get(card)
        you = self._state.starter
        if isinstance(definition, FactionCard):
            you = self._game.faction_players(definition.faction)[0]
        if not self._said_whose_turn:
            self._state.active = self._empty.active = you
        return you

    def opponent(self, player: int) -> int:
        return self._game.opponent(player)

    def player(self, word: str) -> int:
        """The player whom a word means: a faction, or `starting`."""
        found = self._game.faction_players(word) if word in DECK_OF else [self._state.starter]
        if word in ("free", "shadow") or len(found) != 1:
            raise BadPosition("several players are meant")
        return found[0]

    def hex(self, name: str) -> int:
        raise BadPosition("this game has no board")

    def card(self, title: str, player: int) -> int:
        copies = [p for p, card in enumerate(self._game.definitions) if card and card.name == title]
        if not copies:
            raise BadPosition(f"no card is called `{title}`")
        return next((copy for copy in copies if not self._state.zone[copy]), copies[0])

    # --- where things are --------------------------------------------------------------------

    def put(
        self,
        kind: str,
        *,
        title: str = "",
        count: int = 1,
        attributes: Mapping[str, int | str],
        adjectives: tuple[str, ...] = (),
        owner: int = -1,
        where: Where | None = None,
    ) -> tuple[int, ...]:
        if where is None:
            raise BadPosition("say where it is")
        fitting = [
            piece
            for piece in range(len(self._game.players), len(self._game.definitions))
            if self._state.zone[piece] == Lies.NOWHERE
            and self._fits(piece, kind, title, attributes, adjectives, owner)
        ]
        if len(fitting) < count:
            raise BadPosition(f"the decks hold only {len(fitting)} more such cards")
        for piece in fitting[:count]:
            self._place(piece, where)
        return tuple(fitting[:count])

    def _fits(
        self,
        piece: int,
        kind: str,
        title: str,
        attributes: Mapping[str, int | str],
        adjectives: tuple[str, ...],
        owner: int,
    ) -> bool:
        game = self._game
        if title and game.title(piece) != title:
            return False
        if kind in _KIND_TESTS and not getattr(game, _KIND_TESTS[kind])(piece):
            return False
        if owner >= 0 and game.owner(piece) != owner:
            return False
        if not all(game.has_trait(piece, trait) for trait in adjectives):
            return False
        words = {"faction": game.faction(piece), "side": game.side(piece)}
        return all(
            words[name] == value if name in words else game.printed(name, piece) == value
            for name, value in attributes.items()
        )

    def _place(self, piece: int, where: Where) -> None:
        state = self._state
        if where.zone:
            player = where.player if where.player >= 0 else self._game.owner(piece)
            self._lay(piece, where.zone, player)
        elif where.piece >= 0 and self._game.owner(where.piece) >= 0:
            self.attach(piece, where.piece, where.preposition)
        elif where.piece >= 0:
            if not self._game.active(where.piece):
                self.mark("active", where.piece)
            if self._game.is_item(piece):
                raise BadPosition("an item is on its wielder")
            if self._game.is_army(piece) and not self._game.side(where.piece):
                raise BadPosition("an army is never on a path")
            self._game.lay(piece, Lies.LOCATION, place=where.piece)
            for item in [card for card in state.reserves[0] if state.wielders[card] == piece]:
                self.attach(item, piece, "with")
        else:
            raise BadPosition("say where it is")

    def _lay(self, piece: int, zone: str, player: int) -> None:
        if zone not in _PILES:
            raise BadPosition(f"no card can be put into the {zone}")
        if zone == "reserve" and not (self._game.is_army(piece) or self._game.is_character(piece)):
            raise BadPosition("only armies and characters stand in reserve by themselves")
        if _PILES[zone] == Lies.SCORED:
            self._state.areas[piece] = self._game.team(player)
            self._state.activated[piece] = self._state.activated[piece] or 1
        elif self._game.owner(piece) not in (-1, player):
            raise BadPosition(f"`{self._game.title(piece)}` belongs to another player's deck")
        self._game.lay(piece, _PILES[zone], controller=player if zone == "reserve" else -1)

    def attach(self, piece: int, to: int, preposition: str) -> None:
        state = self._state
        if not self._game.is_item(piece) or not self._game.in_play(to):
            raise BadPosition("only an item can be with a card, and only with one in play")
        if not self._game.can_wield(to, piece):
            raise BadPosition(f"`{self._game.title(to)}` cannot wield `{self._game.title(piece)}`")
        owner = self._game.owner(piece)
        self._game.lay(piece, state.zone[to], place=state.places[to], wielder=to, controller=owner)

    def pile(
        self, zone: str, player: int, titles: tuple[str, ...], *, top: bool = False, whole: bool = True
    ) -> None:
        if zone == "scenario":
            if len(titles) != 1 or self._state != self._empty:
                raise BadPosition("one scenario is played, and it is said before all else")
            self._open(titles[0])
            return
        pieces: list[int] = []
        for title in titles:
            pieces.append(self._fresh(title, pieces))
        for piece in reversed(pieces) if top else pieces:
            self._lay(piece, zone, player)
        if whole and not top:
            self._whole.add((zone, player))
        if top:
            team_deck = zone == "battleground deck"
            at = len(self._game.players) + self._game.team(player) if team_deck else player
            self._state.known[at] = len(pieces)

    def _fresh(self, title: str, taken: list[int]) -> int:
        """A copy of a card that is nowhere yet."""
        self.card(title, -1)
        for piece, card in enumerate(self._game.definitions):
            if card and card.name == title and not self._state.zone[piece] and piece not in taken:
                return piece
        raise BadPosition(f"every copy of `{title}` is somewhere else already")

    # --- numbers, marks, what was before -----------------------------------------------------

    def set(self, attribute: str, piece: int, value: int | str) -> None:
        if attribute == "corruption":
            self._state.corruption = int(value)
        elif attribute == "ring_tokens" and value in (0, 1):
            self._state.rings[piece] = int(value)
        else:
            raise BadPosition(f"the {attribute.replace('_', ' ')} follows from the cards")

    def mark(self, adjective: str, piece: int) -> None:
        match adjective:
            case "starting":
                self._state.starter = piece
            case "acting":
                self._turn_of(piece)
            case "eliminated":
                self._game.lay(piece, Lies.ELIMINATED)
            case "active" if piece in self._game.players:
                self._turn_of(piece)
            case "active":
                if not self._game.side(piece) and self._state.path not in (-1, piece):
                    raise BadPosition("one path is active at a time")
                if not self._game.active(piece):
                    self._game.come_up(self._state.starter, piece)
            case _:
                raise BadPosition(f"a position cannot say that it is {adjective}")

    def history(self, verb: str, player: int, pieces: tuple[int, ...], step: str) -> None:
        for piece in pieces:
            match verb:
                case "activate" if not self._game.side(piece):
                    self._state.activated[piece] = 1
                    self._state.journey = max(self._state.journey, self._game.path_number(piece))
                    if not self._state.zone[piece]:
                        self._game.lay(piece, Lies.LEFT_BEHIND)
                case "play":
                    self._state.played[piece] = self._state.round
                case "use":
                    self._state.used += tuple(
                        (ability.limit, card, number)
                        for card, number, ability in self._game.usable(piece)
                        if ability.limit
                    )
                case _:
                    raise BadPosition(f"a position cannot tell that somebody has {verb}d before")

    def step(self, step: str, player: int) -> None:
        self._state.step = _STEPS.get(step, step)
        if player >= 0:
            self._turn_of(player)
        if self._state.step != "action":
            self._turn_of(self._state.starter)

    def _turn_of(self, player: int) -> None:
        self._said_whose_turn = True
        self._state.active = player

    # --- the game ----------------------------------------------------------------------------

    def start(self) -> Game:
        game, state = self._game, self._state
        for piece, definition in enumerate(game.definitions):
            if definition is None or state.zone[piece] != Lies.NOWHERE:
                continue
            if isinstance(definition, ScenarioCard):
                game.lay(piece, Lies.SCENARIO)
                continue
            owner = game.owner(piece)
            if owner >= 0:
                zone, players = "draw deck", [owner]
            elif game.side(piece):
                zone, players = "battleground deck", game.team_players(game.side(piece))
            else:
                zone, players = "path deck", list(game.players)
            if not any((zone, player) in self._whole for player in (*players, -1)):
                self._under(piece, _PILES[zone])
        order = game.scenario.order
        state.first, state.turn = order.index(state.starter), order.index(state.active)
        started = Game(state, game.definitions, scripted=True)
        started.run()
        return started

    def _under(self, piece: int, zone: int) -> None:
        """Lay a piece under a deck whose top cards may be known."""
        self._game.lay(piece, zone)
        pile = self._game.pile_of(piece)
        pile.insert(0, pile.pop())
