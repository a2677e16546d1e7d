"""The hex board of the BattleLore games: its shape, who sees what on it, and where a retreat leads.

Public, each imported from its own module:

- `directions`: `Direction`, `EAST` .. `SOUTH_EAST`, `DIRECTIONS`, `NAMES`, `opposite`
- `board`: `Hex`, `Section`, `SECTIONS`, `Board`
- `from_rows`: `battlelore`, `battlelore2`, `board_from_rows`
- `sight`: `Line`, `crossed`, `clear`, `blockers`
- `retreat`: `away` (second edition), `homeward` (first edition)

Everything is pure: a board is a set of tables built once, and an answer is a look-up in them.
"""
