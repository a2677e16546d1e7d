"""One ability played straight from its tree: the envelope of the engine, with functions that walk the
tree each time they are called."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from cardwright.bound import nodes as b
from cardwright.bound.condition_ids import demands
from cardwright.bound.walk import walk
from cardwright.text.source import written
from cardwright_engine import vocabulary as words
from cardwright_engine.card import Ability, Condition, Context, Modifier, Ruling, Stage, Timing
from direct_interpreter.acting import Actor, single
from direct_interpreter.keeping import decoded, encoded, keys_of
from direct_interpreter.reading import holds, number, passes, piece, pieces
from direct_interpreter.saying import meant, permitted, there, zones
from direct_interpreter.surroundings import Surroundings
from direct_interpreter.times import step_times

STAGES = {"set": Stage.SET, "add": Stage.ADD, "cap total": Stage.CAP_TOTAL, "lock": Stage.LOCK}


def itself(demand: Any) -> str:
    """The role in which an ability wants its own card, "" for any other demand."""
    match demand:
        case b.RoleTest() if any(
            isinstance(one, b.IsOneOf) and isinstance(one.pieces, b.This) and not one.negated
            for one in demand.tests
        ):
            return str(demand.role.id)
    return ""


@dataclass
class Text:
    """One ability with what surrounds it in its card. `keys` are what a lasting one keeps."""

    node: b.Ability
    window: b.EventWindow | None
    card: CardText
    keys: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        self.roles: dict[str, str] = {}
        self.carried: frozenset[str] = frozenset()
        if self.window is not None:
            assert isinstance(self.window.event, words.Event)
            self.roles = {test.name: test.role.id for test in self.window.roles if test.name}
            self.carried = frozenset(role.id for role in self.window.event.roles)

    def surroundings(self, g: Any, c: Context[Any]) -> Surroundings:
        kept = decoded(self.keys, c.bound) if self.keys else {}
        s = Surroundings(
            g=g,
            c=c,
            vocabulary=self.card.vocabulary,
            letters=self.card.letters,
            roles=self.roles,
            carried=self.carried,
            kept={key: value for key, value in kept.items() if not key.startswith("name ")},
            names={key[5:]: value for key, value in kept.items() if key.startswith("name ")},
        )
        self._name_places(s)
        return s

    def _name_places(self, s: Surroundings) -> None:
        """`on a path as way`: where something stands gives names."""
        if self.node.cost is not None and s.c.bound and not self.keys:
            s.names.update(zip((name for name, *_ in self.places()), s.c.bound, strict=True))
            return
        for name, test, subject in self.places():
            s.names[name] = there(test, piece(subject, s), s)

    def places(self) -> list[tuple[str, b.Related, Any]]:
        found: dict[str, tuple[str, b.Related, Any]] = {}
        heads: list[tuple[tuple[Any, ...], Any, str]] = [
            (place.tests, b.This(span=place.span, kind=""), place.name) for place in self.node.places
        ]
        if self.window is not None:
            heads += [
                (role.tests, b.RoleOf(span=role.span, role=role.role), "") for role in self.window.roles
            ]
        for condition in self.node.conditions:
            parts = condition.conditions if isinstance(condition, b.AllConditions) else (condition,)
            heads += [(part.tests, part.piece, "") for part in parts if isinstance(part, b.Passes)]
        for tests, subject, name in heads:
            for test in tests:
                if isinstance(test, b.Related) and not test.negated and (test.name or name):
                    found.setdefault(test.name or name, (test.name or name, test, subject))
        return list(found.values())

    def ability(self, id: str = "") -> Ability:
        """The envelope, with functions of this text in it."""
        node = self.node
        announced = tuple(self._announced())
        body = node.body[len(announced) :]
        time = step_times(node, self.window is not None, self.card.kind, self.card.vocabulary)
        event = ""
        timing: Timing = ""
        conditions = [
            Condition(
                id=id,
                says=written(demand.span).strip(),
                test=self._demand(demand),
                itself=itself(demand),
            )
            for id, demand in demands(self._shorn())
        ]
        if self.window is not None:
            assert isinstance(self.window.event, words.Event)
            event, timing = self.window.event.id, self.window.timing
        elif time.event:
            event, timing = "step", time.timing
            conditions.insert(0, Condition(id=time.step, says="", test=self._step))
        actor = Actor(self.card.make_last)

        def effect(g: Any, c: Context[Any], *targets: int) -> None:
            s = self.surroundings(g, c)
            s.names.update(zip((chosen.name or "target" for chosen in announced), targets, strict=True))
            actor.run(body, s)

        bound_places = bool(self.places()) and node.cost is not None and not self.keys
        return Ability(
            form=node.form,
            event=event,
            timing=timing,
            zones=tuple(zone for place in node.places for zone in zones(place.tests)),
            steps=time.steps,
            turn=time.turn,
            manner=node.manner.id if node.manner else "",
            user=None if node.user is None else lambda g, c: piece(node.user, self.surroundings(g, c)),
            conditions=tuple(conditions),
            limit="" if node.limit is None or isinstance(node.limit.per, b.Unresolved) else node.limit.per.id,
            times=1 if node.limit is None else node.limit.times,
            optional=node.optional,
            binds=self._bind if bound_places else None,
            targets=(lambda g, c: self._targets(announced, self.surroundings(g, c))) if announced else None,
            cost=None if node.cost is None else (self._can_pay, lambda g, c: self._pay(actor, g, c)),
            effect=effect if body else None,
            modifiers=tuple(self._modifiers()),
            rulings=tuple(self._rulings()),
            id=id,
            line=0,
        )

    def _shorn(self) -> b.Ability:
        return self.node if self.window is None else replace(self.node, windows=(self.window,))

    # --- conditions, targets, cost -----------------------------------------------------------

    def _demand(self, demand: Any) -> Any:
        def test(g: Any, c: Context[Any]) -> bool:
            s = self.surroundings(g, c)
            match demand:
                case b.RoleTest():
                    it = getattr(c.event, demand.role.id)
                    return all(passes(one, it, s) for one in demand.tests)
                case b.ZoneCondition():
                    return all(passes(one, c.this, s) for one in demand.tests)
            return holds(demand, s)

        return test

    def _step(self, g: Any, c: Context[Any]) -> bool:
        window = next(window for window in self.node.windows if isinstance(window, b.StepWindow))
        ids = [step.id for step in window.steps if isinstance(step, words.Step)]
        if c.event.step not in ids:
            return False
        return window.who is None or c.event.player == piece(window.who, self.surroundings(g, c))

    def _announced(self) -> Iterator[b.Chosen]:
        for statement in self.node.body:
            if not (isinstance(statement, b.Choose) and statement.announced and single(statement.chosen)):
                return
            yield statement.chosen

    def _targets(self, announced: tuple[b.Chosen, ...], s: Surroundings) -> Iterator[tuple[int, ...]]:
        if not announced:
            yield ()
            return
        first, *others = announced
        for one in pieces(first.pieces, s):
            inner = s.inner()
            inner.names[first.name or "target"] = one
            for rest in self._targets(tuple(others), inner):
                yield (one, *rest)

    def _bind(self, g: Any, c: Context[Any]) -> tuple[int, ...]:
        s = self.surroundings(g, c)
        return tuple(s.names[name] for name, *_ in self.places())

    def _can_pay(self, g: Any, c: Context[Any]) -> bool:
        cost, s = self.node.cost, self.surroundings(g, c)
        assert cost is not None
        if (
            cost.amount is not None
            and cost.attribute is not None
            and s.call(cost.attribute.method, c.you) < number(cost.amount, s)
        ):
            return False
        actor = Actor(self.card.make_last)
        for order in cost.orders:
            assert isinstance(order, b.Do)
            given = {argument.slot.id: argument.value for argument in order.arguments}
            agent = [] if not order.verb.agent else [c.you if order.agent is None else piece(order.agent, s)]
            if not actor.possible(order, agent, given, s):
                return False
        return True

    def _pay(self, actor: Actor, g: Any, c: Context[Any]) -> None:
        cost, s = self.node.cost, self.surroundings(g, c)
        assert cost is not None
        if cost.amount is not None and cost.attribute is not None:
            g.pay(c.you, cost.attribute.id, number(cost.amount, s))
        actor.run(cost.orders, s)

    # --- continuous --------------------------------------------------------------------------

    def _modifiers(self) -> Iterator[Modifier]:
        for entry in self.node.modifies:
            yield self._modifier(entry.attribute.id, entry.subject, STAGES[entry.stage], entry.value)
        for allow in self.node.allows:
            if allow.allows and allow.number is not None and not isinstance(allow.number, b.Unlimited):
                for verb in allow.verbs:
                    yield self._modifier(verb.id, allow.subject, Stage.ADD, allow.number)

    def _modifier(self, attribute: str, subject: Any, stage: Stage, value: Any) -> Modifier:
        return Modifier(
            attribute=attribute,
            stage=stage,
            applies=lambda g, c, it: meant(subject, it, self.surroundings(g, c)),
            value=lambda g, c, it: number(value, self.surroundings(g, c)),
            itself=isinstance(subject, b.This),
        )

    def _rulings(self) -> Iterator[Ruling]:
        for allow in self.node.allows:
            if allow.allows and allow.number is not None and not isinstance(allow.number, b.Unlimited):
                continue
            for verb in allow.verbs:
                yield self._ruling(allow, verb)

    def _ruling(self, allow: b.Allow, verb: words.Verb) -> Ruling:
        return Ruling(
            verb=verb.id,
            allows=allow.allows,
            applies=lambda g, c, *what: permitted(allow, verb, what, self.surroundings(g, c)),
        )


@dataclass
class CardText:
    """All texts of one card or keyword."""

    node: b.Card
    vocabulary: words.Vocabulary
    letters: Mapping[str, int] = field(default_factory=dict)
    lasting: dict[int, list[tuple[Text, Ability]]] = field(default_factory=dict)
    count: int = 0

    @property
    def kind(self) -> words.CardKind:
        return self.node.kind

    def abilities(self) -> tuple[Ability, ...]:
        """The abilities of the card; those that its effects make are gathered on the way."""
        made = [text.ability() for node in self.node.abilities for text in self._texts(node)]
        for node in self.node.abilities:
            self._gather(node)
        return tuple(made)

    def _texts(self, node: b.Ability, keys: tuple[str, ...] = ()) -> list[Text]:
        windows = [window for window in node.windows if isinstance(window, b.EventWindow)]
        if not windows:
            return [Text(node, None, self, keys)]
        return [Text(node, window, self, keys) for window in windows]

    def _gather(self, outer: b.Ability) -> None:
        for part in walk(outer.body):
            nested: tuple[b.Ability, ...] = ()
            if isinstance(part, b.Last):
                nested = part.abilities
            elif isinstance(part, b.Delay):
                window = b.StepWindow(span=part.span, timing=part.timing, steps=(part.step,))
                nested = (b.Ability(span=part.span, form="trigger", windows=(window,), body=part.body),)
            if nested:
                self.lasting[id(part)] = [
                    (text, text.ability(self._id()))
                    for node in nested
                    for text in self._texts(node, keys_of(node, outer))
                ]

    def _id(self) -> str:
        self.count += 1
        return f"{self.node.title} {tuple(self.letters.values())}/{self.count}"

    def make_last(self, node: b.Last | b.Delay, s: Surroundings) -> None:
        until = node.until if isinstance(node, b.Last) else node.step
        assert isinstance(until, words.Step)
        for text, ability in self.lasting[id(node)]:
            bound = encoded(text.keys, text.node, s)
            s.g.last(s.c, ability, until.id, *bound)
