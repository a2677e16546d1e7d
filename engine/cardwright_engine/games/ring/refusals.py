"""The reasons why a player may not do something, by the ids that `expect error` names."""

from typing import Final

from cardwright_engine.vocabulary import Refusal

REFUSALS: Final = (
    Refusal(id="window", says="it is not {player}'s turn to act"),
    Refusal(id="illegal-choice", says="this is not one of the {options} options of the choice"),
    Refusal(id="hand", says="{card} is not in your hand"),
    Refusal(id="reserve", says="{card} is not in your reserve"),
    Refusal(id="inactive", says="{place} is not active", rule="R1"),
    Refusal(id="army-path", says="an army never goes to a path"),
    Refusal(id="place", says="{place} is no place for {card}"),
    Refusal(id="forbidden", says="the text of a card forbids it"),
    Refusal(id="wielder", says="{card} has no wielder there that is in play", rule="R7"),
    Refusal(id="repeated", says="{card} was already played in this round"),
    Refusal(id="fresh", says="{card} was played in this round and cannot move yet"),
    Refusal(
        id="carryover", says="{cards} cards in hand are more than the carryover limit of {limit}", rule="R4"
    ),
    Refusal(id="winnow", says="winnowing takes two cards from your hand"),
    Refusal(id="text", says="{card} has no action to use"),
    Refusal(id="user", says="another player uses this text"),
    Refusal(id="zone", says="{card} is not where its text works"),
    Refusal(id="limit", says="the text of {card} was used as often as it may be"),
    Refusal(id="cost", says="its cost cannot be paid"),
    Refusal(id="target", says="there is nothing that its text could be done to"),
    Refusal(id="token", says="the Ring token is used up"),
)
