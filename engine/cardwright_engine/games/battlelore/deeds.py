"""What can be done and what can happen in BattleLore: verbs, and events that can be answered.

A verb without `method` stands in scripts and in permissions only. `ruling` asks about the pieces
that `permit` names, in their order.
"""

from typing import Final

from cardwright_engine.vocabulary import Event, Manner, Qualifier, Role, Slot, Verb

_LORE: Final = ("lore",)
_DICE: Final = ("die", "dice")


def _forms(base: str, third: str, past: str, participle: str, ing: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys((base, third, past, participle, ing)))


VERBS: Final = (
    # --- what cards order ---------------------------------------------------------------------
    Verb(
        id="hit",
        forms=_forms("hit", "hits", "hit", "hit", "hitting"),
        slots=(
            Slot(id="target", type="piece", kinds=("unit",)),
            Slot(id="hits", type="count", preposition="for", words=("hit", "hits"), implied="1", each=True),
        ),
        method="hit",
        gives="number",
    ),
    Verb(
        id="eliminate",
        forms=_forms("eliminate", "eliminates", "eliminated", "eliminated", "eliminating"),
        slots=(Slot(id="target", type="piece", kinds=("unit",)),),
        method="eliminate",
        ends=True,
        makes="eliminated",
    ),
    Verb(
        id="roll",
        forms=_forms("roll", "rolls", "rolled", "rolled", "rolling"),
        slots=(Slot(id="dice", type="count", words=_DICE, each=True),),
        method="roll",
        gives="dice",
    ),
    Verb(
        id="add",
        forms=_forms("add", "adds", "added", "added", "adding"),
        slots=(Slot(id="dice", type="count", words=_DICE, each=True),),
        method="add",
        gives="number",
    ),
    Verb(
        id="redirect",
        forms=_forms("redirect", "redirects", "redirected", "redirected", "redirecting"),
        slots=(
            Slot(id="faces", type="faces"),
            Slot(id="from", type="piece", preposition="from", kinds=("unit",)),
            Slot(id="to", type="piece", preposition="to", kinds=("unit",)),
        ),
        method="redirect",
    ),
    Verb(
        id="prevent",
        forms=_forms("prevent", "prevents", "prevented", "prevented", "preventing"),
        slots=(
            Slot(id="hits", type="count", words=("hit", "hits"), each=True),
            Slot(id="faces", type="faces", preposition="from"),
        ),
        method="prevent",
    ),
    Verb(
        id="heal",
        forms=_forms("heal", "heals", "healed", "healed", "healing"),
        slots=(
            Slot(id="target", type="piece", kinds=("unit",)),
            Slot(id="figures", type="count", preposition="for", words=("figure", "figures"), each=True),
        ),
        method="heal",
        can="can_heal",
        gives="number",
    ),
    Verb(
        id="draw",
        forms=_forms("draw", "draws", "drew", "drawn", "drawing"),
        slots=(
            Slot(id="amount", type="count", words=("card", "cards"), each=True),
            Slot(id="deck", type="zone", preposition="from"),
        ),
        method="draw",
        gives="pieces",
    ),
    Verb(
        id="use",
        forms=_forms("use", "uses", "used", "used", "using"),
        slots=(
            Slot(id="faces", type="faces"),
            Slot(id="purpose", type="word", preposition="for", words=("hits",)),
        ),
        method="use",
        permit=("unit",),
    ),
    Verb(
        id="gain",
        forms=_forms("gain", "gains", "gained", "gained", "gaining"),
        slots=(Slot(id="lore", type="count", words=_LORE, each=True),),
        method="gain",
        gives="number",
    ),
    Verb(
        id="lose",
        forms=_forms("lose", "loses", "lost", "lost", "losing"),
        slots=(Slot(id="lore", type="count", words=_LORE, each=True),),
        method="lose",
        gives="number",
    ),
    Verb(
        id="take",
        forms=_forms("take", "takes", "took", "taken", "taking"),
        slots=(
            Slot(id="lore", type="count", words=_LORE, each=True),
            Slot(id="from", type="player", preposition="from"),
        ),
        method="take",
        gives="number",
    ),
    Verb(
        id="order",
        forms=_forms("order", "orders", "ordered", "ordered", "ordering"),
        slots=(Slot(id="unit", type="piece", kinds=("unit",), must=("friendly",)),),
        method="order",
        can="can_order",
        makes="ordered",
        recalls=("turn",),
        serves=("movement", "combat"),
    ),
    Verb(
        id="copy",
        forms=_forms("copy", "copies", "copied", "copied", "copying"),
        slots=(Slot(id="card", type="piece", kinds=("command-card",)),),
        method="copy",
    ),
    Verb(
        id="cancel",
        forms=_forms("cancel", "cancels", "cancelled", "cancelled", "cancelling"),
        slots=(Slot(id="card", type="piece", kinds=("card",)),),
        method="cancel",
        makes="cancelled",
    ),
    Verb(
        id="discard",
        forms=_forms("discard", "discards", "discarded", "discarded", "discarding"),
        slots=(Slot(id="card", type="piece", kinds=("card",)),),
        method="discard",
        ends=True,
    ),
    Verb(
        id="return",
        forms=_forms("return", "returns", "returned", "returned", "returning"),
        slots=(
            Slot(id="card", type="piece", kinds=("card",)),
            Slot(id="to", type="zone", preposition="to"),
        ),
        method="put_back",
    ),
    Verb(
        id="retreat",
        forms=_forms("retreat", "retreats", "retreated", "retreated", "retreating"),
        slots=(
            Slot(id="unit", type="piece", kinds=("unit",)),
            Slot(id="hexes", type="count", preposition="for", words=("hex", "hexes"), implied="1", each=True),
        ),
        method="retreat",
        moves=True,
    ),
    # --- what cards order and players do ------------------------------------------------------
    Verb(
        id="move",
        forms=_forms("move", "moves", "moved", "moved", "moving"),
        slots=(
            Slot(id="unit", type="piece", kinds=("unit",), whose="friendly"),
            Slot(id="to", type="piece", preposition="to", kinds=("hex",), reaches="at"),
        ),
        method="move",
        moves=True,
        recalls=("turn",),
        permit=("unit", "hex"),
    ),
    Verb(
        id="attack",
        forms=_forms("attack", "attacks", "attacked", "attacked", "attacking"),
        slots=(
            Slot(id="target", type="piece", kinds=("unit",), must=("enemy",)),
            Slot(id="from", type="piece", preposition="from", kinds=("unit", "hex"), must=("friendly",)),
        ),
        method="attack",
        moves=True,
        recalls=("turn",),
        permit=("unit", "unit"),
    ),
    # --- what players do, and cards permit or forbid ------------------------------------------
    Verb(
        id="play",
        forms=_forms("play", "plays", "played", "played", "playing"),
        slots=(
            Slot(id="card", type="piece", kinds=("card",)),
            Slot(id="onto", type="piece", preposition="onto", kinds=("unit", "hex"), implied="none"),
        ),
        permit=("card",),
    ),
    Verb(
        id="ignore",
        forms=_forms("ignore", "ignores", "ignored", "ignored", "ignoring"),
        slots=(Slot(id="flags", type="count", words=("flag", "flags")),),
        agent=("player", "unit"),
        permit=("unit",),
    ),
)

