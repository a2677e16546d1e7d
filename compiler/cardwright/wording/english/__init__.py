"""English: how phrases are said. Another language is a sibling of this folder with the same methods."""

from cardwright.wording.english.examples import Examples as English

__all__ = ["English"]
