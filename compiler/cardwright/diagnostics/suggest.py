"""Did you mean: known words near a word nobody knows.

Silence is better than a far-fetched guess, so a word is offered only when a
third of its letters or fewer would have to change, and none of the nearest
is left out.
"""

from collections.abc import Iterable

_MOST = 3


def near(word: str, known: Iterable[str]) -> tuple[str, ...]:
    """The nearest known words, all equally near; none when nothing is near, or too many are."""
    wanted = word.casefold()
    limit = min(_MOST, len(wanted) // 3)
    distances: dict[str, int] = {}
    for candidate in sorted(set(known) - {word}):
        distance = _distance(wanted, candidate.casefold(), limit)
        if distance is not None:
            distances[candidate] = distance
    nearest = min(distances.values(), default=0)
    best = tuple(candidate for candidate, distance in distances.items() if distance == nearest)
    return best if len(best) <= _MOST else ()


def meant(word: str, known: Iterable[str]) -> tuple[str, ...]:
    """What may have been meant: the nearest known words, else the phrases that begin with the word
    (`combat` for `combat phase`)."""
    known = set(known)
    begun = sorted(phrase for phrase in known if phrase.casefold().startswith(f"{word.casefold()} "))
    return near(word, known) or (tuple(begun) if len(begun) <= _MOST else ())


def did_you_mean(word: str, known: Iterable[str]) -> tuple[str, ...]:
    """The hint to print, as the hints of a diagnostic: one sentence, or none."""
    words = [f"`{name}`" for name in meant(word, known)]
    if not words:
        return ()
    *others, last = words
    choice = f"{', '.join(others)} or {last}" if others else last
    return (f"did you mean {choice}?",)


def _distance(a: str, b: str, limit: int) -> int | None:
    """Letters to add, drop, change or swap with their neighbour; nothing when more than `limit`."""
    if abs(len(a) - len(b)) > limit:
        return None
    before: list[int] = []
    above = list(range(len(b) + 1))
    for i, x in enumerate(a, start=1):
        row = [i]
        for j, y in enumerate(b, start=1):
            cost = min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        before, above = above, row
    return above[-1] if above[-1] <= limit else None
