"""A card as its author wrote it."""
