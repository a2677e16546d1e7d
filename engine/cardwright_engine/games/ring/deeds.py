"""What can be done and what can happen: verbs, and events that can be answered.

A verb without `method` stands in scripts and in permissions only. `ruling` asks about the pieces
that `permit` names, in their order. Four words keep apart what looks alike: to *eliminate* puts one
card out for good; to *forsake* is to eliminate one's own from hand, reserve or deck top; to *remove*
is to eliminate wherever the card is; to *cycle* puts a card on the cycle pile. *Discard* is said of
Ring tokens alone.
"""

from typing import Final

from cardwright_engine.vocabulary import Event, Manner, Qualifier, Role, Slot, Verb

_CARDS: Final = ("card", "cards")
_PLACES: Final = ("battleground", "path")
_TOKENS: Final = ("attack token", "defense token", "path attack token", "path defense token")


def _forms(base: str, third: str, past: str, participle: str, ing: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys((base, third, past, participle, ing)))


def _regular(base: str) -> tuple[str, ...]:
    stem = base.removesuffix("e")
    return _forms(base, f"{base}s", f"{stem}ed", f"{stem}ed", f"{stem}ing")


def _piece(id: str, *kinds: str, preposition: str = "", implied: str = "") -> Slot:
    return Slot(id=id, type="piece", kinds=kinds, preposition=preposition, implied=implied)


VERBS: Final = (
    # --- cards in and out of hands and piles --------------------------------------------------
    Verb(
        id="draw",
        forms=_forms("draw", "draws", "drew", "drawn", "drawing"),
        slots=(Slot(id="cards", type="count", words=_CARDS, each=True),),
        method="draw",
        gives="pieces",
    ),
    Verb(
        id="eliminate",
        forms=_regular("eliminate"),
        slots=(_piece("card", "card"),),
        method="eliminate",
        can="can_eliminate",
        gives="pieces",
        ends=True,
        makes="eliminated",
        into="eliminated pile",
        permit=("card",),
    ),
    Verb(
        id="forsake",
        forms=_forms("forsake", "forsakes", "forsook", "forsaken", "forsaking"),
        slots=(Slot(id="cards", type="count", words=_CARDS, each=True),),
        method="forsake",
        can="can_forsake",
        gives="number",
    ),
    Verb(
        id="remove",
        forms=_regular("remove"),
        slots=(Slot(id="card", type="title"),),
        method="remove",
        gives="pieces",
        ends=True,
    ),
    Verb(
        id="cycle",
        forms=_regular("cycle"),
        slots=(_piece("card", "card"),),
        method="cycle",
        can="can_cycle",
        gives="pieces",
        ends=True,
        into="cycle pile",
    ),
    Verb(
        id="recycle",
        forms=_regular("recycle"),
        method="recycle",
    ),
    Verb(
        id="take",
        forms=_forms("take", "takes", "took", "taken", "taking"),
        slots=(_piece("card", "card"),),
        method="take",
        gives="pieces",
        into="hand",
        reveals=True,
    ),
    Verb(
        id="add",
        forms=_regular("add"),
        slots=(_piece("card", "card"), Slot(id="to", type="zone", preposition="to")),
        method="add",
        gives="pieces",
    ),
    Verb(
        id="look",
        forms=_regular("look"),
        slots=(
            Slot(id="cards", type="count", preposition="at", words=("top card", "top cards")),
            Slot(id="zone", type="zone", preposition="of"),
        ),
        method="look",
        gives="pieces",
        reveals=True,
    ),
    # --- cards onto the table -----------------------------------------------------------------
    Verb(
        id="play",
        forms=_regular("play"),
        slots=(
            _piece("card", "card"),
            Slot(id="to", type="place", preposition="to", kinds=_PLACES, implied="none", reaches="on-place"),
            _piece("onto", "character", preposition="onto", implied="none"),
        ),
        method="play",
        can="can_play",
        gives="pieces",
        recalls=("round", "last round"),
        credits=True,
        permit=("card", "place"),
    ),
    Verb(
        id="move",
        forms=_regular("move"),
        slots=(
            _piece("card", "army", "character"),
            Slot(id="to", type="place", preposition="to", kinds=_PLACES, reaches="on-place"),
        ),
        method="move",
        can="can_move",
        gives="pieces",
        permit=("card", "place"),
    ),
    Verb(
        id="support",
        forms=_regular("support"),
        slots=(_piece("character", "character"),),
        agent=("army",),
        permit=("army", "character"),
    ),
    # --- places -------------------------------------------------------------------------------
    Verb(
        id="activate",
        forms=_regular("activate"),
        slots=(_piece("place", *_PLACES),),
        method="activate",
        makes="active",
        recalls=("round", "last round"),
        can="can_activate",
        gives="pieces",
        permit=("place",),
    ),
    Verb(
        id="reactivate",
        forms=_regular("reactivate"),
        slots=(_piece("place", "battleground"),),
        method="reactivate",
        makes="active",
        can="can_reactivate",
        gives="pieces",
        permit=("place",),
    ),
    Verb(
        id="activate or reactivate",
        forms=tuple(
            f"{one} or {other}"
            for one, other in zip(_regular("activate"), _regular("reactivate"), strict=True)
        ),
        slots=(_piece("place", "battleground"),),
        method="activate_or_reactivate",
        makes="active",
        can="can_activate_or_reactivate",
        gives="pieces",
    ),
    # --- tokens -------------------------------------------------------------------------------
    Verb(
        id="put",
        forms=_forms("put", "puts", "put", "put", "putting"),
        slots=(
            Slot(id="number", type="count", words=(*_TOKENS, *(f"{token}s" for token in _TOKENS)), each=True),
            Slot(id="token", type="word", words=("attack", "defense", "path_attack", "path_defense")),
            _piece("onto", "card", *_PLACES, preposition="onto"),
        ),
        method="put",
        gives="number",
    ),
    Verb(
        id="gain",
        forms=_regular("gain"),
        slots=(Slot(id="corruption", type="count", words=("corruption",), each=True),),
        method="gain",
        gives="number",
    ),
    Verb(
        id="lose",
        forms=_forms("lose", "loses", "lost", "lost", "losing"),
        slots=(Slot(id="corruption", type="count", words=("corruption",), each=True),),
        method="lose",
        gives="number",
    ),
    # --- what players do in a turn ------------------------------------------------------------
    Verb(
        id="winnow",
        forms=_regular("winnow"),
        slots=(_piece("card", "card"),),
    ),
    Verb(
        id="use",
        forms=_regular("use"),
        slots=(_piece("card", "card"),),
        permit=("card",),
    ),
    Verb(
        id="discard",
        forms=_regular("discard"),
        slots=(Slot(id="token", type="word", words=("Ring token",)),),
    ),
    Verb(
        id="see",
        forms=_forms("see", "sees", "saw", "seen", "seeing"),
        slots=(_piece("card", "card"),),
        reveals=True,
        permit=("card",),
    ),
    Verb(
        id="pass",
        forms=_forms("pass", "passes", "passed", "passed", "passing"),
    ),
)

