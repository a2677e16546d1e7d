"""Every reason why a player may not do something, as `expect error` names it."""

from __future__ import annotations

from typing import Final

from cardwright_engine.vocabulary import Refusal

REFUSALS: Final = (
    # --- whose turn, which step
    Refusal(id="not-asked", says="you are not asked to {verb} now"),
    Refusal(id="window", says="it cannot be played in the {step} step of {turn} turn"),
    Refusal(id="not-in-hand", says="it is not in your hand"),
    Refusal(id="cost", says="you have {lore} lore, the cost is {cost}"),
    Refusal(id="unknown-effect", says="nothing is known of what it does"),
    Refusal(id="illegal-choice", says="it is not one of the {options} that can be chosen"),
    Refusal(id="command-needed", says="a command card must be played in each main phase", rule="B1"),
    Refusal(id="no-unit", says="no unit stands there"),
    # --- orders
    Refusal(id="already-ordered", says="it is ordered already"),
    Refusal(id="stunned", says="it is stunned"),
    Refusal(id="not-yours", says="it is not your unit"),
    # --- moving
    Refusal(id="not-ordered", says="it is not ordered"),
    Refusal(id="already-moved", says="it has moved in this turn"),
    Refusal(id="occupied", says="a unit stands there"),
    Refusal(id="impassable", says="{terrain} cannot be entered"),
    Refusal(id="out-of-reach", says="the move is {move}, and it cannot get there"),
    Refusal(id="forbidden", says="a card forbids it"),
    # --- attacking
    Refusal(id="already-attacked", says="it has attacked in this turn"),
    Refusal(id="not-enemy", says="it is no enemy unit"),
    Refusal(id="out-of-range", says="it is {distance} hexes away, the range is {range}", rule="B5"),
    Refusal(id="out-of-sight", says="the line of sight is blocked", rule="B6"),
    # --- commit, counter, advance
    Refusal(id="no-face", says="no {face} is left to commit", rule="B11"),
    Refusal(id="no-ability", says="no ability of the unit uses {face}", rule="B11"),
    Refusal(id="counter-of-counter", says="a counter is never countered", rule="B15"),
    Refusal(id="eliminated", says="the unit is eliminated", rule="B15"),
    Refusal(id="not-adjacent", says="the units are not adjacent", rule="B15"),
    Refusal(id="retreated", says="a unit that retreated cannot counter", rule="B15"),
    Refusal(id="already-countered", says="it has countered this attack"),
    Refusal(id="no-advance-on-counter", says="a unit that counters cannot advance", rule="B16"),
    Refusal(id="held", says="the target still stands in its hex", rule="B16"),
)
