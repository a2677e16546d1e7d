"""Bound trees of real cards of The Card Game, built by hand."""

from __future__ import annotations

from cardwright.bound import nodes as b
from cardwright_engine import vocabulary as words
from tree_maker import (
    ANY_NUMBER,
    AT,
    RING,
    YOU,
    chosen,
    count,
    in_step,
    local,
    many,
    more,
    one_of,
    role_test,
    this,
    whole,
)


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
                    b.Quantity(span=AT, number=more(whole(1), count(local("fallen", "card", plural=True)))),
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
