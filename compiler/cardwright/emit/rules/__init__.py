"""Everything that can be wrong with a printed sheet, one file each."""
