"""The slots of one verb while they are filled."""

from __future__ import annotations

from cardwright.bound import nodes as bound
from cardwright_engine import vocabulary as words


class Filling:
    """The slots of a verb, as they are filled."""

    def __init__(self, verb: words.Verb) -> None:
        self.verb = verb
        self.values: dict[str, bound.Argument] = {}
        self.result = ""
        self.manner = ""

    def slot(self, preposition: str) -> words.Slot | None:
        return next((slot for slot in self.verb.slots if slot.preposition == preposition), None)

    def signature(self) -> tuple[str, ...]:
        """The verb's own form, for messages: `move unit, to hex`."""
        slots = [f"{slot.preposition} <{slot.id}>".strip() for slot in self.verb.slots]
        return (f"{self.verb.forms[0]} {' '.join(slots)}".strip(),)
