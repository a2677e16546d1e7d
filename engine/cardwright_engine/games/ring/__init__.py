"""War of the Ring: The Card Game: its words, its rules and its positions.

Complete: four decks, all steps of the round, every rule of the seed documents, and four scenarios,
which are cards of their own kind. Not here: agreement between teammates on anything but losses.

Assumptions, where the facts are silent; each is one line to change:

- simultaneous things are settled in turn order from the player whose turn it is, outside turns from
  the starting player (`Table.turn_order`);
- a card is controlled by who played it, its owner out of play (`Table.controller`);
- "a Dúnedain battleground" is one that shows the faction on either line (`Table.shows`, F171);
- a text used as an action is used by the controller of its card (`Actions.user`, F170);
- a battleground that is still active cannot be activated or reactivated (`Locations.can_reactivate`);
- where a hand is larger than the limit when the action step ends, nothing is discarded
  (`Rounds.action_step`, R5);
- defense tokens on a battleground whose shield icons are ignored count (`Icons.shields`);
- a text that sets a character's icons sets its own; its items come on top (`Icons`);
- an army must support where it can; support is declared before icons are counted, by the player of
  the character (`Combats.declare_support`);
- where attackers decide on losses because defenders disagree, the first of them in turn order does
  (`Combats._agree_on_loss`);
- a draw deck that emptied beside an empty cycle pile stays empty until somebody has to draw
  (`Moves.top_card`);
- looking at more cards than a deck has looks at all of it (`Piles.look`);
- what a card does in each draw step it does after its player's own draw (`Rounds.draw_step`);
- where two texts would replace one elimination, the first card by piece number does
  (`CardGame.replaced`);
- the last card of a hand is not itself forsaken for its play (`Entries.pay_for_play`);
- an item on a character in reserve may be forsaken alone (`Piles.forsake`);
- what a text says of playing while its card is in hand, it says of that card alone (`Entries.rulers`);
- without a path of the next number the round has no path (`Locations.activate_path`);
- the starting player token passes along the turn order, turn by turn, where a player has two turns in
  it (`Rounds.draw_step`);
- in a duel icons of all defenders of a path count for who scores it (`Combats._leave`); a Ring token
  that works each round is worth no point (`Rounds.victory_check`), and what each Shadow player does
  is done once by each of two (`scenario.Seat`);
- a battleground that a scenario names for a round comes only if it is still in its deck
  (`Locations._activate_listed`).
"""

from cardwright_engine.games.ring.cards import (
    Army,
    Battleground,
    Character,
    EventCard,
    Item,
    Path,
    ScenarioCard,
)
from cardwright_engine.games.ring.events import (
    Activation,
    BattlegroundCombat,
    Elimination,
    Entry,
    Forsaking,
    Move,
    PathCombat,
    Play,
)
from cardwright_engine.games.ring.game import Game
from cardwright_engine.games.ring.position import Position
from cardwright_engine.games.ring.tabletop import TABLETOP
from cardwright_engine.games.ring.vocabulary import VOCABULARY

__all__ = [
    "TABLETOP",
    "VOCABULARY",
    "Activation",
    "Army",
    "Battleground",
    "BattlegroundCombat",
    "Character",
    "Elimination",
    "Entry",
    "EventCard",
    "Forsaking",
    "Game",
    "Item",
    "Move",
    "Path",
    "PathCombat",
    "Play",
    "Position",
    "ScenarioCard",
]
