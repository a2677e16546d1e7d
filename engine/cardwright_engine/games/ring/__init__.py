"""War of the Ring: The Card Game."""

from cardwright_engine.games.ring.vocabulary import VOCABULARY

__all__ = ["VOCABULARY"]
