"""BattleLore, first edition: words, rules, cards."""

from cardwright_engine.games.battlelore.vocabulary import VOCABULARY

__all__ = ["VOCABULARY"]
