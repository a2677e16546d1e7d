"""What a card of BattleLore: Second Edition can make happen, and what it can answer.

A verb without `method` stands in scripts and in permissions only.
"""

from __future__ import annotations

from typing import Final

from cardwright_engine.vocabulary import Event, Qualifier, Role, Slot, Verb

_UNIT: Final = Slot(id="unit", type="piece", kinds=("unit",))

VERBS: Final = (
    # --- the turn
    Verb(
        id="play",
        forms=("play", "plays", "played", "playing"),
        slots=(Slot(id="card", type="piece", kinds=("command-card", "lore-card")),),
    ),
    Verb(
        id="disregard",
        forms=("disregard", "disregards", "disregarded", "disregarding"),
        slots=(Slot(id="card", type="piece", kinds=("command-card",)),),
    ),
    Verb(
        id="order",
        forms=("order", "orders", "ordered", "ordering"),
        slots=(Slot(id="unit", type="piece", kinds=("unit",), must=("friendly",)),),
        method="order",
        can="orderable",
        makes="ordered",
        recalls=("turn",),
        serves=("move", "attack"),
        permit=("player", "unit"),
    ),
    Verb(
        id="move",
        forms=("move", "moves", "moved", "moving"),
        slots=(
            Slot(id="unit", type="piece", kinds=("unit",), implied="none", whose="friendly"),
            Slot(id="hexes", type="count", words=("hex", "hexes"), implied="none", limit=True),
            Slot(id="goal", type="piece", preposition="to", kinds=("hex",), implied="none", reaches="at"),
            Slot(id="gap", type="piece", preposition="through", kinds=("hex", "unit"), implied="none"),
        ),
        agent=("player", "unit"),
        method="move",
        moves=True,
        recalls=("turn",),
        permit=("unit", "hex"),
    ),
    Verb(
        id="pass",
        forms=("pass", "passes", "passed", "passing"),
        slots=(Slot(id="victim", type="piece", preposition="through", kinds=("unit",)),),
        agent=("unit",),
        permit=("unit", "unit"),
    ),
    # --- combat
    Verb(
        id="attack",
        forms=("attack", "attacks", "attacked", "attacking"),
        slots=(
            Slot(id="target", type="piece", kinds=("unit",), implied="none", must=("enemy",)),
            Slot(
                id="attacker",
                type="piece",
                preposition="from",
                kinds=("unit", "hex"),
                implied="none",
                must=("friendly",),
            ),
        ),
        agent=("player", "unit"),
        method="attack",
        recalls=("turn",),
        permit=("unit", "unit"),
    ),
    Verb(
        id="commit",
        forms=("commit", "commits", "committed", "committing"),
        slots=(Slot(id="face", type="faces"),),
    ),
    Verb(
        id="add",
        forms=("add", "adds", "added", "adding"),
        slots=(Slot(id="amount", type="count", words=("damage",), each=True),),
        method="add_damage",
    ),
    Verb(
        id="counter",
        forms=("counter", "counters", "countered", "countering"),
        slots=(Slot(id="attacker", type="piece", kinds=("unit",), implied="none"),),
        agent=("player", "unit"),
        method="counter",
        permit=("unit", "unit"),
    ),
    Verb(
        id="advance",
        forms=("advance", "advances", "advanced", "advancing"),
        agent=("player",),
        moves=True,
        permit=("unit", "hex"),
    ),
    Verb(
        id="cancel",
        forms=("cancel", "cancels", "cancelled", "cancelling"),
        slots=(Slot(id="event", type="event"),),
        method="cancel",
    ),
    # --- units
    Verb(
        id="suffer",
        forms=("suffer", "suffers", "suffered", "suffering"),
        slots=(Slot(id="amount", type="count", words=("damage",), each=True),),
        agent=("unit",),
        method="suffer",
        gives="number",
    ),
    Verb(
        id="lose",
        forms=("lose", "loses", "lost", "losing"),
        slots=(Slot(id="amount", type="count", words=("figure", "figures"), each=True),),
        agent=("unit",),
        method="lose_figures",
        gives="number",
    ),
    Verb(
        id="eliminate",
        forms=("eliminate", "eliminates", "eliminated", "eliminating"),
        slots=(_UNIT,),
        method="eliminate",
        ends=True,
        makes="eliminated",
    ),
    Verb(
        id="stun",
        forms=("stun", "stuns", "stunned", "stunning"),
        slots=(_UNIT,),
        method="stun",
        makes="stunned",
    ),
    Verb(
        id="put",
        forms=("put", "puts", "putting"),
        slots=(
            Slot(id="amount", type="count", words=("shield token", "shield tokens")),
            Slot(id="unit", type="piece", preposition="onto", kinds=("unit",)),
        ),
        method="put_shields",
    ),
    # --- lore, cards, points
    Verb(
        id="gain",
        forms=("gain", "gains", "gained", "gaining"),
        slots=(Slot(id="amount", type="count", words=("lore",), each=True),),
        method="gain_lore",
        gives="number",
    ),
    Verb(
        id="score",
        forms=("score", "scores", "scored", "scoring"),
        slots=(Slot(id="amount", type="count", words=("victory point", "victory points"), each=True),),
        method="score",
        gives="number",
    ),
    Verb(
        id="draw",
        forms=("draw", "draws", "drew", "drawn", "drawing"),
        slots=(
            Slot(id="amount", type="count", words=("card", "cards")),
            Slot(id="deck", type="zone", preposition="from"),
        ),
        method="draw",
        gives="pieces",
    ),
    Verb(
        id="discard",
        forms=("discard", "discards", "discarded", "discarding"),
        slots=(Slot(id="card", type="piece", kinds=("card",)),),
        method="discard",
        ends=True,
    ),
    Verb(
        id="take",
        forms=("take", "takes", "took", "taken", "taking"),
        slots=(Slot(id="what", type="word", words=("lore", "both", "cards")),),
    ),
    Verb(
        id="roll",
        forms=("roll", "rolls", "rolled", "rolling"),
        slots=(Slot(id="dice", type="count", words=("die", "dice")),),
        method="roll",
        gives="dice",
    ),
)

