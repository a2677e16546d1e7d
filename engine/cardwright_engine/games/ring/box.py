"""What lies in the box: the cards of a game, taken apart once for all games with these cards.

Nothing here follows from how a game goes: whose a card is, where it may stand, in which zones its texts work.
The first game with these cards finds what its texts say by print alone (`Box.settle`), and what was said
of small hands is kept for all.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

from cardwright_engine.abilities import NOTHING
from cardwright_engine.card import Ability, Card, Context, Ruling
from cardwright_engine.choices import Option
from cardwright_engine.games.ring.cards import (
    Army,
    Battleground,
    Character,
    EventCard,
    FactionCard,
    Item,
    Path,
    ScenarioCard,
)
from cardwright_engine.games.ring.nouns import ICONS
from cardwright_engine.games.ring.scenario import SIDES, TRILOGY, read
from cardwright_engine.games.ring.state import Lies
from cardwright_engine.index import Definitions, Key, index_of, once

Holding = tuple[list[int], list[Option]]

IN_PLAY: Final = frozenset((Lies.RESERVE, Lies.LOCATION, Lies.ACTIVE))
_GOING: Final = ("play", "move")  # the verbs that bring a card to a place
_SMALL: Final = 2  # cards of a hand about which everything is kept
_EVERYWHERE: Final = frozenset(range(Lies.SCENARIO + 1))
_ZONES: Final = {
    "hand": frozenset((Lies.HAND,)),
    "reserve": frozenset((Lies.RESERVE,)),
    "draw deck": frozenset((Lies.DRAW_DECK,)),
    "cycle pile": frozenset((Lies.CYCLED,)),
    "eliminated pile": frozenset((Lies.ELIMINATED,)),
    "play": IN_PLAY,
    "scoring area": frozenset((Lies.SCORED,)),
    "battleground deck": frozenset((Lies.LOCATION_DECK,)),
    "path deck": frozenset((Lies.LOCATION_DECK,)),
    "scenario": frozenset((Lies.SCENARIO,)),
}


class Box:
    """Read by piece number, as the columns of a state are."""

    def __init__(self, definitions: Definitions) -> None:
        self.definitions = definitions
        chosen = next((card for card in definitions if isinstance(card, ScenarioCard)), TRILOGY)
        self.scenario = read(chosen)
        seats = self.scenario.seats
        seat_of = {deck: player for player, seat in enumerate(seats) for deck in seat.decks}
        # Players in turn order, by the player with whom it begins: all, those of a side, and as often
        # as each follows what is told to his side.
        order = list(dict.fromkeys(self.scenario.order))
        self.orders = {first: order[number:] + order[:number] for number, first in enumerate(order)}
        self.sided = {
            (side, first): [player for player in players if seats[player].side == side]
            for first, players in self.orders.items()
            for side in SIDES
        }
        self.acting_for = {
            key: [player for player in players for _ in range(seats[player].acts_for)]
            for key, players in self.sided.items()
        }
        self.teams = tuple(SIDES.index(seat.side) for seat in seats)
        self.enemies = [
            [player for player, team in enumerate(self.teams) if team != own] for own in self.teams
        ]
        self.owners = [seat_of[card.deck] if isinstance(card, FactionCard) else -1 for card in definitions]
        self.sides = [
            card.side if isinstance(card, FactionCard | Battleground) else "" for card in definitions
        ]
        self.dealt = [_dealt(card) for card in definitions]
        self.armies = [isinstance(card, Army) for card in definitions]
        self.characters = [isinstance(card, Character) for card in definitions]
        self.items = [isinstance(card, Item) for card in definitions]
        self.events = [isinstance(card, EventCard) for card in definitions]
        self.battlegrounds = [
            piece for piece in self.pieces() if isinstance(definitions[piece], Battleground)
        ]
        self.paths = [piece for piece in self.pieces() if isinstance(definitions[piece], Path)]
        self.icons = {  # printed, by attribute
            kind.replace(" ", "_"): [_printed(kind, card) for card in definitions] for kind in ICONS
        }
        # What lies where before the first card is drawn: the draw decks, the battlegrounds of both sides, the
        # paths, the scenario.
        self.piles = (
            *(
                [piece for piece in self.pieces() if self.owners[piece] == player]
                for player in range(len(seats))
            ),
            *([piece for piece in self.battlegrounds if self.sides[piece] == side] for side in SIDES),
            self.paths,
            [piece for piece in self.pieces() if self.dealt[piece] == Lies.SCENARIO],
        )
        self.path_numbers = [card.number if isinstance(card, Path) else 0 for card in definitions]
        self.victory_points = [
            card.victory_points if isinstance(card, Battleground | Path) else 0 for card in definitions
        ]
        self.copied = {  # cards that are not the only ones of their kind
            piece
            for piece, card in enumerate(definitions)
            if isinstance(card, FactionCard) and definitions.count(card) > 1
        }
        # By card the first piece with the same definition, so that copies are known.
        firsts: dict[int, int] = {}
        self.kinds = [firsts.setdefault(id(card), piece) for piece, card in enumerate(definitions)]
        self.actions = [
            tuple((nth, each) for nth, each in enumerate(self._abilities(piece)) if each.form == "action")
            for piece in self.pieces()
        ]
        self.admitting = [frozenset(self._admitting(piece)) for piece in self.pieces()]
        self.wielders = [frozenset(self._wielders(piece)) for piece in self.pieces()]
        # Its plays and moves by where it goes, whatever the state is and texts say.
        self.moves: list[dict[int, Option]] = [
            {place: ("move", piece, place) for place in sorted(self.admitting[piece])}
            for piece in self.pieces()
        ]
        self.plays = [self._plays(piece) for piece in self.pieces()]
        self.wielding: dict[int, list[int]] = {}  # by character, the items that name him
        for item in self.pieces():
            for character in self.wielders[item]:
                self.wielding.setdefault(character, []).append(item)
        # By event card its one option, if it has one whatever the state is.
        self.bare_plays = [self._bare_plays(piece) for piece in self.pieces()]
        self.cycling: list[Option] = [("cycle", piece) for piece in self.pieces()]
        self._holding: dict[tuple[int, ...], Holding] = {}
        self.works = {id(each): _works(each) for piece in self.pieces() for each in self._abilities(piece)}
        # The zones in which a card has something to use or changes a number of others; the cards with a say
        # about what may be done to them, and those that speak of others.
        self.used_in = {piece: zones for piece in self.pieces() if (zones := self._used_in(piece))}
        self.ruled = {
            piece for piece in self.pieces() if any(each.rulings for each in self._abilities(piece))
        }
        self.asking = set(self.ruled)  # of them those that have to be asked at every turn (`settle`)
        # Where they may go by verb as long as their one text works, of those whose text asks no more.
        self.spoken: dict[tuple[str, int], frozenset[int]] = {}
        self._settled = False
        self.changes_in = {piece: zones for piece in self.pieces() if (zones := self._changes_in(piece))}
        self.changes = {
            piece: {attribute for each in self._abilities(piece) for attribute in _changed(each)}
            for piece in self.changes_in
        }
        self.ruling = {
            piece
            for piece in self.pieces()
            for each in self._abilities(piece)
            if any(ruling.about < 0 for ruling in each.rulings)
        }

        self.ruling_on_entry = {  # cards with a say about what comes to them
            piece
            for piece in self.pieces()
            for each in self._abilities(piece)
            if any(ruling.about == 1 and ruling.verb in ("play", "move") for ruling in each.rulings)
        }

        # Cards that answer what happens to others too.
        self.hears: dict[int, set[Key]] = {}
        for key, found in index_of(definitions).listeners.items():
            for listener in found:
                self.hears.setdefault(listener[0], set()).add(key)

        # What `Now` has to be told of when it changes its zone.
        self.watched_off = {  # …even if it is out of play before and after
            piece
            for piece, zones in (
                *self.used_in.items(),
                *self.changes_in.items(),
                *((piece, self._hears_in(piece)) for piece in self.hears),
            )
            if not zones <= IN_PLAY
        }
        self.watched = {
            *self.used_in,
            *self.changes_in,
            *self.ruling,
            *self.hears,
            *self.battlegrounds,
            *self.paths,
            *(piece for piece in self.pieces() if self.characters[piece]),
        }

    def pieces(self) -> range:
        return range(len(self.definitions))

    def different(self, cards: list[int]) -> list[int]:
        """The first of the copies of each card."""
        kinds = self.kinds
        if len({kinds[card] for card in cards}) == len(cards):
            return cards
        first: dict[int, int] = {}
        for card in cards:
            first.setdefault(kinds[card], card)
        return list(first.values())

    def holding(self, cards: list[int]) -> Holding:
        """Of a hand the first of the copies of each card, and how it can be cycled and winnowed; what
        was said of a small hand is kept for all games with these cards, as most hands are small."""
        if len(cards) > _SMALL:
            return self._held(cards)
        found = self._holding.get(tuple(cards))
        if found is None:
            found = self._holding[tuple(cards)] = self._held(cards.copy())
        return found

    def _held(self, cards: list[int]) -> Holding:
        """Of equal cards and of equal pairs the first."""
        hand = cards if self.copied.isdisjoint(cards) else self.different(cards)
        cycling = self.cycling
        options = [cycling[card] for card in hand]
        if len(hand) == len(cards):
            options += [("winnow", one, other) for one, other in combinations(cards, 2)]
            return hand, options
        kinds = self.kinds
        first: dict[frozenset[int], Option] = {}
        for one, other in combinations(cards, 2):
            first.setdefault(frozenset((kinds[one], kinds[other])), ("winnow", one, other))
        return hand, [*options, *first.values()]

    def settle(self, game: Any) -> None:
        """Find once where a card may go by what is printed alone, if its own text says no more of it."""
        if self._settled:
            return
        self._settled = True
        for card in self.ruled:
            speaking = [
                each for each in self._abilities(card) if any(rule.verb in _GOING for rule in each.rulings)
            ]
            rules = [rule for each in speaking for rule in each.rulings if rule.verb in _GOING]
            others = self.items[card] or self.events[card]  # which go to no place
            if others or len(speaking) > 1 or not all(rule.printed for rule in rules):
                continue
            plays = self._going(game, "play", card, rules)
            moves = self._going(game, "move", card, rules)
            if any(each.conditions or each.zones or each.limit for each in speaking):
                self.spoken["play", card], self.spoken["move", card] = frozenset(plays), frozenset(moves)
            else:
                self.plays[card], self.moves[card] = plays, moves
                self.asking.discard(card)

    def _going(self, game: Any, verb: str, card: int, rules: list[Ruling]) -> dict[int, Option]:
        """Where a card may go by its own text and by the places; a prohibition beats a permission."""
        context = Context(self.owners[card], card, NOTHING)
        options: dict[int, Option] = {}
        for place in sorted(
            (*self.battlegrounds, *self.paths, *([self.owners[card]] if verb == "play" else ()))
        ):
            said = [
                rule.allows
                for rule in rules
                if rule.verb == verb and rule.applies(game, context, card, place)
            ]
            if all(said) if said else place in self.admitting[card] or place == self.owners[card]:
                options[place] = (verb, card, place)
        return options

    def _plays(self, piece: int) -> dict[int, Option]:
        """An item goes to a character, anything else to a place or its player's reserve."""
        places = self.wielders[piece] if self.items[piece] else self.admitting[piece] | {self.owners[piece]}
        return {place: ("play", piece, place) for place in sorted(places)}

    def _bare_plays(self, piece: int) -> tuple[Option, ...]:
        """The option to play an event card that asks nothing and announces nothing."""
        plays = [each for each in self._abilities(piece) if each.form == "play"]
        asks = any(each.conditions or each.targets is not None for each in plays[:1])
        return () if asks or not self.events[piece] else (("play", piece),)

    def _admitting(self, piece: int) -> Iterator[int]:
        """A battleground admits cards of the factions it shows, a path characters with its number."""
        card = self.definitions[piece]
        if not isinstance(card, FactionCard):
            return
        for place in self.battlegrounds:
            ground = self.definitions[place]
            if isinstance(ground, Battleground) and card.faction in ground.defenders + ground.attackers:
                yield place
        for place in self.paths:
            path = self.definitions[place]
            if isinstance(path, Path) and isinstance(card, Character) and path.number in card.paths:
                yield place

    def _wielders(self, piece: int) -> Iterator[int]:
        """The characters that an item names, by title, faction or trait."""
        item = self.definitions[piece]
        if not isinstance(item, Item):
            return
        for other, card in enumerate(self.definitions):
            if isinstance(card, Character):
                stated = {card.name, f"any {card.faction}", *(f"any {trait}" for trait in card.traits)}
                if not stated.isdisjoint(item.wielders):
                    yield other

    def _used_in(self, piece: int) -> frozenset[int]:
        zones = (self.works[id(each)] for each in self._abilities(piece) if each.form == "action")
        return (IN_PLAY | _ZONES["hand"]) & frozenset().union(*zones)

    def _changes_in(self, piece: int) -> frozenset[int]:
        zones = (self.works[id(each)] for each in self._abilities(piece) if _changed(each))
        return frozenset().union(*zones)

    def _hears_in(self, piece: int) -> frozenset[int]:
        zones = (self.works[id(each)] for each in self._abilities(piece) if each.event)
        return frozenset().union(*zones)

    def _abilities(self, piece: int) -> tuple[Ability, ...]:
        card = self.definitions[piece]
        return card.abilities if card is not None else ()


