"""Everything that can be wrong with the files around the cards, one file each."""
