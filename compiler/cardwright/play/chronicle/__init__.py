"""A game that was played, as something to read: its chapters, what happened in each, and the table then."""
