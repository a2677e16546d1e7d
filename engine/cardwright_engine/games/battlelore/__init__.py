"""BattleLore, first edition: words, rules, cards.

Where the facts say nothing, these assumptions are made, each in one line:

- Set-up: players divide their levels one at a time, openly, the first player first; cards of an unknown
  class are all in the Lore deck; the landmark of a level 3 master goes onto a vacant countryside hex of
  its owner's half (`preparation`); values for level 2, hand sizes of Lore cards, one Lore card kept in the
  Medieval Lore variant (`council`), 60 tokens in all (`setup.ALL_LORE`).
- Windows ask the attacker (of a play: its player; of a move: the mover's), then the other, again until
  both decline (`windows.Windows.react`); simultaneous triggers are the active player's first
  (`table.turn_order`).
- Orders of a Command card, or of a card in lieu of it, are given in the ORDER phase
  (`plays.Plays.play`); a cancelled card in lieu of it still takes its place.
- Counter Attack does not swap left and right, gives no orders where there is nothing to copy
  (`orders.Orders.copy`), and copies what another Counter Attack copied.
- In the DRAW phase of a Lore Adventure a player takes 2 tokens, or 1 token and 1 Lore card
  (`turn.LORE_INSTEAD_OF_CARD`); Command cards are drawn up to the command; what a hand holds beyond its
  limits, by the text of a card too, is discarded then (`turn.Turn.keep_limits`).
- Terrain: caps of hills and landmarks, no other stop or cap on hills, streams and ramparts, Bold 1 of a
  rampart and next to a stronghold, whoever stands there; what Healing Pool and Rogue Den give, and name
  and gift of the Warrior's landmark (`terrain`). Crossbow and lance (`weapons`).
- A hex of retreat that cannot be made costs a figure; impassable hexes are not entered; each hex
  that a Creature cannot retreat costs it one die, and another where banner or bonus strike hits (`retreats`).
- A unit whose elimination a card replaces keeps one figure (`losses.LEFT_OF_SAVED`).
- Tokens on a cancelled card that is discarded at once go to the pool with it (`plays.Plays.discard`).
- A card whose class is not known is in character (`council.Council.out_of_character`).
- Dice that a Lore card rolls for its own effect give no tokens (`purse.Purse.collect`).
- Bonus strikes that do not hit are misses, Creatures are neither foot nor mounted for short swords
  (`rolls.Rolls.strikes`).
- A Command card must be played where one can be, unless a card is played in lieu of it (`turn`).

Where two sources conflict the one with the better standing is followed: a follow-on move is movement
(F15) and ends in a fordable stream, against the opinion F41 (`terrain.Terrain.stop`); a short sword loses
one bonus strike against mounted units, not all of them (`weapons.WEAPONS`).

Left out, for want of facts: what Creatures do beyond the rules all of them share, and the printed decks.
"""

from cardwright_engine.games.battlelore.cards import CommandCard, LoreCard, Scenario
from cardwright_engine.games.battlelore.events import Elimination, Move, Play, Roll
from cardwright_engine.games.battlelore.game import Game
from cardwright_engine.games.battlelore.position import Position
from cardwright_engine.games.battlelore.tabletop import TABLETOP
from cardwright_engine.games.battlelore.trial import TRIALS
from cardwright_engine.games.battlelore.vocabulary import VOCABULARY

__all__ = [
    "TABLETOP",
    "TRIALS",
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
