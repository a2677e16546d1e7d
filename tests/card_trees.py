"""Bound trees of real cards, built by hand for tests of what stands after the binder."""

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


def _level() -> b.AttributeOf:
    return b.AttributeOf(span=AT, attribute=BL.attribute("level"), of=this("lore-card"))


def _sum(*terms: b.Number) -> b.Sum:
    return b.Sum(span=AT, terms=tuple(("+", term) for term in terms))


def _more(number: b.Number, of: b.CountOf | b.FacesRolled) -> b.Product:
    return b.Product(span=AT, factors=(number, of))


def _banner_of(piece: b.Piece) -> b.FaceRef:
    match = b.AttributeOf(span=AT, attribute=BL.attribute("banner"), of=piece)
    return b.FaceRef(span=AT, face=None, attribute=match)


FIREBALL = BL.card(
    "lore",
    "Fireball",
    b.Ability(
        span=AT,
        form="play",
        windows=play_window(BL, "command"),
        manner=BL.manner("alongside command card"),
        body=(
            choose(BL.some("unit", *BL.is_("enemy")), many(1), "target"),
            BL.do("roll", _sum(_level(), whole(2))),
            b.If(
                span=AT,
                condition=b.Compare(span=AT, left=rolled(BL.face("lore")), op=">", right=whole(0)),
                then=(BL.do("eliminate", local("target", "unit")),),
                otherwise=(
                    BL.do("hit", local("target", "unit"), rolled(_banner_of(local("target", "unit")))),
                ),
            ),
        ),
    ),
    fields={"class": ("Wizard",), "number": (14,), "cost": (10,)},
    examples=("a Lore result kills outright, even a Creature", "not one token short"),
)

PICK_POCKET = BL.card(
    "lore",
    "Pick Pocket",
    b.Ability(
        span=AT,
        form="play",
        windows=play_window(BL, "command"),
        body=(BL.do("take", _sum(_level(), whole(1)), b.Opponent(span=AT)),),
    ),
    fields={"class": ("Rogue",), "number": (1,), "cost": (1,)},
    provenance="likely",
)


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


_ROLL = BL.event("roll")
_ATTACKER = role_test(_ROLL, "attacker", *BL.is_("enemy"))
_DEFENDER = role_test(_ROLL, "defender", *BL.is_("friendly"))

