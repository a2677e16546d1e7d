"""Everything a card can get wrong, one rule a file."""
