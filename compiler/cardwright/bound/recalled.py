"""Which questions about the past a game can answer."""

from cardwright.bound import nodes as bound


def kept(asked: bound.DidVerb) -> bool:
    """Whether the game knows if the verb was done in that span of time. Nobody keeps what else it was
    done to."""
    spans = asked.verb.recalls
    if (asked.by is not None and not asked.verb.credits) or asked.object is not None:
        return False
    if asked.when is None:
        return bool(spans) and not asked.last
    return f"last {asked.when.id}" in spans if asked.last else asked.when.id in spans
