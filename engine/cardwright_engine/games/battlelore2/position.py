"""The position of an example: a game set up line by line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, cast

from cardwright_engine.card import Card
from cardwright_engine.games.battlelore2.cards import CommandCard, LoreCard, UnitCard
from cardwright_engine.games.battlelore2.game import Game
from cardwright_engine.games.battlelore2.nouns import TRAITS
from cardwright_engine.games.battlelore2.pieces import (
    BOARD,
    FIRST_CARD,
    HEXES,
    as_piece,
    hex_named,
    is_hex,
    is_player,
    name_of,
    on_board,
)
from cardwright_engine.games.battlelore2.setup import deploy
from cardwright_engine.games.battlelore2.state import BattleState
from cardwright_engine.games.battlelore2.terrain import TABLE, TERRAINS
from cardwright_engine.games.battlelore2.turn import FOLLOWS
from cardwright_engine.hexes.board import Section
from cardwright_engine.position import BadPosition, Where
from cardwright_engine.position import Position as AnyPosition

STEPS: Final = {"turn": "command", "main": "command", "upkeep": "vp"} | {
    step: step for step in (*FOLLOWS, *FOLLOWS.values())
}

ANY_UNIT: Final = UnitCard(name="", traits=("infantry", "melee"))
"""A unit of which nothing is said: move 2, combat 3, three figures of one health, melee infantry."""

_PRINTED: Final = {
    "dice": "combat",
    "combat": "combat",
    "move": "move",
    "health": "health",
    "faction": "faction",
}
_MARKS: Final = {"ordered": "orders", "moved": "moves", "stunned": "stuns", "banner": "banners"}
_DONE: Final = {"order": "orders", "move": "moves", "attack": "attacks"}
_EXCLUDED: Final = {"cavalry": "infantry", "elite": "infantry", "legend": "infantry", "ranged": "melee"}


class Position(AnyPosition):
    """What an example says of its position. You are player 0, at the near edge of the board, and hold
    the first-player token."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        super().__init__(cards)
        self._state = BattleState(FIRST_CARD)
        self._state.step = "command"
        self._definitions: list[Card | None] = [None] * FIRST_CARD
        self._loose: dict[str, int] = {}  # cards spoken of and not placed yet
        self._started = False

    # --- players and names -------------------------------------------------------------------

    def you(self, card: str) -> int:
        return 0

    def opponent(self, player: int) -> int:
        return 1 - player

    def hex(self, name: str) -> int:
        if name not in BOARD.by_name:
            raise BadPosition(f"there is no hex {name} on the board")
        return hex_named(name)

    def card(self, title: str, player: int) -> int:
        if self._started:
            numbered = enumerate(self._definitions)
            return next((piece for piece, card in numbered if card is not None and card.name == title), -1)
        if title not in self._loose:
            if title not in self.cards:
                raise BadPosition(f"there is no card {title}")
            self._loose[title] = self._new(self.cards[title], player)
        return self._loose[title]

    def _new(self, card: Card, player: int) -> int:
        """A further piece, and its place in every column."""
        self._definitions.append(card)
        blank = BattleState(1)
        for name in BattleState.COLUMNS:
            getattr(self._state, name).append(getattr(blank, name)[0])
        self._state.owner[-1] = player
        return len(self._definitions) - 1

    # --- pieces ------------------------------------------------------------------------------

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
        player = max(owner, 0)
        if kind == "hex" and where is not None and is_hex(where.piece):
            pieces: tuple[int, ...] = (where.piece,)
        elif title and where is not None and where.zone:
            self.pile(where.zone, where.player, (title,) * count, whole=False)
            return ()
        elif kind == "unit":
            pieces = tuple(
                self._deploy(title, player, adjectives, hex_) for hex_ in self._room(count, player, where)
            )
        else:
            raise BadPosition(f"a {kind} is not put into a position")
        for piece in pieces:
            for attribute, value in attributes.items():
                self.set(attribute, piece, value)
            for adjective in adjectives:
                if adjective not in TRAITS:
                    self.mark(adjective, piece)
        return pieces

    def _deploy(self, title: str, player: int, adjectives: tuple[str, ...], hex_: int) -> int:
        if title:
            unit = self.card(title, player)
            del self._loose[title]
        else:
            unit = self._new(_unit_with(tuple(trait for trait in adjectives if trait in TRAITS)), player)
        card = self._definitions[unit]
        if not isinstance(card, UnitCard):
            raise BadPosition(f"{title} is no unit")
        if not TABLE[self._state.terrain[hex_]].passable:
            raise BadPosition(f"no unit can stand at {name_of(hex_)}")
        deploy(self._state, unit, card, player, hex_)
        return unit

    def _room(self, count: int, player: int, where: Where | None) -> list[int]:
        """The hexes for so many units: the one that is named, or vacant ones of a section."""
        if where is None or not (where.place or is_hex(where.piece)):
            raise BadPosition("a unit needs a hex or a section to stand in")
        if where.place:
            seat = max(where.player, 0)
            section = BOARD.section(cast(Section, where.place), seat)
            inside = [place for place in section if len(BOARD.sections(place, seat)) == 1]
            inside.sort(key=lambda place: abs(BOARD.row(place) - (1 if player == 0 else 9)))
            free = [as_piece(place) for place in inside if self._state.occupant[as_piece(place)] < 0]
            return free[:count]
        if count != 1 or self._state.occupant[where.piece] >= 0:
            raise BadPosition(f"there is room for one unit at {name_of(where.piece)}")
        return [where.piece]

    def attach(self, piece: int, to: int, preposition: str) -> None:
        raise BadPosition("nothing is attached to a piece in this game")

    # --- cards -------------------------------------------------------------------------------

    def pile(
        self, zone: str, player: int, titles: tuple[str, ...], *, top: bool = False, whole: bool = True
    ) -> None:
        owner = max(player, 0)
        state = self._state
        piles, number = {
            "hand": (state.hands, owner),
            "table": (state.table, 0),
            "command-deck": (state.command_deck, 0),
            "command-discard-pile": (state.command_discards, 0),
            "lore-deck": (state.lore_decks, owner),
            "lore-discard-pile": (state.lore_discards, owner),
        }[zone]
        cards = [self._placed(title, owner, zone) for title in titles]
        piles[number] = [*cards, *piles[number]]
        if top:
            known = list(state.known)
            known[{"command-deck": 0, "lore-deck": 1 + owner}[zone]] = len(cards)
            state.known = tuple(known)

    def _placed(self, title: str, player: int, zone: str) -> int:
        card = self.card(title, player)
        del self._loose[title]
        definition = self._definitions[card]
        if not isinstance(definition, CommandCard | LoreCard):
            raise BadPosition(f"{title} is no card that a player holds")
        if zone.startswith("lore" if isinstance(definition, CommandCard) else "command"):
            raise BadPosition("command and lore cards have decks and discard piles of their own")
        if definition.unknown_effect and "deck" in zone:
            raise BadPosition(f"nobody knows what {title} does, so it is in no deck")
        self._state.owner[card] = -1 if zone.startswith("command") else player
        if zone == "table":
            self._state.command = card
        return card

    # --- what is so --------------------------------------------------------------------------

    def set(self, attribute: str, piece: int, value: int | str) -> None:
        state = self._state
        if attribute == "terrain":
            state.terrain[piece] = TERRAINS.index(str(value))
        elif attribute in ("lore", "points") and is_player(piece):
            getattr(state, attribute)[piece] = int(value)
        elif attribute == "shield":
            state.shields[piece] = int(value)
        elif attribute in ("figures", "missing"):
            most = self._unit(piece).figures
            figures = int(value) if attribute == "figures" else most - int(value)
            if not 1 <= figures <= most:
                raise BadPosition(f"a unit of this kind has 1 to {most} figures, not {figures}")
            state.figures[piece] = figures
        elif attribute == "damage":
            state.damage[piece] = int(value)
        elif attribute == "range":
            self._definitions[piece] = replace(self._unit(piece), range=(1, int(value)))
        elif attribute in _PRINTED:
            changes: dict[str, Any] = {_PRINTED[attribute]: value}
            self._definitions[piece] = replace(self._unit(piece), **changes)
        else:
            raise BadPosition(f"the {attribute} of a piece is worked out by the rules")

    def _unit(self, piece: int) -> UnitCard:
        card = self._definitions[piece]
        if not isinstance(card, UnitCard):
            raise BadPosition("only a unit has that")
        return card

    def mark(self, adjective: str, piece: int) -> None:
        if adjective == "active" and is_player(piece):
            self._state.active = piece
        elif adjective in _MARKS:
            getattr(self._state, _MARKS[adjective])[piece] = 1
        else:
            raise BadPosition(f"whether a piece is {adjective} is worked out by the rules")

    def history(self, verb: str, player: int, pieces: tuple[int, ...], step: str) -> None:
        for piece in pieces:
            if verb == "play" and isinstance(self._definitions[piece], CommandCard):
                self._state.table[0].append(piece)
                self._state.command = piece
            elif verb in _DONE and piece >= FIRST_CARD:
                getattr(self._state, _DONE[verb])[piece] = 1
            else:
                raise BadPosition(f"that somebody did {verb} before changes nothing")

    def step(self, step: str, player: int) -> None:
        if step not in STEPS:
            raise BadPosition(f"an example starts in a step of a turn, not in the {step}")
        self._state.step, self._state.active = STEPS[step], player

    # --- start -------------------------------------------------------------------------------

    def start(self) -> Game:
        state = self._state
        for hex_ in HEXES:
            if state.occupant[hex_] >= 0 and not TABLE[state.terrain[hex_]].passable:
                raise BadPosition(f"no unit can stand at {BOARD.name(on_board(hex_))}")
        self._started = True
        game = Game(state, self._definitions, scripted=True)
        game.run()
        return game


def _unit_with(traits: tuple[str, ...]) -> UnitCard:
    """A plain unit with these traits; a trait takes the place of the one that it excludes."""
    excluded = {_EXCLUDED[trait] for trait in traits if trait in _EXCLUDED}
    plain = tuple(trait for trait in ANY_UNIT.traits if trait not in excluded and trait not in traits)
    return replace(ANY_UNIT, traits=(*plain, *traits), range=(1, 3) if "ranged" in traits else ())