def _changed(ability: Ability) -> set[str]:
    """The numbers of others than its own card that a text changes."""
    return {modifier.attribute for modifier in ability.modifiers if not modifier.itself}


def _printed(kind: str, card: Card | None) -> int:
    match card:
        case Army(icons=icons) | Character(icons=icons) | Item(icons=icons):
            return sum(count for count, icon in icons if icon == kind)
        case Battleground(defense=defense) if kind == "defense":
            return defense
        case Path(path_defense=defense) if kind == "path defense":
            return defense
        case _:
            return 0


def _dealt(card: Card | None) -> int:
    """Where a card lies before the first is drawn."""
    if isinstance(card, FactionCard):
        return Lies.DRAW_DECK
    if isinstance(card, ScenarioCard):
        return Lies.SCENARIO
    return Lies.NOWHERE if card is None else Lies.LOCATION_DECK


def _works(ability: Ability) -> frozenset[int]:
    """Text works in play, if it does not say otherwise. What happens instead of a card's own loss works
    wherever the card is lost from (F114), and what it may do or not when it is played works in hand."""
    if ability.zones:
        return frozenset().union(*(_ZONES[zone] for zone in ability.zones))
    if ability.form == "replace" and any(condition.itself for condition in ability.conditions):
        return _EVERYWHERE
    return IN_PLAY | _ZONES["hand"] if ability.rulings else IN_PLAY


box_of = once(Box)
