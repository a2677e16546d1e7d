"""Why a player may not do something in BattleLore; `expect error` names these ids."""

from typing import Final

from cardwright_engine.vocabulary import Refusal

REFUSALS: Final = (
    # --- plays --------------------------------------------------------------------------------
    Refusal(id="hand", says="{card} is not in your hand"),
    Refusal(id="phase", says="{card} is played in another phase than {step}", rule="L1"),
    Refusal(id="cost", says="{card} costs {cost} lore, you have {lore}", rule="L2"),
    Refusal(id="window", says="nothing happens that {card} answers", rule="L4"),
    Refusal(id="limit", says="you have played a Lore card in this game turn", rule="L5"),
    Refusal(id="out-of-turn", says="{card} is no Reaction and it is not your turn", rule="L6"),
    Refusal(id="target", says="{target} is no target of {card}", rule="L7"),
    Refusal(id="no-target", says="there is no target for {card}", rule="L7"),
    Refusal(id="command-card", says="you have played your Command card, or a card in lieu of it"),
    Refusal(id="unknown-cost", says="the cost of {card} is not known"),
    Refusal(id="unknown-window", says="when {card} is played is not known"),
    # --- moves and battles --------------------------------------------------------------------
    Refusal(id="step", says="this is not done in the {step} phase"),
    Refusal(id="turn", says="it is not your turn"),
    Refusal(id="no-unit", says="there is no unit to do it"),
    Refusal(id="yours", says="{unit} is not yours"),
    Refusal(id="order", says="{unit} has no order"),
    Refusal(id="moved", says="{unit} has moved"),
    Refusal(id="battled", says="{unit} has battled"),
    Refusal(id="occupied", says="there is a unit at {hex}"),
    Refusal(id="impassable", says="{hex} is impassable", rule="L11"),
    Refusal(id="reach", says="{hex} is {far} hexes of movement away, {unit} moves {moves}", rule="L11"),
    Refusal(id="friend", says="{target} is not an enemy"),
    Refusal(id="range", says="{target} is {far} hexes away, the range is {reach}", rule="L11"),
    Refusal(id="sight", says="the line of sight to {target} is blocked at {hex}", rule="L11"),
    Refusal(id="tired", says="{unit} has moved too far to battle", rule="L11"),
    Refusal(id="landmark", says="{unit} has entered a landmark in this turn", rule="L11"),
    Refusal(id="forbidden", says="the text of a card forbids it", rule="L9"),
    # --- choices ------------------------------------------------------------------------------
    Refusal(id="illegal-choice", says="this was not among what could be chosen"),
    Refusal(id="not-asked", says="somebody else has to answer first"),
)
