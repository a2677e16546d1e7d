"""Everything that can go wrong when an example is played, one file each."""
