"""Which kind of piece is a part of which."""

from cardwright_engine import vocabulary as words


def lineage(vocabulary: words.Vocabulary, kind: str) -> tuple[str, ...]:
    """A kind and the kinds it is a part of, from the inside out."""
    found = []
    while kind:
        found.append(kind)
        kind = next((entry.parent for entry in vocabulary.kinds if entry.id == kind), "")
    return tuple(found)


def is_a(vocabulary: words.Vocabulary, kind: str, other: str) -> bool:
    """Whether every piece of a kind is a piece of the other."""
    return other in lineage(vocabulary, kind)


def related(vocabulary: words.Vocabulary, kind: str, other: str) -> bool:
    """Whether a piece could be of both kinds: they are parts of one."""
    return lineage(vocabulary, kind)[-1:] == lineage(vocabulary, other)[-1:]


def fits(vocabulary: words.Vocabulary, kind: str, allowed: tuple[str, ...]) -> bool:
    """Whether a piece of a kind can be of one of the allowed kinds; any is when none is named."""
    return not allowed or any(related(vocabulary, kind, other) for other in allowed)
