"""The examples of a card, and whole games, played on the engine."""
