"""All words of BattleLore, first edition."""

from typing import Final

from cardwright_engine.games.battlelore.card_kinds import CARD_KINDS
from cardwright_engine.games.battlelore.deeds import EVENTS, MANNERS, VERBS
from cardwright_engine.games.battlelore.nouns import (
    ADJECTIVES,
    ATTRIBUTES,
    FACES,
    KINDS,
    PLACES,
    RELATIONS,
    STEPS,
    ZONES,
)
from cardwright_engine.games.battlelore.refusals import REFUSALS
from cardwright_engine.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    game="battlelore",
    title="BattleLore",
    package="cardwright_engine.games.battlelore",
    steps=STEPS,
    kinds=KINDS,
    attributes=ATTRIBUTES,
    adjectives=ADJECTIVES,
    relations=RELATIONS,
    zones=ZONES,
    places=PLACES,
    faces=FACES,
    verbs=VERBS,
    events=EVENTS,
    card_kinds=CARD_KINDS,
    manners=MANNERS,
    refusals=REFUSALS,
    cost="lore",
    default_chooser="L7",
)
