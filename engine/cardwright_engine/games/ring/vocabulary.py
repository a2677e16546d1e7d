"""The words of War of the Ring: The Card Game."""

from typing import Final

from cardwright_engine.games.ring.card_kinds import CARD_KINDS
from cardwright_engine.games.ring.deeds import EVENTS, MANNERS, VERBS
from cardwright_engine.games.ring.nouns import (
    ADJECTIVES,
    ATTRIBUTES,
    KINDS,
    PLAYERS,
    RELATIONS,
    STEPS,
    TOKENS,
    ZONES,
)
from cardwright_engine.games.ring.refusals import REFUSALS
from cardwright_engine.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    game="ring",
    title="War of the Ring: The Card Game",
    package="cardwright_engine.games.ring",
    steps=STEPS,
    kinds=KINDS,
    attributes=ATTRIBUTES,
    adjectives=ADJECTIVES,
    relations=RELATIONS,
    zones=ZONES,
    tokens=TOKENS,
    players=PLAYERS,
    verbs=VERBS,
    events=EVENTS,
    card_kinds=CARD_KINDS,
    manners=MANNERS,
    refusals=REFUSALS,
)