_COMBAT: Final = ("attack", "combat")
_TWO: Final = (
    Role(id="attacker", kind="unit", preposition="by"),
    Role(id="target", kind="unit", preposition="against"),
)
_HOW: Final = (
    Qualifier(id="melee", preposition="in", words=("melee",), field="ranged", value=False),
    Qualifier(id="ranged", preposition="at", words=("range",), field="ranged", value=True),
)

EVENTS: Final = (
    Event(
        id="attack",
        nouns=("attack",),
        verb="attack",
        python="Attack",
        roles=_TWO,
        qualifiers=_HOW,
        opposed=("attacker", "target"),
        timings=("when", "after"),
        steps=_COMBAT,
    ),
    Event(
        id="roll",
        nouns=("combat roll",),
        python="Roll",
        roles=(*_TWO, Role(id="dice", kind="faces", preposition="object", known="after")),
        qualifiers=_HOW,
        opposed=("attacker", "target"),
        timings=("before", "after"),
        steps=_COMBAT,
    ),
    Event(
        id="commit",
        nouns=("commitment",),
        verb="commit",
        python="Commit",
        roles=(
            Role(id="player", kind="player", preposition="subject"),
            Role(id="face", kind="faces", preposition="object"),
            Role(id="unit", kind="unit", preposition="of"),
            Role(id="target", kind="unit", preposition="against"),
        ),
        qualifiers=_HOW,
        opposed=("unit", "target"),
        timings=("when",),
        steps=_COMBAT,
    ),
    Event(
        id="retreat",
        nouns=("retreat",),
        python="Retreat",
        roles=(
            Role(id="unit", kind="unit", preposition="of"),
            Role(id="attacker", kind="unit", preposition="by"),
            Role(id="hexes", kind="number"),
        ),
        timings=("before", "after"),
        steps=_COMBAT,
    ),
    Event(
        id="advance",
        nouns=("advance",),
        verb="advance",
        python="Advance",
        roles=(
            Role(id="unit", kind="unit", preposition="by"),
            Role(id="gap", kind="hex", preposition="into"),
        ),
        timings=("instead of", "after"),
        steps=_COMBAT,
    ),
    Event(
        id="elimination",
        nouns=("elimination",),
        verb="eliminate",
        participle=("eliminated",),
        python="Elimination",
        roles=(
            Role(id="unit", kind="unit", preposition="of"),
            Role(id="attacker", kind="unit", preposition="by"),
        ),
        timings=("after",),
    ),
    Event(
        id="pass",
        verb="pass",
        python="Pass",
        roles=(
            Role(id="rider", kind="unit", preposition="subject"),
            Role(id="victim", kind="unit", preposition="through"),
        ),
        timings=("when",),
        steps=("move", "attack"),
    ),
    Event(
        id="move",
        verb="move",
        python="Move",
        roles=(
            Role(id="unit", kind="unit", preposition="subject"),
            Role(id="goal", kind="hex", preposition="to"),
        ),
        timings=("after",),
        steps=("move", "attack"),
    ),
)
