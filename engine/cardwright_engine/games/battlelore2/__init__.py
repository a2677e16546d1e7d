"""BattleLore: Second Edition."""

from cardwright_engine.games.battlelore2.cards import CommandCard, LoreCard, ScenarioCard, UnitCard
from cardwright_engine.games.battlelore2.vocabulary import VOCABULARY

__all__ = ["VOCABULARY", "CommandCard", "LoreCard", "ScenarioCard", "UnitCard"]
