"""Bound trees of real cards of both BattleLores, built by hand."""

from __future__ import annotations

from cardwright.bound import nodes as b
from tree_maker import (
    AT,
    BL,
    BL2,
    YOU,
    _roll_window,
    choose,
    chosen,
    count,
    in_step,
    local,
    many,
    more,
    play_window,
    role,
    role_test,
    rolled,
    this,
    whole,
)


def _level() -> b.AttributeOf:
    return b.AttributeOf(span=AT, attribute=BL.attribute("level"), of=this("lore-card"))


def _sum(*terms: b.Number) -> b.Sum:
    return b.Sum(span=AT, terms=tuple(("+", term) for term in terms))


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
                value=more(
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
