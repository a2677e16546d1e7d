"""Everything that can be wrong with the shape of a card, one file each."""
