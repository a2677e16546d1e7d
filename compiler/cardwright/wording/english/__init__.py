"""English: how phrases are said. Another language is a sibling of this folder with the same functions."""

from cardwright.wording.english.sentences import paragraph, unknown

__all__ = ["paragraph", "unknown"]