PARRY = BL.card(
    "lore",
    "Parry",
    b.Ability(
        span=AT,
        form="react",
        windows=(_roll_window("before", _ATTACKER),),
        body=(
            b.Last(
                span=AT,
                until=BL.step("turn"),
                abilities=(
                    b.Ability(
                        span=AT,
                        form="static",
                        windows=(b.Always(span=AT),),
                        modifies=(
                            b.Modify(
                                span=AT,
                                attribute=BL.attribute("dice"),
                                subject=role(_ROLL, "attacker"),
                                stage="lock",
                                value=whole(2),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    fields={"class": ("Warrior",), "number": (6,), "cost": (3,)},
)

BACKSTAB = BL.card(
    "lore",
    "Backstab",
    b.Ability(
        span=AT,
        form="react",
        windows=(_roll_window("after", _ATTACKER, _DEFENDER, melee=True),),
        body=(
            BL.do("redirect", (BL.face("bonus strike"),), role(_ROLL, "defender"), role(_ROLL, "attacker")),
        ),
    ),
    fields={"class": ("Rogue",), "number": (5,), "cost": (3,)},
)

FIELD_COMMAND = BL.card(
    "lore",
    "Field Command",
    b.Ability(
        span=AT,
        form="play",
        windows=play_window(BL, "command"),
        manner=BL.manner("instead of command card"),
        body=(
            BL.do(
                "order",
                chosen(
                    BL.some("unit", *BL.is_("friendly")),
                    b.Quantity(
                        span=AT,
                        number=b.AttributeOf(span=AT, attribute=BL.attribute("command"), of=YOU),
                        up_to=True,
                    ),
                ),
            ),
        ),
    ),
    fields={"class": ("Warrior",), "cost": (5,)},
    provenance="house",
)

# --- The Card Game ---------------------------------------------------------------------------


def _rest(name: str) -> b.Rest:
    return b.Rest(span=AT, of=local(name, "card", plural=True))


def activation(*body: b.Statement, kind: str = "battleground") -> b.Ability:
    event = RING.event("activation")
    return b.Ability(
        span=AT,
        form="trigger",
        windows=(
            b.EventWindow(
                span=AT,
                timing="when",
                event=event,
                roles=(role_test(event, "place", one_of(this(kind))),),
            ),
        ),
        body=body,
    )


_DUNEDAIN = RING.player("Dúnedain")
MINAS_TIRITH = RING.card(
    "battleground",
    "Minas Tirith",
    activation(
        RING.do("forsake", whole(1), agent=_DUNEDAIN, optional=True),
        b.If(
            span=AT,
            condition=b.IfDid(span=AT, player=_DUNEDAIN),
            then=(RING.do("draw", whole(3), agent=_DUNEDAIN),),
        ),
    ),
    fields={
        "side": ("free",),
        "victory points": (3,),
        "defense": (3,),
        "defenders": ("Dúnedain", "Wizard"),
        "attackers": ("Mordor", "Southron"),
    },
    examples=("one card for three", "the Dúnedain player may keep the card"),
)

PALANTIR = RING.card(
    "item",
    "Palantír of Orthanc",
    b.Ability(
        span=AT,
        form="action",
        windows=(b.Always(span=AT),),
        places=(b.ZoneCondition(span=AT, tests=(RING.in_("reserve"),)),),
        limit=b.Limit(span=AT, times=1, per=RING.step("round")),
        body=(
            RING.do(
                "look", whole(3), b.ZoneOf(span=AT, zone=RING.zone("draw deck"), player=YOU), result="seen"
            ),
            RING.do("eliminate", chosen(local("seen", "card", plural=True), many(1))),
            RING.do(
                "add",
                chosen(local("seen", "card", plural=True), many(1)),
                b.ZoneOf(span=AT, zone=RING.zone("hand"), player=YOU),
            ),
            RING.do("cycle", _rest("seen")),
        ),
    ),
    fields={
        "faction": ("Isengard",),
        "deck": ("Saruman",),
        "number": (86,),
        "icons": ((1, "leadership attack"),),
        "wielder": ("Saruman",),
    },
)

DEATH_RIDE = RING.card(
    "event",
    "Death! Ride, Ride to Ruin!",
    b.Ability(
        span=AT,
        form="play",
        windows=(in_step(RING.step("action"), who=YOU),),
        body=(
            RING.do(
                "eliminate",
                chosen(
                    RING.some("card", *RING.is_("yours", "Rohan"), RING.in_("reserve")), ANY_NUMBER, "fallen"
                ),
            ),
            RING.do(
                "eliminate",
                chosen(
                    RING.some(
                        "card",
                        *RING.is_("Mordor"),
                        b.Related(
                            span=AT,
                            relation=RING.relation("on-place"),
                            other=RING.some("battleground", *RING.is_("active")),
                        ),
                    ),
                    b.Quantity(span=AT, number=_more(whole(1), count(local("fallen", "card", plural=True)))),
                    chooser=RING.player("Mordor"),
                ),
                agent=RING.player("Mordor"),
            ),
        ),
    ),
    fields={"faction": ("Rohan",), "deck": ("Frodo",), "number": (50,)},
)

_ENTRY = RING.event("entry")


def _on_entry(event: words.Event, *body: b.Statement) -> b.Ability:
    return b.Ability(
        span=AT,
        form="trigger",
        windows=(
            b.EventWindow(
                span=AT,
                timing="when",
                event=event,
                roles=(
                    role_test(event, "player", one_of(YOU)),
                    role_test(event, "card", one_of(this("character"))),
                ),
            ),
        ),
        body=body,
    )


THEODEN = RING.card(
    "character",
    "Théoden",
    b.Ability(
        span=AT,
        form="static",
        windows=(b.Always(span=AT),),
        conditions=(
            b.Exists(
                span=AT,
                pieces=RING.some(
                    "card",
                    b.IsNamed(
                        span=AT,
                        named=b.Named(
                            span=AT,
                            titles=("Gandalf the Grey", "Gandalf the White"),
                            title_spans=(AT, AT),
                            kind="card",
                        ),
                    ),
                    RING.in_("play"),
                ),
            ),
        ),
        modifies=tuple(
            b.Modify(
                span=AT,
                attribute=RING.attribute(id),
                subject=this("character"),
                stage="set",
                value=whole(1),
            )
            for id in ("attack", "defense")
        ),
    ),
    _on_entry(
        RING.event("play"),
        RING.do("draw", whole(5), result="drawn"),
        RING.do(
            "play",
            chosen(
                RING.some("card", *RING.is_("Rohan"), one_of(local("drawn", "card", plural=True))), many(1)
            ),
            optional=True,
            manner="without cycling",
        ),
        RING.do("cycle", _rest("drawn")),
    ),
    fields={"faction": ("Rohan",), "deck": ("Frodo",), "number": (48,)},
)

FRODO = RING.card(
    "character",
    "Frodo Baggins",
    b.Ability(
        span=AT,
        form="replace",
        windows=(
            b.EventWindow(
                span=AT,
                timing="instead of",
                event=RING.event("elimination"),
                roles=(role_test(RING.event("elimination"), "card", one_of(this("character"))),),
            ),
        ),
        body=(RING.do("cycle", this("character")),),
    ),
    fields={
        "faction": ("Hobbit",),
        "deck": ("Frodo",),
        "number": (35,),
        "icons": ((1, "path defense"),),
        "paths": tuple(range(1, 10)),
    },
)

_FREE = RING.player("free", each=True)
EGLADIL = RING.card(
    "path",
    "Egladil",
    activation(
        RING.do("draw", whole(2), agent=_FREE),
        RING.do("cycle", chosen(RING.some("card", RING.in_("hand", _FREE)), many(1)), agent=_FREE),
        kind="path",
    ),
    fields={"path number": (5,), "victory points": (1,), "path defense": (1,)},
)

LIDLESS_EYE = RING.card(
    "character",
    "The Lidless Eye",
    b.Ability(
        span=AT,
        form="static",
        windows=(b.Always(span=AT),),
        conditions=(b.Passes(span=AT, piece=this("character"), tests=(RING.in_("reserve"),)),),
        modifies=(
            b.Modify(
                span=AT,
                attribute=RING.attribute("carryover_limit"),
                subject=YOU,
                stage="add",
                value=whole(1),
            ),
        ),
    ),
    fields={
        "faction": ("Mordor",),
        "deck": ("Witch-king",),
        "number": (108,),
        "icons": ((1, "path attack"),),
    },
)

# --- BattleLore 2 ----------------------------------------------------------------------------

ONSLAUGHT = BL2.card(
    "command",
    "Onslaught",
    b.Ability(
        span=AT,
        form="play",
        windows=(in_step(BL2.step("command"), who=YOU),),
        body=(
            BL2.do("order", chosen(BL2.some("unit", *BL2.is_("infantry", "friendly")), many(3, up_to=True))),
            b.Delay(
                span=AT,
                timing="after",
                step=BL2.step("move"),
                body=(
                    b.ForEach(
                        span=AT,
                        name="runner",
                        kind="unit",
                        pieces=BL2.some("unit", *BL2.is_("ordered", "infantry", "friendly")),
                        body=(BL2.do("move", None, whole(1), agent=local("runner", "unit"), optional=True),),
                    ),
                ),
            ),
        ),
    ),
)

RAGE = BL2.card(
    "keyword",
    "Rage",
    b.Ability(
        span=AT,
        form="static",
        windows=(b.Always(span=AT),),
        modifies=(
            b.Modify(
                span=AT,
                attribute=BL2.attribute("dice"),
                subject=this("unit"),
                stage="add",
                value=_more(
                    whole(1),
                    count(BL2.some("unit")),
                ),
            ),
        ),
    ),
)

RIDERS = BL2.card(
    "unit",
    "Riverwatch Riders",
    fields={
        "faction": ("Daqan",),
        "traits": ("cavalry", "melee"),
        "keywords": (("Vigilant",), ("Pursue", 2)),
    },
    provenance="assumed",
)

MYSTERY = BL.card(
    "lore", "Unknown Prayer", fields={"class": ("Cleric",), "cost": ()}, provenance="unknown", unknown=True
)
