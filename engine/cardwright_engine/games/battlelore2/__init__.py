"""BattleLore: Second Edition: a complete turn on the board, from the command card to the lore step.

Left out for want of facts: mustering and secret deployment (a scenario's map deploys both armies),
the effects of poison, flying, massive and immovable units, barricades and crystal spires.

Assumptions where the facts are silent, each one line to change:

- the command deck is common to both players; a player without a command card goes on without orders
- a command card that orders a number of units orders all there are where fewer exist
- any number of lore cards may be played in a turn; a played one is discarded at once
- the lore step offers 2 lore, or 1 lore and a card, or 2 cards of which one is discarded
- a unit destroyed is worth 1 victory point and a legend 2; a banner hex held in the VP step 1
- a tie at the check of the victory points: the game goes on; the last unit lost ends it at once
- printed health is that of the whole unit, shared equally by its figures
- a unit that never had more than one figure is never weak
- losses do not lower the number of dice
- a ranged unit attacks and counters at range, adjacent units included
- an attack is not a counter: what speaks of attacks (shield, flanking) does not speak of counters
- each die can be committed alone, so an ability can be used once for each die that fits
- a unit may lose its last figure to its own ability
- a retreat keeps one direction; where two lead away its player chooses one that stays on the board
- terrain that stops a move does not stop a retreat
- an advance counts as a move in this turn
- a stunned unit cannot be ordered until the end of its player's next turn
- simultaneous triggers: the active player's first
- a unit without a name in an example: move 2, combat 3, three figures of one health, melee infantry
"""

from cardwright_engine.games.battlelore2.cards import CommandCard, LoreCard, ScenarioCard, UnitCard
from cardwright_engine.games.battlelore2.events import (
    Advance,
    Attack,
    Commit,
    Elimination,
    Move,
    Pass,
    Retreat,
    Roll,
)
from cardwright_engine.games.battlelore2.game import Game
from cardwright_engine.games.battlelore2.position import Position
from cardwright_engine.games.battlelore2.setup import new_game
from cardwright_engine.games.battlelore2.tabletop import TABLETOP
from cardwright_engine.games.battlelore2.trial import TRIALS
from cardwright_engine.games.battlelore2.view import seen_by
from cardwright_engine.games.battlelore2.vocabulary import VOCABULARY

__all__ = [
    "TABLETOP",
    "TRIALS",
    "VOCABULARY",
    "Advance",
    "Attack",
    "CommandCard",
    "Commit",
    "Elimination",
    "Game",
    "LoreCard",
    "Move",
    "Pass",
    "Position",
    "Retreat",
    "Roll",
    "ScenarioCard",
    "UnitCard",
    "new_game",
    "seen_by",
]
