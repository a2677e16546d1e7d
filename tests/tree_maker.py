"""Makes bound trees by hand, for tests of what stands after the binder."""

from __future__ import annotations

from typing import Literal

from cardwright.bound import nodes as b
from cardwright.text.source import Source, Span
from cardwright_engine import vocabulary as words
from cardwright_engine.games import battlelore, battlelore2, ring

AT = Span(Source("tree.card", ""), 0, 0)


YOU = b.You(span=AT)


class Game:
    """The entries of one game's vocabulary by their ids."""

    def __init__(self, vocabulary: words.Vocabulary) -> None:
        self.vocabulary = vocabulary

    def kind(self, id: str) -> words.Kind:
        return next(entry for entry in self.vocabulary.kinds if entry.id == id)

    def attribute(self, id: str) -> words.Attribute:
        return next(entry for entry in self.vocabulary.attributes if entry.id == id)

    def adjective(self, id: str) -> words.Adjective:
        return next(entry for entry in self.vocabulary.adjectives if entry.id == id)

    def zone(self, id: str) -> words.Zone:
        return next(entry for entry in self.vocabulary.zones if entry.id == id)

    def step(self, id: str) -> words.Step:
        return next(entry for entry in self.vocabulary.steps if entry.id == id)

    def verb(self, id: str) -> words.Verb:
        return next(entry for entry in self.vocabulary.verbs if entry.id == id)

    def event(self, id: str) -> words.Event:
        return next(entry for entry in self.vocabulary.events if entry.id == id)

    def card_kind(self, word: str) -> words.CardKind:
        return next(entry for entry in self.vocabulary.card_kinds if entry.word == word)

    def face(self, id: str) -> b.FaceRef:
        return b.FaceRef(span=AT, face=next(entry for entry in self.vocabulary.faces if entry.id == id))

    def relation(self, id: str) -> words.Relation:
        return next(entry for entry in self.vocabulary.relations if entry.id == id)

    def manner(self, id: str) -> words.Manner:
        return next(entry for entry in self.vocabulary.manners if entry.id == id)

    def token(self, id: str) -> words.Token:
        return next(entry for entry in self.vocabulary.tokens if entry.id == id)

    def player(self, id: str, each: bool = False) -> b.PlayerOf:
        word = next(entry for entry in self.vocabulary.players if entry.id == id)
        return b.PlayerOf(span=AT, word=word, each=each)

    # --- sentences

    def is_(self, *ids: str) -> tuple[b.Test, ...]:
        return tuple(b.IsAdjective(span=AT, adjective=self.adjective(id)) for id in ids)

    def some(self, kind: str, *tests: b.Test) -> b.Select:
        return b.Select(span=AT, kind=self.kind(kind), tests=tests)

    def in_(self, zone: str, player: b.Player | None = None) -> b.InZone:
        return b.InZone(span=AT, zone=self.zone(zone), player=player)

    def do(
        self,
        verb: str,
        *values: b.ArgumentValue | None,
        agent: b.Player | b.Piece | None = YOU,
        optional: bool = False,
        result: str = "",
        manner: str = "",
    ) -> b.Do:
        entry = self.verb(verb)
        given = tuple(
            b.Argument(span=AT, slot=slot, value=value)
            for slot, value in zip(entry.slots, values, strict=False)
            if value is not None
        )
        return b.Do(
            span=AT,
            verb=entry,
            agent=agent,
            arguments=given,
            optional=optional,
            player=agent if optional and isinstance(agent, b.You | b.PlayerOf | b.Opponent) else None,
            result=result,
            manner=manner,
        )

    def card(
        self,
        word: str,
        title: str,
        *abilities: b.Ability,
        fields: dict[str, tuple[int | str | tuple[int | str, ...], ...]] | None = None,
        provenance: b.Provenance = "sure",
        unknown: bool = False,
        examples: tuple[str, ...] = (),
    ) -> b.Card:
        kind = self.card_kind(word)
        declared = {field.name: field for field in kind.fields}
        return b.Card(
            span=AT,
            kind=kind,
            title=title,
            title_span=AT,
            parameters=(),
            fields=tuple(
                b.FieldValue(span=AT, field=declared[name], values=values)
                for name, values in (fields or {}).items()
            ),
            abilities=abilities,
            examples=tuple(b.Example(span=AT, title=example, steps=()) for example in examples),
            provenance=provenance,
            unknown_effect=unknown,
        )


def whole(value: int) -> b.Whole:
    return b.Whole(span=AT, value=value)


def many(number: int, *, up_to: bool = False, exact: bool = False) -> b.Quantity:
    return b.Quantity(span=AT, number=whole(number), up_to=up_to, exact=exact)


EVERY = b.Quantity(span=AT, number=b.Unlimited(span=AT), every=True)


ANY_NUMBER = b.Quantity(span=AT, number=b.Unlimited(span=AT), up_to=True)


def chosen(pieces: b.Pieces, quantity: b.Quantity, name: str = "", chooser: b.Player = YOU) -> b.Chosen:
    return b.Chosen(
        span=AT,
        pieces=pieces,
        quantity=quantity,
        chooser=chooser,
        chooser_said=chooser is not YOU,
        name=name,
    )


def choose(pieces: b.Pieces, quantity: b.Quantity, name: str = "", chooser: b.Player = YOU) -> b.Choose:
    return b.Choose(span=AT, chosen=chosen(pieces, quantity, name, chooser), announced=True)


def local(name: str, kind: str, *, plural: bool = False) -> b.Local:
    return b.Local(span=AT, name=name, kind=kind, plural=plural)


def one_of(pieces: b.Piece | b.Pieces) -> b.IsOneOf:
    return b.IsOneOf(span=AT, pieces=pieces)


BL = Game(battlelore.VOCABULARY)


BL2 = Game(battlelore2.VOCABULARY)


RING = Game(ring.VOCABULARY)


def this(kind: str) -> b.This:
    return b.This(span=AT, kind=kind)


def count(pieces: b.Pieces, per: int = 1) -> b.CountOf:
    return b.CountOf(span=AT, pieces=pieces, per=per)


def rolled(*faces: b.FaceRef, counts: str = "") -> b.FacesRolled:
    return b.FacesRolled(span=AT, faces=faces, counts=counts)


def in_step(*steps: words.Step, who: b.Player | None = None) -> b.StepWindow:
    return b.StepWindow(span=AT, timing="in", steps=steps, who=who)


def play_window(game: Game, *steps: str) -> tuple[b.StepWindow, ...]:
    return (in_step(*(game.step(step) for step in steps), who=YOU),)


# --- BattleLore ------------------------------------------------------------------------------


def _roll_window(
    timing: Literal["before", "after"], *roles: b.RoleTest, melee: bool = False
) -> b.EventWindow:
    event = BL.event("roll")
    qualifiers = (b.EventIs(span=AT, qualifier=event.qualifiers[0]),) if melee else ()
    return b.EventWindow(span=AT, timing=timing, event=event, roles=roles, qualifiers=qualifiers)


def role_test(event: words.Event, id: str, *tests: b.Test, name: str = "") -> b.RoleTest:
    role = next(role for role in event.roles if role.id == id)
    return b.RoleTest(span=AT, role=role, tests=tests, name=name)


def role(event: words.Event, id: str, name: str = "") -> b.RoleOf:
    return b.RoleOf(span=AT, role=next(role for role in event.roles if role.id == id), name=name)


def more(number: b.Number, of: b.CountOf | b.FacesRolled) -> b.Product:
    return b.Product(span=AT, factors=(number, of))