_ENTRY: Final = (
    Role(id="player", kind="player", preposition="subject"),
    Role(id="card", kind="card", preposition="object"),
    Role(id="place", kind="place", preposition="to"),
    Role(id="wielder", kind="character", preposition="onto"),
)
_TO: Final = (
    Qualifier(id="to-reserve", preposition="to", words=("reserve",), field="reserve"),
    Qualifier(id="to-path", preposition="to", words=("path",), field="to", value="path"),
    Qualifier(
        id="to-battleground", preposition="to", words=("battleground",), field="to", value="battleground"
    ),
)
_COMBATS: Final = (
    Qualifier(id="path-combat", preposition="in", words=("path combat",), field="combat", value="path"),
    Qualifier(
        id="battleground-combat",
        preposition="in",
        words=("battleground combat",),
        field="combat",
        value="battleground",
    ),
    Qualifier(id="combat", preposition="in", words=("combat",), field="in_combat"),
)

EVENTS: Final = (
    Event(
        id="activation",
        nouns=("activation", "reactivation"),
        verb="activate",
        python="Activation",
        roles=(
            Role(id="place", kind="place", preposition="of"),
            Role(id="player", kind="player", preposition="by"),
        ),
        timings=("when",),
        steps=("location", "action", "combat"),
    ),
    # Three entry events: played, moved, and either of them.
    Event(
        id="play",
        nouns=("play",),
        verb="play",
        python="Play",
        roles=_ENTRY,
        qualifiers=_TO[:1],
        timings=("when",),
        steps=("location", "action"),
    ),
    Event(
        id="move",
        nouns=("move",),
        verb="move",
        python="Move",
        roles=_ENTRY[:3],
        timings=("when",),
        steps=("action",),
    ),
    Event(
        id="entry",
        nouns=("entry",),
        verb="play or move",
        python="Entry",
        roles=_ENTRY,
        qualifiers=_TO[:1],
        timings=("when",),
        steps=("location", "action"),
    ),
    Event(
        id="elimination",
        nouns=("elimination",),
        verb="eliminate",
        participle=("eliminated",),
        python="Elimination",
        roles=(Role(id="card", kind="card", preposition="of"),),
        qualifiers=_COMBATS,
        timings=("instead of", "after"),
    ),
    Event(
        id="forsaking",
        nouns=("forsaking",),
        verb="forsake",
        participle=("forsaken",),
        python="Forsaking",
        roles=(
            Role(id="card", kind="card", preposition="of"),
            Role(id="player", kind="player", preposition="by"),
        ),
        timings=("instead of", "after"),
    ),
    Event(
        id="battleground combat",
        nouns=("battleground combat",),
        python="BattlegroundCombat",
        roles=(Role(id="place", kind="battleground", preposition="on"),),
        timings=("before", "after"),
        steps=("combat",),
    ),
    Event(
        id="path combat",
        nouns=("path combat",),
        python="PathCombat",
        roles=(Role(id="place", kind="path", preposition="on"),),
        timings=("before", "after"),
        steps=("action", "combat"),
    ),
)

MANNERS: Final = (
    Manner(id="without cycling", preposition="without", words=("cycling",)),
    Manner(id="at once", preposition="at", words=("once",)),
)
