"""A card written out: as Python, as a sheet, as data."""
