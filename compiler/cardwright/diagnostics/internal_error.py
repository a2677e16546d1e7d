"""A mistake of ours, never of a card's author."""


class InternalError(Exception):
    """The compiler contradicted itself; the only exception it raises on purpose."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what}; this is a bug in cardwright, please report it")
