"""A card with every name looked up."""
