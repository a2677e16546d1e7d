"""A text and a place in it."""