EVENTS: Final = (
    Event(
        id="play",
        nouns=("play",),
        verb="play",
        python="Play",
        roles=(
            Role(id="player", kind="player", preposition="subject"),
            Role(id="card", kind="card", preposition="object"),
        ),
        timings=("when", "after"),
        reactable=True,
    ),
    Event(
        id="roll",
        nouns=("roll",),
        verb="roll",
        python="Roll",
        roles=(
            Role(id="attacker", kind="unit", preposition="by"),
            Role(id="defender", kind="unit", preposition="against"),
            Role(id="dice", kind="faces", known="after"),
        ),
        qualifiers=(
            Qualifier(id="melee", preposition="in", words=("melee",), field="melee"),
            Qualifier(id="ranged", preposition="at", words=("range",), field="melee", value=False),
            Qualifier(id="battle-back", preposition="in", words=("battle back",), field="battle_back"),
        ),
        opposed=("attacker", "defender"),
        timings=("before", "after"),
        steps=("combat",),
        reactable=True,
    ),
    Event(
        id="move",
        nouns=("movement",),
        verb="move",
        participle=("moved",),
        python="Move",
        roles=(
            Role(id="unit", kind="unit", preposition="by"),
            Role(id="hex", kind="hex", preposition="to"),
        ),
        steps=("command", "movement", "combat"),
        reactable=True,
    ),
    Event(
        id="elimination",
        nouns=("elimination",),
        verb="eliminate",
        participle=("eliminated",),
        python="Elimination",
        roles=(
            Role(id="unit", kind="unit", preposition="of"),
            Role(id="player", kind="player", preposition="by"),
        ),
        timings=("instead of", "after"),
        steps=("command", "movement", "combat"),
    ),
)

MANNERS: Final = (
    Manner(id="alongside command card", preposition="alongside", words=("command card",), steps=("command",)),
    Manner(
        id="instead of command card", preposition="instead of", words=("command card",), steps=("command",)
    ),
    Manner(id="alongside lore card", preposition="alongside", words=("lore card",)),
)
