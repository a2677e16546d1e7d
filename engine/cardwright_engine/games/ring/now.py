"""What follows from where the cards of a state lie, so that it need not be looked for at every turn."""

from __future__ import annotations

from collections.abc import Set

from cardwright_engine.card import Ability
from cardwright_engine.choices import Option
from cardwright_engine.games.ring.box import IN_PLAY, Box
from cardwright_engine.games.ring.state import Lies, RingState
from cardwright_engine.index import Changer, Key, Listener, Ruler

# A piece, the number of an ability on it, the ability, and whether it has to be asked who uses it.
Usable = tuple[int, int, Ability, bool]


class Now:
    """Kept in step by `Moves.lay`, with its short form `draw_top` the one way in which a card changes its
    zone.

    `users` are the cards whose texts may be used where they lie, `rulers` those in play that have a say
    about others, `changers` those whose texts change a number. What is found from them is kept until one
    of them comes or goes: `uses` are the texts to use, by player, `ruling` by verb and pieces those with a
    say, `changing` by attribute those that change it, `hearing` by event those that answer it whatever it
    happens to, with the pieces that answer what happens to themselves. `plays` and `moves` are the options
    of a card that no text has a say about, until a place comes or goes; those of an item among them, until
    one of its wielders does.
    """

    __slots__ = (
        "box",
        "changers",
        "changing",
        "hearing",
        "moves",
        "owned",
        "plays",
        "rulers",
        "ruling",
        "state",
        "users",
        "uses",
    )

    def __init__(self, state: RingState, box: Box) -> None:
        self.state = state
        self.box = box
        zone = state.zone
        self.users = {piece for piece, zones in box.used_in.items() if zone[piece] in zones}
        self.changers = {piece for piece, zones in box.changes_in.items() if zone[piece] in zones}
        self.rulers = {piece for piece in box.ruling if zone[piece] in IN_PLAY}
        self.hearing: dict[Key, tuple[list[Listener], Set[int]]] = {}
        self.uses: list[list[Usable]] = []
        self.changing: dict[str, list[Changer]] = {}
        self.ruling: dict[tuple[str, tuple[int, ...]], list[Ruler]] = {}
        self.plays: dict[int, list[Option]] = {}
        self.moves: dict[int, list[Option]] = {}
        # By zone the pile of each owner, where that is enough to find it; where there is one for all, it
        # stands for each of them, and for those cards that have none (at -1).
        everybody = len(state.hands) + 1
        owned: dict[int, list[list[int]]] = {
            Lies.DRAW_DECK: state.draw_decks,
            Lies.HAND: state.hands,
            Lies.CYCLED: state.cycled,
            Lies.ELIMINATED: state.eliminated,
            Lies.LOCATION: state.placed * everybody,
            Lies.RESOLVING: state.resolving * everybody,
            Lies.ACTIVE: state.active_places * everybody,
            Lies.LEFT_BEHIND: state.left_behind * everybody,
            Lies.SCENARIO: state.scenario * everybody,
        }
        self.owned = [owned.get(zone) for zone in range(Lies.SCENARIO + 1)]

    def moved(self, piece: int, before: int, zone: int) -> None:
        """A piece that the box watches came from one zone to another."""
        box = self.box
        if piece in box.used_in:
            (self.users.add if zone in box.used_in[piece] else self.users.discard)(piece)
            self.uses = []
        if piece in box.changes_in:
            (self.changers.add if zone in box.changes_in[piece] else self.changers.discard)(piece)
            for attribute in box.changes[piece]:
                self.changing.pop(attribute, None)
        if piece in box.ruling:
            (self.rulers.add if zone in IN_PLAY else self.rulers.discard)(piece)
            self.ruling.clear()
        if piece in box.hears:
            for key in box.hears[piece]:
                self.hearing.pop(key, None)
        if before == Lies.ACTIVE or zone == Lies.ACTIVE:
            self.plays.clear()
            self.moves.clear()
        elif piece in box.wielding and (before in IN_PLAY or zone in IN_PLAY):
            for item in box.wielding[piece]:
                self.plays.pop(item, None)

    def usable(self) -> list[list[Usable]]:
        """The texts that may be used where their cards lie, by the player who may use them: the controller
        of the card, or perhaps anybody where the text names somebody or nobody controls the card."""
        box, zone, controllers = self.box, self.state.zone, self.state.controllers
        self.uses = [[] for _ in self.state.hands]
        for card in sorted(self.users):
            for number, ability in box.actions[card]:
                if zone[card] in box.works[id(ability)]:
                    you = controllers[card] if ability.user is None else -1
                    for found in self.uses if you < 0 else (self.uses[you],):
                        found.append((card, number, ability, you < 0))
        return self.uses

    def plays_of(self, player: int, card: int) -> list[Option]:
        """The plays of an army, character or item, whatever texts say."""
        state, options = self.state, self.box.plays[card]
        if self.box.items[card]:
            found: list[Option] = []
            for pile in (*state.reserves, state.placed[0]):
                for other in pile:
                    if other in options:
                        found.append(options[other])
        else:
            found = [options[player]] if player in options else []
            for place in state.active_places[0]:
                if place in options:
                    found.append(options[place])
        self.plays[card] = found
        return found

    def moves_of(self, card: int) -> list[Option]:
        """The moves of an army or character, whatever texts say."""
        options = self.box.moves[card]
        found = self.moves[card] = [
            options[place] for place in self.state.active_places[0] if place in options
        ]
        return found
