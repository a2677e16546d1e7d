"""The position of an example: a BattleLore game set up line by line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from cardwright_engine.card import Card
from cardwright_engine.games.battlelore.cards import CommandCard, LoreCard
from cardwright_engine.games.battlelore.council import LEAST_COMMAND
from cardwright_engine.games.battlelore.game import Game
from cardwright_engine.games.battlelore.nouns import ATTRIBUTES, STEPS
from cardwright_engine.games.battlelore.pieces import (
    BOARD,
    FIRST_CARD,
    FIRST_UNIT,
    HEXES,
    MOST_UNITS,
    NOBODY,
    NOWHERE,
    OFFICES,
    PLAYERS,
    board_hex,
    hex_named,
    hex_piece,
    is_hex,
    is_unit,
    office,
    seat,
)
from cardwright_engine.games.battlelore.setup import ALL_LORE
from cardwright_engine.games.battlelore.state import (
    ASIDE,
    COMMAND_DECK,
    COMMAND_DISCARD,
    HANDS,
    HOLDERS,
    LORE_DECK,
    LORE_DISCARD,
    TABLES,
    BattleState,
    Troop,
)
from cardwright_engine.games.battlelore.terrain import TERRAIN
from cardwright_engine.games.battlelore.troops import FIGURES
from cardwright_engine.hexes.board import Section
from cardwright_engine.position import BadPosition, Where
from cardwright_engine.position import Position as AnyPosition

_PHASES: Final = tuple(step.id for step in STEPS if step.parent == "turn")
_DOMAINS: Final = {attribute.id: attribute.domain for attribute in ATTRIBUTES if attribute.domain}
_TROOP: Final = ("banner", "troop-type", "weapon", "race")
_DEFAULTS: Final = {"banner": "blue", "troop-type": "foot", "weapon": "short sword", "race": "human"}
_MASTERS: Final = {name.lower(): name for name in OFFICES}


class Position(AnyPosition):
    """What an example says of its position. You are player 0, at the near edge of the board.

    A unit of which nothing is said is blue foot with short swords and all its figures. Tokens come
    out of the common pool.
    """

    def __init__(self, cards: Mapping[str, Card]) -> None:
        super().__init__(cards)
        self._state = BattleState()
        self._state.step = _PHASES[0]
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
            self._loose[title] = len(self._definitions)
            self._state.piles[ASIDE].append(len(self._definitions))
            self._definitions.append(self.cards[title])
            self._state.place.append(ASIDE)
            self._state.control.append(NOBODY)
            self._state.tokens.append(0)
        return self._loose[title]

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
        if title:
            pieces = tuple(self._put_card(title, player, where) for _ in range(count))
        elif kind in _MASTERS:
            pieces = (seat(player, _MASTERS[kind]),)
            attributes = {"level": 1, **attributes}
        elif kind in ("unit", "creature"):
            kinds = {"troop-type": "creature"} if kind == "creature" else {}
            pieces = self._put_units(count, player, {**_DEFAULTS, **kinds, **attributes}, where)
            attributes = {name: value for name, value in attributes.items() if name not in _TROOP}
        else:
            raise BadPosition(f"a {kind} is not put into a position")
        for piece in pieces:
            for attribute, value in attributes.items():
                self.set(attribute, piece, value)
            for adjective in adjectives:
                self.mark(adjective, piece)
        return pieces

    def _put_card(self, title: str, player: int, where: Where | None) -> int:
        piece = self.card(title, player)
        if where is None or not where.zone:
            raise BadPosition(f"{title} needs a zone to be in")
        self._place(piece, self._pile(where.zone, where.player if where.player >= 0 else player))
        return piece

    def _put_units(
        self, count: int, player: int, attributes: Mapping[str, int | str], where: Where | None
    ) -> tuple[int, ...]:
        troop = cast(Troop, tuple(str(attributes[name]) for name in _TROOP))
        units: list[int] = []
        for place in self._hexes_for(count, player, where):
            unit = FIRST_UNIT + len(self._state.troops)
            if len(self._state.troops) == MOST_UNITS:
                raise BadPosition(f"there are at most {MOST_UNITS} units")
            self._state.troops += (troop,)
            self._state.place[unit] = place
            self._state.control[unit] = player
            self._state.unit_on[place] = unit
            self._state.figures[unit] = FIGURES[troop[1]]
            units.append(unit)
        return tuple(units)

    def _hexes_for(self, count: int, player: int, where: Where | None) -> list[int]:
        if where is None or not (where.place or is_hex(where.piece)):
            raise BadPosition("a unit needs a hex or a section to stand in")
        if where.place:
            viewer = where.player if where.player >= 0 else player
            ordered = sorted(
                BOARD.section(cast(Section, where.place), viewer),
                key=lambda place: (
                    len(BOARD.sections(place, viewer)),
                    abs(BOARD.row(place) - 1 - 8 * player),
                ),
            )
            free = [hex_piece(place) for place in ordered if self._state.unit_on[hex_piece(place)] == NOWHERE]
            if len(free) < count:
                raise BadPosition(f"there is room for {len(free)} units in the {where.place} section")
            return free[:count]
        name = BOARD.name(board_hex(where.piece))
        if count != 1 or self._state.unit_on[where.piece] != NOWHERE:
            raise BadPosition(f"there is room for one unit at {name}")
        return [where.piece]

    def attach(self, piece: int, to: int, preposition: str) -> None:
        raise BadPosition("nothing is attached to a piece in this game")

    # --- cards -------------------------------------------------------------------------------

    def pile(
        self, zone: str, player: int, titles: tuple[str, ...], *, top: bool = False, whole: bool = True
    ) -> None:
        number = self._pile(zone, player)
        for title in reversed(titles) if top else titles:
            self._place(self.card(title, max(player, 0)), number)
        if top and number in (LORE_DECK, COMMAND_DECK):
            known = list(self._state.known)
            known[0 if number == LORE_DECK else 1] = len(titles)
            self._state.known = (known[0], known[1])

    def _pile(self, zone: str, player: int) -> int:
        match zone:
            case "hand":
                return HANDS[max(player, 0)]
            case "table":
                return TABLES[max(player, 0)]
            case "lore-deck":
                return LORE_DECK
            case "command-deck":
                return COMMAND_DECK
            case "lore-discard":
                return LORE_DISCARD
            case _:
                return COMMAND_DISCARD

    def _place(self, card: int, pile: int) -> None:
        definition = self._definitions[card]
        wrong = (
            (LORE_DECK, LORE_DISCARD)
            if isinstance(definition, CommandCard)
            else (COMMAND_DECK, COMMAND_DISCARD)
        )
        if pile in wrong:
            raise BadPosition("Lore and Command cards have decks and discard piles of their own")
        self._state.piles[self._state.place[card]].remove(card)
        self._state.piles[pile].append(card)
        self._state.place[card] = pile
        self._state.control[card] = HOLDERS[pile]
        self._loose = {title: loose for title, loose in self._loose.items() if loose != card}

    # --- what is so --------------------------------------------------------------------------

    def set(self, attribute: str, piece: int, value: int | str) -> None:
        if attribute in _DOMAINS:
            self._set_word(attribute, piece, str(value))
            return
        setters: Mapping[str, Callable[[int, int], None]] = {
            "lore": self._set_lore,
            "command": self._set_command,
            "figures": self._set_figures,
            "victory-banners": self._set_banners,
            "level": self._set_level,
            "last-command-card": self._set_led,
        }
        if attribute not in setters:
            raise BadPosition(f"the {attribute} of a piece is worked out by the rules")
        setters[attribute](piece, int(value))

    def _set_word(self, attribute: str, piece: int, value: str) -> None:
        if value not in _DOMAINS[attribute]:
            raise BadPosition(f"{value} is no {attribute}")
        state = self._state
        if attribute == "terrain":
            terrains = list(state.terrains)
            terrains[board_hex(piece)] = value
            state.terrains = tuple(terrains)
        else:
            troops = list(state.troops)
            troop = list(troops[piece - FIRST_UNIT])
            troop[_TROOP.index(attribute)] = value
            troops[piece - FIRST_UNIT] = cast(Troop, tuple(troop))
            state.troops = tuple(troops)

    def _set_lore(self, piece: int, value: int) -> None:
        self._state.tokens[piece] = value

    def _set_command(self, player: int, value: int) -> None:
        self._set_level(seat(player, "Commander"), value - LEAST_COMMAND)

    def _set_figures(self, unit: int, value: int) -> None:
        most = FIGURES[self._state.troops[unit - FIRST_UNIT][1]]
        if not 1 <= value <= most:
            raise BadPosition(f"a unit of this kind has 1 to {most} figures, not {value}")
        self._state.figures[unit] = value

    def _set_banners(self, player: int, value: int) -> None:
        if not 0 <= value < self._state.goal:
            raise BadPosition(f"with {value} Victory Banners the game is over")
        self._state.banners[player] = value

    def _set_level(self, piece: int, value: int) -> None:
        if not office(piece) or not 0 <= value <= 3:
            raise BadPosition("Commanders and Lore Masters have a level from 0 to 3")
        self._state.levels[piece] = value

    def _set_led(self, player: int, card: int) -> None:
        led = list(self._state.led)
        led[player] = card
        self._state.led = (led[0], led[1])

    def mark(self, adjective: str, piece: int) -> None:
        if adjective == "ordered" and is_unit(piece):
            self._state.ordered[piece] = 1
        elif adjective == "active" and piece in PLAYERS:
            self._state.active = piece
        else:
            raise BadPosition(f"whether a piece is {adjective} is worked out by the rules")

    def history(self, verb: str, player: int, pieces: tuple[int, ...], step: str) -> None:
        for piece in pieces:
            if verb == "play" and step.startswith("last "):
                self._place(piece, self._own_discard(piece))
                if isinstance(self._definitions[piece], CommandCard):
                    self._set_led(player, piece)
            elif verb == "play":
                self._played_in_this_turn(player, piece)
            elif verb == "move" and is_unit(piece):
                self._state.stepped[piece] = 1
            elif verb == "attack" and is_unit(piece):
                self._state.battled[piece] = 1
            else:
                raise BadPosition(f"that somebody did {verb} before changes nothing")

    def _own_discard(self, card: int) -> int:
        return LORE_DISCARD if isinstance(self._definitions[card], LoreCard) else COMMAND_DISCARD

    def _played_in_this_turn(self, player: int, card: int) -> None:
        self._place(card, TABLES[player])
        if isinstance(self._definitions[card], LoreCard):
            plays = list(self._state.lore_plays)
            plays[player] += 1
            self._state.lore_plays = (plays[0], plays[1])
        else:
            self._state.commanded = 1
            self._set_led(player, card)

    def step(self, step: str, player: int) -> None:
        if step not in _PHASES:
            raise BadPosition(f"an example starts in a phase of a turn, not in the {step}")
        self._state.step, self._state.active = step, player

    # --- start -------------------------------------------------------------------------------

    def start(self) -> Game:
        state = self._state
        state.pool = ALL_LORE - sum(state.tokens)
        if state.pool < 0:
            raise BadPosition(f"there are {ALL_LORE} Lore tokens, not {sum(state.tokens)}")
        for place in HEXES:
            if state.unit_on[place] != NOWHERE and TERRAIN[state.terrains[board_hex(place)]].impassable:
                raise BadPosition(f"no unit can stand at {BOARD.name(board_hex(place))}")
        if state.step != _PHASES[0]:
            state.commanded = 1
        self._started = True
        game = Game(state, self._definitions, scripted=True)
        game.run()
        return game
