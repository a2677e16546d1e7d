"""When each ability can be used: in which step, in whose turn, from where, and by which side.

A window, a condition about a step and a place each allow some moments; an ability can be used at the
moments that all of them allow. Where nothing is said the game's vocabulary says it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal, assert_never

from cardwright.bound import nodes as bound
from cardwright.bound.calendar import Calendar, Turn, calendar
from cardwright.bound.families import is_a
from cardwright.bound.walk import walk, walk_now
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words


@dataclass(frozen=True, slots=True, order=True)
class Moment:
    """A leaf of the tree of steps, and whose turn it is for the one who uses the ability."""

    step: str
    turn: Turn


@dataclass(frozen=True, slots=True)
class Limitation:
    """One thing that limits when an ability can be used: where it is said, and what it allows."""

    span: Span
    says: Literal["the card", "steps", "event", "condition", "manner", "around"]
    allows: frozenset[Moment]


@dataclass(frozen=True, slots=True)
class Carried:
    """Something a window hands to its ability, and from when on it is known."""

    role: str
    kind: str
    known: Literal["before", "after"]


@dataclass(frozen=True, slots=True, kw_only=True)
class AbilityInTime:
    """An ability with the moments at which it can be used. `zones` are where its card can be then,
    None where nothing is said; `side` is the player who uses it where one is named. `around` is the
    effect that creates it, if one does, and `until` how long it lasts then."""

    ability: bound.Ability
    moments: frozenset[Moment]
    limitations: tuple[Limitation, ...]
    zones: frozenset[str] | None
    side: str
    carried: tuple[Carried, ...]
    nodes: tuple[object, ...]  # everything below it
    understood: bool  # nothing in it is unresolved
    around: bound.Ability | None = None
    until: words.Step | None = None
    printed: tuple[bound.Test, ...] = ()  # what its card is, as far as that is printed on it

    @property
    def clash(self) -> tuple[Limitation, Limitation] | None:
        """Two limitations that leave no moment; nothing where there is one."""
        for at, later in enumerate(self.limitations):
            for earlier in self.limitations[:at]:
                if not earlier.allows & later.allows:
                    return earlier, later
        return None


def in_time(card: bound.Card, vocabulary: words.Vocabulary) -> tuple[AbilityInTime, ...]:
    """The abilities of a card; behind each the ones that its effect creates."""
    days = calendar(vocabulary)
    printed = printed_on(card, vocabulary)
    return tuple(
        replace(found, printed=printed)
        for ability in card.abilities
        for found in _with_created(ability, card.kind, vocabulary, days, None, None, None)
    )


def printed_on(card: bound.Card, vocabulary: words.Vocabulary) -> tuple[bound.Test, ...]:
    """What is true of a card because of the words printed on it."""
    printed = {entry.id for entry in vocabulary.attributes if entry.field and entry.domain}
    return tuple(
        bound.IsAdjective(span=field.span, adjective=adjective)
        for field in card.fields
        for adjective in vocabulary.adjectives
        if adjective.attribute in printed
        and isinstance(field.field, words.Field)
        and field.field.name == adjective.attribute
        and field.values == (adjective.value,)
        and card.kind.kind in _parts(vocabulary, adjective.of)
    )


def _parts(vocabulary: words.Vocabulary, kinds: tuple[str, ...]) -> frozenset[str]:
    return frozenset(
        entry.id for entry in vocabulary.kinds if any(is_a(vocabulary, entry.id, kind) for kind in kinds)
    )


def _with_created(
    ability: bound.Ability,
    kind: words.CardKind,
    vocabulary: words.Vocabulary,
    days: Calendar,
    around: bound.Ability | None,
    until: words.Step | None,
    span: frozenset[Moment] | None,
) -> Iterator[AbilityInTime]:
    limitations = tuple(_limitations(ability, kind, days, created=around is not None))
    if span is not None and around is not None:
        limitations = (Limitation(around.span, "around", span), *limitations)
    moments = everywhen(days)
    for limitation in limitations:
        moments &= limitation.allows
    nodes = tuple(walk(ability))
    yield AbilityInTime(
        ability=ability,
        moments=moments,
        limitations=limitations,
        zones=_zones(ability, kind) if around is None else None,
        side=ability.user.word.id if isinstance(ability.user, bound.PlayerOf) else "",
        carried=tuple(_carried(ability)),
        nodes=nodes,
        understood=not any(isinstance(node, bound.Unresolved) for node in nodes),
        around=around,
        until=until,
    )
    for node in walk_now(ability.body):
        if isinstance(node, bound.Last):
            step = node.until if not isinstance(node.until, bound.Unresolved) else None
            inside = _rest(moments, step, days)
            for created in node.abilities:
                yield from _with_created(created, kind, vocabulary, days, ability, step, inside)


def everywhen(days: Calendar) -> frozenset[Moment]:
    """All moments of a game."""
    return frozenset(Moment(leaf, turn) for leaf in days.leaves() for turn in days.turns(leaf))


def _rest(moments: frozenset[Moment], step: words.Step | None, days: Calendar) -> frozenset[Moment]:
    """The moments from one of `moments` on until the step around it ends."""
    if step is None:
        return everywhen(days)
    leaves = days.parts(step.id)
    found: set[Moment] = set()
    for moment in moments:
        if moment.step not in leaves:
            return everywhen(days)
        for leaf in leaves[leaves.index(moment.step) :] if step.turn else leaves:
            found.update(
                Moment(leaf, turn) for turn in days.turns(leaf) if not step.turn or turn == moment.turn
            )
    return frozenset(found)


# --- what limits an ability --------------------------------------------------------------------


def _limitations(
    ability: bound.Ability, kind: words.CardKind, days: Calendar, *, created: bool
) -> Iterator[Limitation]:
    if ability.form == "play" and not created:
        yield Limitation(ability.span, "the card", _of_card(ability, kind, days))
    for window in ability.windows:
        match window:
            case bound.StepWindow():
                yield Limitation(window.span, "steps", _of_steps(window, ability, days))
            case bound.EventWindow():
                if not isinstance(window.event, bound.Unresolved):
                    yield Limitation(window.span, "event", _of_event(window.event, days))
            case bound.Always():
                pass
            case _:
                assert_never(window)
    if ability.manner is not None and ability.manner.steps:
        beside = _moments(ability.manner.steps, "either", days)
        yield Limitation(ability.manner_span or ability.span, "manner", beside)
    for condition in ability.conditions:
        if isinstance(condition, bound.InStep) and not condition.negated:
            who = _turn(condition.player) or "either"
            yield Limitation(condition.span, "condition", _moments((condition.step.id,), who, days))


def _of_card(ability: bound.Ability, kind: words.CardKind, days: Calendar) -> frozenset[Moment]:
    """When such a card is played where its text says nothing else: whose turn it is then, and, for a
    bare `play`, in which steps."""
    said_who = any(isinstance(window, bound.StepWindow) and window.who for window in ability.windows)
    bare = not any(isinstance(window, bound.StepWindow | bound.EventWindow) for window in ability.windows)
    steps = kind.play_steps if bare and kind.play_steps else days.leaves()
    return _moments(steps, "either" if said_who else kind.play_turn, days)


def _turn(player: bound.Player | None) -> words.Turn | None:
    match player:
        case bound.You():
            return "own"
        case bound.Opponent():
            return "opponent"
        case None:
            return None
        case _:
            return "either"


def _of_steps(window: bound.StepWindow, ability: bound.Ability, days: Calendar) -> frozenset[Moment]:
    """When one window is open; what is before or after a step reaches as far as the others say."""
    wide = (one for one in ability.windows if isinstance(one, bound.StepWindow) and one.timing == "in")
    windows = (window,) if window.timing == "in" else (window, *wide)
    return _moments(days.open(windows), _turn(window.who) or "either", days)


def _of_event(event: words.Event, days: Calendar) -> frozenset[Moment]:
    return _moments(event.steps or days.leaves(), event.turn, days)


def _moments(steps: tuple[str, ...], turn: words.Turn, days: Calendar) -> frozenset[Moment]:
    """The moments of some steps in somebody's turn; in a step without turns it is nobody's."""
    return frozenset(
        Moment(leaf, whose)
        for step in steps
        for leaf in days.parts(step)
        for whose in days.turns(leaf)
        if turn == "either" or whose in (turn, "nobody")
    )


def _zones(ability: bound.Ability, kind: words.CardKind) -> frozenset[str] | None:
    """Where the card can be when the ability is used; None where nothing is said."""
    allowed: frozenset[str] | None = (
        frozenset(kind.live_in) if kind.live_in and ability.form != "play" else None
    )
    for place in ability.places:
        said = frozenset(
            test.zone.id for test in place.tests if isinstance(test, bound.InZone) and not test.negated
        )
        # A place beats the default of the kind; two places must both hold.
        if said and (place is ability.places[0] or allowed is None):
            allowed = said
        elif said and allowed is not None:
            allowed &= said
    return allowed


def _carried(ability: bound.Ability) -> Iterator[Carried]:
    for window in ability.windows:
        if isinstance(window, bound.EventWindow) and not isinstance(window.event, bound.Unresolved):
            for role in window.event.roles:
                yield Carried(role.id, role.kind, role.known)
