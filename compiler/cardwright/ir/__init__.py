"""What a card tells the engine to do."""
