"""What a player may do in his turn of the action step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from cardwright_engine.abilities import NOTHING, Judges
from cardwright_engine.card import Ability, Context
from cardwright_engine.choices import Option
from cardwright_engine.games.ring.entry import Entries
from cardwright_engine.games.ring.now import Now

_DISCARD: Final[Option] = ("discard",)
_PASS: Final[Option] = ("pass",)
_PASS_ALONE: Final[tuple[Option, ...]] = (_PASS,)
_NOBODY: Final[list[Judges]] = []


class Actions(Entries):
    """The action menu: play, move, cycle, winnow, use, discard a Ring token, pass.

    It is asked for at every turn of every player, so it is listed by what is admitted, not by trying
    out what is refused; `Entries` says the same in refusals, and a test holds the two together.
    """

    def actions(self, player: int) -> tuple[Option, ...]:
        """Every action a player may take now. Of equal cards in one place only the first is offered."""
        state, now = self.state, self.now
        cards = state.hands[player]
        options: list[Option] = []
        if cards:
            hand, held = self.box.holding(cards)
            self._add_plays(now, options, player, hand)
            if state.reserves[player] and state.active_places[0]:
                self._add_moves(now, options, player)
            options += held
        elif state.reserves[player] and state.active_places[0]:
            self._add_moves(now, options, player)
        if now.users:
            self._add_uses(now, options, player)
        if state.rings[player]:
            options.append(_DISCARD)
        if not cards or self.may_pass(player):
            if not options:
                return _PASS_ALONE
            options.append(_PASS)
        return tuple(options)

    def may_pass(self, player: int) -> bool:
        """R4: passing needs a hand no larger than the carryover limit, or smaller than every
        opponent's. Who has passed may act later while the step lasts (F096)."""
        hands = self.state.hands
        cards = len(hands[player])
        if not cards:
            return True
        if cards <= self.carryover_limit(player):
            return True
        for other in self.box.enemies[player]:  # noqa: SIM110 - asked at every turn
            if len(hands[other]) <= cards:
                return False
        return True

    def _add_plays(self, now: Now, options: list[Option], player: int, hand: list[int]) -> None:
        state, box = self.state, self.box
        judges = self.judges("play", ()) if state.lasting or now.rulers else _NOBODY
        on_entry = self._ruled_on_entry() if box.ruling_on_entry else False
        known, played, this_round = now.plays, state.played, state.round
        for card in hand:
            ruled = on_entry or (judges and self._concerned(judges, card))
            if card in known and not ruled:
                if played[card] != this_round or box.armies[card]:
                    options += known[card]
            elif box.events[card]:
                if ruled and self.ruling("play", card, -1) is False:
                    continue
                options += box.bare_plays[card] or self._event_plays(player, card)
            elif played[card] == this_round and not box.armies[card]:
                pass  # the very same character or item is not played twice in a round (F016)
            elif not ruled and card not in box.asking:
                options += now.plays_of(player, card)
            else:
                options += [("play", card, place) for place in self._ruled_plays(judges, player, card)]

    def _concerned(self, judges: list[Judges], card: int) -> bool:
        """Whether any of these texts may say something of a card, wherever it goes."""
        for together in judges:
            for ruling, context in together:
                if ruling.first is None or ruling.first(self, context, card):
                    return True
        return False

    def _ruled_on_entry(self) -> bool:
        """Whether a card or place in play has a say about what comes to it."""
        ruling = self.box.ruling_on_entry
        return not ruling.isdisjoint((*self.cards(), *self.state.active_places[0]))

    def _ruled_plays(self, judges: list[Judges], player: int, card: int) -> list[int]:
        """Where a card may be played that texts have a say about."""
        box = self.box
        if box.items[card]:
            places = [other for other in self.cards() if box.characters[other]]
            return self._ruled_places("play", judges, card, places, box.wielders[card])
        places = [player, *self.state.active_places[0]]
        return self._ruled_places("play", judges, card, places, box.admitting[card], player)

    def _ruled_places(
        self,
        verb: str,
        judges: list[Judges],
        card: int,
        places: list[int],
        fitting: frozenset[int],
        reserve: int = -1,
    ) -> list[int]:
        """The places a card may go to: those that fit it, and the reserve, where no text says otherwise."""
        ruling_on_entry = self.box.ruling_on_entry
        if card in self.box.ruled:
            others, judges = judges, self.judges(verb, (card,))
            if judges and not others and not ruling_on_entry and (verb, card) in self.box.spoken:
                spoken = self.box.spoken[verb, card]
                return [place for place in places if place in spoken]
        if not judges and not ruling_on_entry:
            return [place for place in places if place in fitting or place == reserve]
        found: list[int] = []
        for place in places:
            own = place in ruling_on_entry
            said = self.ruling(verb, card, place) if own else self.judged(judges, card, place)
            if said or (said is None and (place in fitting or place == reserve)):
                found.append(place)
        return found

    def _event_plays(self, player: int, card: int) -> Iterator[Option]:
        ability = self._text(card)
        context = Context(player, card, NOTHING)
        if ability is None:
            yield ("play", card)
        elif all(condition.test(self, context) for condition in ability.conditions):
            for targets in self.target_sets(ability, context):
                yield ("play", card, *targets)

    def _add_moves(self, now: Now, options: list[Option], player: int) -> None:
        state, box, known = self.state, self.box, now.moves
        judges = self.judges("move", ()) if state.lasting or now.rulers else _NOBODY
        on_entry = self._ruled_on_entry() if box.ruling_on_entry else False
        played, this_round, items = state.played, state.round, box.items
        cards = state.reserves[player]
        for card in cards if box.copied.isdisjoint(cards) else box.different(cards):
            if items[card] or played[card] == this_round:
                continue  # an item moves with its wielder; what was just played waits (F030)
            ruled = on_entry or (judges and self._concerned(judges, card))
            if ruled or card in box.asking:
                active = state.active_places[0]
                places = self._ruled_places("move", judges, card, active, box.admitting[card])
                options += [("move", card, place) for place in places]
            else:
                options += known[card] if card in known else now.moves_of(card)

    # --- texts to use ------------------------------------------------------------------------

    def usable(self, card: int) -> Iterator[tuple[int, int, Ability]]:
        """The texts of a card that are used as an action."""
        for number, ability in self.box.actions[card]:
            yield card, number, ability

    def user(self, ability: Ability, card: int) -> int:
        """Who uses a text: the controller of the card, where it names nobody else (F170 takes it so)."""
        you = self.controller(card)
        return you if ability.user is None else ability.user(self, Context(you, card, NOTHING))

    def _add_uses(self, now: Now, options: list[Option], player: int) -> None:
        for card, number, ability, somebody in (now.uses or now.usable())[player]:
            if somebody and self.user(ability, card) != player:
                continue
            context = Context(player, card, NOTHING)
            if self.holds(ability, number, context) and self.payable(ability, context):
                if ability.targets is None:
                    options.append(("use", card))
                else:
                    options += [("use", card, *targets) for targets in ability.targets(self, context)]

    def payable(self, ability: Ability, context: Context[Any]) -> bool:
        return ability.cost is None or ability.cost[0](self, context)

    # --- doing it ----------------------------------------------------------------------------

    def do(self, player: int, option: Option) -> None:
        """Carry out an action from the menu; to pass is to do nothing."""
        verb = option[0]
        pieces: tuple[Any, ...] = option[1:]
        match verb:
            case "play" if self.box.events[pieces[0]]:
                self.play_event(player, pieces[0], pieces[1:])
            case "play":
                self.bring(player, *pieces)
            case "cycle":
                self.cycle(player, *pieces)
            case "winnow":
                self.winnow(player, *pieces)
            case "move":
                self.go(player, *pieces)
            case "discard":
                self.discard(player)
            case _:
                self.use(player, pieces[0], pieces[1:])

    def winnow(self, player: int, one: int, other: int) -> None:
        """Eliminate two hand cards, draw one; a text may save a card, which is drawn for all the same
        (F022, F114)."""
        self.note("winnow", player, one, other)
        self.eliminate(player, one)
        self.eliminate(player, other)
        self.draw(player, 1)

    def use(self, player: int, card: int, targets: tuple[int, ...]) -> None:
        """Use the action text of a card that can be announced with these targets."""
        for _, number, ability in self.usable(card):
            context = Context(player, card, NOTHING)
            if self.live(card, ability) and targets in self.target_sets(ability, context):
                self.note("use", player, card, *targets)
                self.perform(ability, number, context, targets)
                return

    def discard(self, player: int) -> None:
        """Discard the Ring token, once per game: draw two cards. One that works each round is only
        turned over: draw three, eliminate one card of the hand and cycle one."""
        self.state.rings[player] -= 1
        self.note("discard", player)
        if self.scenario.seats[player].token == "once":
            self.draw(player, 2)
            return
        self.draw(player, 3)
        for card in self.choose(player, self.hand(player), "token", kind="eliminate"):
            self.eliminate(player, card)
        for card in self.choose(player, self.hand(player), "token", kind="cycle"):
            self.cycle(player, card)

    # --- cards of a set-up -------------------------------------------------------------------

    def deal(self) -> None:
        """Put every card where it starts: shuffled draw decks and battleground decks, the path deck,
        and the opening hands."""
        state, box = self.state, self.box
        state.zone[:] = box.dealt
        piles = (*state.draw_decks, *state.battleground_decks, state.path_deck[0], state.scenario[0])
        for pile, pieces in zip(piles, box.piles, strict=True):
            pile += pieces
        for deck in (*state.draw_decks, *state.battleground_decks):
            self.shuffle(deck)
        for player in self.players:
            self.draw(player, self.scenario.seats[player].opening)
