"""BattleLore, first edition: words, rules, cards.

Where the facts say nothing, these assumptions are made, each in one line:

- Windows ask the attacker (of a play: its player), then the other, again until both decline
  (`windows.Windows.react`); simultaneous triggers are the active player's first (`table.turn_order`).
- Orders of a Command card, or of a card in lieu of it, are given in the ORDER phase
  (`plays.Plays.play`); a cancelled card in lieu of it still takes its place.
- Counter Attack does not swap left and right, gives no orders where there is nothing to copy
  (`orders.Orders.copy`), and copies what another Counter Attack copied.
- In the DRAW phase of a Lore Adventure a player takes 2 tokens, or 1 token and 1 Lore card; spare
  Lore cards are discarded (`turn.LORE_INSTEAD_OF_CARD`); Command cards are drawn up to the command.
- Values for level 2, hand sizes of Lore cards (`council`), 60 tokens in all (`setup.ALL_LORE`).
- A hex of retreat that cannot be made costs a figure; impassable hexes are not entered; each hex
  that a Creature cannot retreat costs it one die, and another where banner or bonus strike hits (`retreats`).
- Tokens on a cancelled card that is discarded at once go to the pool with it (`plays.Plays.discard`).
- A card whose class is not known is in character (`council.Council.out_of_character`).
- Dice that a Lore card rolls for its own effect give no tokens (`purse.Purse.collect`).
- Woods halt a follow-on move, as landmarks do (`terrain.TERRAIN`); hills, landmarks and Magic
  Pentacle have no dice cap. Bonus strikes that do not hit are misses, Creatures are neither foot nor
  mounted for short swords (`rolls.Rolls.strikes`).
- A Command card must be played where one can be, unless a card is played in lieu of it (`turn`).

Left out, for want of facts: Healing Pool, Rogue's Den, rampart and stronghold, lance and crossbow,
what Creatures do beyond the rules all of them share, Tactic cards, the Medieval Lore variant's
decks. The choice of a War Council is made before a game starts (`setup.Council`).
"""

from cardwright_engine.games.battlelore.cards import CommandCard, LoreCard, Scenario
from cardwright_engine.games.battlelore.events import Elimination, Move, Play, Roll
from cardwright_engine.games.battlelore.game import Game
from cardwright_engine.games.battlelore.position import Position
from cardwright_engine.games.battlelore.tabletop import TABLETOP
from cardwright_engine.games.battlelore.vocabulary import VOCABULARY

__all__ = [
    "TABLETOP",
    "VOCABULARY",
    "CommandCard",
    "Elimination",
    "Game",
    "LoreCard",
    "Move",
    "Play",
    "Position",
    "Roll",
    "Scenario",
]
