"""One package a game: its words, its rules, its board."""
