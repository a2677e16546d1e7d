"""Abilities at work: who listens to an event, what changes a number, what is allowed.

Listeners are found by index, never by scanning all cards: the index is built once a game from the
definitions and says for each event, number and verb which pieces can matter; whether such a piece
is live now is asked of the game.

Precedence (`docs/engine.md`): card text beats basic rule (L9), later beats earlier (L10), and only
then prohibition beats permission.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from cardwright_engine.card import Ability, Card, Context, Form, Ruling, Stage, Timing
from cardwright_engine.events import Event, Nothing
from cardwright_engine.game import Decider, Game
from cardwright_engine.index import Changer, Key, Listener, Ruler, index_of, key_of
from cardwright_engine.state import State

S = TypeVar("S", bound=State)

NOTHING = Nothing()

# A live ability: its number on its card (-1 for a lasting one), and for whom it runs.
Live = tuple[Ability, int, Context[Any]]
Judges = list[tuple[Ruling, Context[Any]]]


class CardGame(Game[S]):
    """A game whose pieces can carry abilities. `definitions` gives the card of each piece number,
    None for pieces without text (hexes, players)."""

    def __init__(
        self,
        state: S,
        definitions: Sequence[Card | None],
        *,
        decide: Decider | None = None,
        scripted: bool = False,
        log: bool = True,
    ) -> None:
        super().__init__(state, decide=decide, scripted=scripted, log=log)
        self.definitions = definitions
        self._index = index_of(definitions)
        self._lasting = self._index.lasting

    # --- what a game's package says ----------------------------------------------------------

    @abstractmethod
    def controller(self, piece: int) -> int:
        """The player who controls a piece."""

    @abstractmethod
    def live(self, piece: int, ability: Ability) -> bool:
        """Whether the zone of a piece lets this ability work now."""

    @abstractmethod
    def turn_order(self) -> Iterable[int]:
        """Players in the order in which simultaneous things are theirs: the active player first,
        as an assumption where the facts of a game say nothing."""

    def react(self, event: Event, timing: Timing) -> None:
        """Offer a reaction window for an event to players' hands. A game without reactions has none."""

    def in_step(self, step: str, player: int = -1) -> bool:
        """Whether the game is in a step, of this player's turn if one is named."""
        return self.state.step == step and player in (-1, self.state.active)

    # --- pieces by their cards ---------------------------------------------------------------

    def title(self, piece: int) -> str:
        """The name on a card, "" for a piece without one."""
        card = self.definitions[piece]
        return card.name if card is not None else ""

    def named(self, *titles: str) -> list[int]:
        """All pieces whose card has one of these names, wherever they are."""
        return [piece for title in titles for piece in self._index.titles.get(title, ())]

    @staticmethod
    def only(pieces: Iterable[int]) -> int:
        """The piece that `the …` means: the first there is, −1 where there is none."""
        return next(iter(pieces), -1)

    # --- finding -----------------------------------------------------------------------------

    def listeners(self, form: Form, event: Event, timing: Timing) -> Sequence[Live]:
        """Live abilities of a form that answer an event, cards first, then lasting effects in the
        order of their making."""
        key = key_of(form, event.id, timing)
        if key not in self._index.heard:  # nearly always
            return ()
        found = self._index.answering(key, event, self.hearing(key))
        return self._listening(key, event, found) if found or self.state.lasting else ()

    def heard(self, key: Key) -> bool:
        """Whether any text may answer such an event, so that it is worth telling of."""
        return key in self._index.heard

    def _listening(self, key: Key, event: Event, found: Sequence[Listener]) -> list[Live]:
        listening: list[Live] = []
        for piece, number, ability in found:
            if self.live(piece, ability):
                context = Context(self.controller(piece), piece, event)
                if self.holds(ability, number, context):
                    listening.append((ability, number, context))
        for name, you, this, bound, _ in self.state.lasting:
            ability = self._lasting[name]
            if ability.event and key_of(ability.form, ability.event, ability.timing) == key:
                context = Context(you, this, event, bound)
                if self.holds(ability, -1, context):
                    listening.append((ability, -1, context))
        return listening

    def hearing(self, key: Key) -> Sequence[Listener]:
        """The texts that may answer such an event whatever it happens to, in the order of the pieces."""
        return self._index.listeners.get(key, ())

    def holds(self, ability: Ability, number: int, context: Context[Any]) -> bool:
        """Whether the conditions and the limit of an ability allow it now."""
        if ability.limit and self.used_up(ability, number, context.this):
            return False
        for condition in ability.conditions:  # noqa: SIM110 - asked for every text of every event
            if not condition.test(self, context):
                return False
        return True

    def used_up(self, ability: Ability, number: int, this: int) -> bool:
        """Whether an ability was used as often as its limit allows."""
        return bool(ability.limit) and self.state.used.count((ability.limit, this, number)) >= ability.times

    # --- happening ---------------------------------------------------------------------------

    def happen(self, event: Event, timing: Timing) -> None:
        """Open the window `timing` an event: triggers in turn order, then reactions from hands."""
        found = self.listeners("trigger", event, timing)
        if len(found) == 1:
            self.perform(*found[0])  # nothing came between since its conditions were asked
        elif found:
            order = {player: place for place, player in enumerate(self.turn_order())}
            for ability, number, context in sorted(
                found, key=lambda live: order.get(live[2].you, len(order))
            ):
                if self.holds(ability, number, context):
                    self.perform(ability, number, context)
        self.react(event, timing)

    def replaced(self, event: Event) -> bool:
        """Let the first replacement that applies happen instead of an event. False: it happens."""
        for ability, number, context in self.listeners("replace", event, "instead of"):
            if self.perform(ability, number, context):
                return True
        return False

    def perform(
        self, ability: Ability, number: int, context: Context[Any], targets: tuple[int, ...] = ()
    ) -> bool:
        """Unwind one ability whose conditions hold: optional, cost, limit, effect. False: declined
        or not payable."""
        if ability.cost is not None and not ability.cost[0](self, context):
            return False
        if ability.binds is not None:
            context = replace(context, bound=ability.binds(self, context))
        if ability.optional and not self.agree(context.you, "optional", card=context.this, line=ability.line):
            return False
        if ability.cost is not None:
            ability.cost[1](self, context)
        if ability.limit:
            self.state.used += ((ability.limit, context.this, number),)
        if ability.effect is not None:
            ability.effect(self, context, *targets)
        return True

    # --- lasting effects ---------------------------------------------------------------------

    def last(self, context: Context[Any], ability: Ability, until: str, *bound: int) -> None:
        """Make an ability hold until the end of a step, with the pieces and numbers it speaks of."""
        self.state.lasting += ((ability.id, context.you, context.this, bound, until),)

    def end(self, step: str) -> None:
        """A step ends: what lasted until its end is over, and limits `once per` it are fresh."""
        state = self.state
        if state.lasting:
            state.lasting = tuple(lasting for lasting in state.lasting if lasting[4] != step)
        if state.used:
            state.used = tuple(used for used in state.used if used[0] != step)

    # --- numbers -----------------------------------------------------------------------------

    def number(self, attribute: str, piece: int, base: int, caps: Iterable[int] = ()) -> int:
        """A number of a piece: printed base, caps on the base (the lowest), set (the last), add, cap
        on the total (the lowest), lock (the last; nothing changes it, F29)."""
        live = self.changers(attribute)
        own = self._index.own_modifiers.get(attribute)
        if own is not None and piece in own:
            mine = [each for each in own[piece] if self.live(piece, each[1])]
            live = sorted([*live, *mine], key=lambda changer: changer[0])
        lasting = self.state.lasting
        if lasting:
            changing = self._index.lasting_changers.get(attribute, ())
            lasting = tuple([each for each in lasting if each[0] in changing])
        if not live and not lasting:  # nearly always
            return max(min(base, *caps) if caps else base, 0)
        stages: dict[Stage, list[int]] = {}
        for source, ability, modifier in live:
            context = Context(self.controller(source), source, NOTHING)
            if modifier.applies(self, context, piece) and self.holds(ability, -1, context):
                stages.setdefault(modifier.stage, []).append(modifier.value(self, context, piece))
        for name, you, this, bound, _ in lasting:
            for modifier in self._lasting[name].modifiers:
                if modifier.attribute == attribute:
                    context = Context(you, this, NOTHING, bound)
                    if self.holds(self._lasting[name], -1, context) and modifier.applies(
                        self, context, piece
                    ):
                        stages.setdefault(modifier.stage, []).append(modifier.value(self, context, piece))
        if not stages:
            return max(min(base, *caps) if caps else base, 0)
        value: int = min([base, *caps, *stages.get(Stage.CAP_BASE, ())])
        if Stage.SET in stages:
            value = stages[Stage.SET][-1]
        value += sum(stages.get(Stage.ADD, ()))
        value = min([value, *stages.get(Stage.CAP_TOTAL, ())])
        if Stage.LOCK in stages:
            value = stages[Stage.LOCK][-1]
        return max(value, 0)

    def changers(self, attribute: str) -> list[Changer]:
        """The live texts that may change a number of other pieces than their own card."""
        found = self._index.modifiers.get(attribute)
        return [each for each in found if self.live(each[0], each[1])] if found else []

    # --- permissions -------------------------------------------------------------------------

    def ruling(self, verb: str, *what: int) -> bool | None:
        """What card texts say of doing `verb` to `what`: True allowed, False forbidden, None nothing.

        A lasting effect is later than a card in play, a later one beats an earlier one (L10); among
        cards in play a prohibition beats a permission.
        """
        judges = self.judges(verb, what)
        return self.judged(judges, *what) if judges else None

    def judges(self, verb: str, what: tuple[int, ...]) -> list[Judges]:
        """The texts with a say now about doing `verb` to `what`, and for whom they speak: what lasts,
        the latest first, then the cards in play together. The first that says anything is right."""
        found: list[Judges] = []
        for name, you, this, bound, _ in reversed(self.state.lasting):
            ability = self._lasting[name]
            context = Context(you, this, NOTHING, bound)
            speaking = [(ruling, context) for ruling in ability.rulings if ruling.verb == verb]
            if speaking and self.holds(ability, -1, context):
                found.append(speaking)
        in_play: Judges = []
        for piece, ability, ruling in self.rulers(verb, what):
            if self.live(piece, ability):
                context = Context(self.controller(piece), piece, NOTHING)
                if self.holds(ability, -1, context):
                    in_play.append((ruling, context))
        if in_play:
            found.append(in_play)
        return found

    def silent(self, verb: str) -> bool:
        """Whether no text has a say now about doing a verb to anything."""
        index = self._index
        if verb not in index.ruled:
            return True
        ruling = index.lasting_rulings.get(verb)
        if ruling is not None and any(lasting[0] in ruling for lasting in self.state.lasting):
            return False
        for piece, ability, _ in index.rulings.get(verb, ()):
            if self.live(piece, ability):
                return False
        return verb not in index.own_rulings

    def judged(self, judges: list[Judges], *what: int) -> bool | None:
        """What these texts say of doing their verb to `what`."""
        for together in judges:
            said = None
            for ruling, context in together:
                if ruling.applies(self, context, *what):
                    if not ruling.allows:
                        return False
                    said = True
            if said:
                return True
        return None

    def rulers(self, verb: str, what: tuple[int, ...]) -> Sequence[Ruler]:
        """The texts that may have a say about doing `verb` to `what`, live or not."""
        return self._index.rulers(verb, what)

    # --- for scripts, screens and people -----------------------------------------------------

    @abstractmethod
    def why_not(self, player: int, verb: str, pieces: tuple[int, ...]) -> tuple[Any, ...]:
        """Every reason (`position.Refused`) why a player may not do `verb` with these pieces now;
        empty when he may."""

    def same(self, piece: int, said: int) -> bool:
        """Whether a piece of an option is what a script names by `said` (a unit by its hex)."""
        return piece == said
