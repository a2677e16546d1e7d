"""What a text knows while it is carried out: the game, for whom it runs, and what was named so far."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from cardwright.bound import nodes as b
from cardwright_engine import vocabulary as words
from cardwright_engine.card import Context


@dataclass
class Surroundings:
    """Names stand for a piece, a list of pieces, a number, a roll, or nothing (None: there was none)."""

    g: Any
    c: Context[Any]
    vocabulary: words.Vocabulary
    letters: Mapping[str, int]  # numbers of a keyword
    roles: Mapping[str, str] = field(default_factory=dict)  # name -> field of the event
    carried: frozenset[str] = frozenset()  # fields of the event
    kept: Mapping[str, Any] = field(default_factory=dict)  # what a lasting text kept when it was made
    names: dict[str, Any] = field(default_factory=dict)
    players: dict[str, int] = field(default_factory=dict)  # of `each …` player, whose turn it is
    roll: Any = None
    did: bool = False

    def inner(self) -> Surroundings:
        """A block: what is named in it is forgotten after it."""
        return replace(self, names=dict(self.names), players=dict(self.players))

    def kind(self, id: str) -> words.Kind | None:
        return next((entry for entry in self.vocabulary.kinds if entry.id == id), None)

    def call(self, method: str, *values: Any, **named: Any) -> Any:
        return getattr(self.g, method)(*values, **named)

    def role(self, node: b.RoleOf) -> Any:
        """What the event carries, or the event that the lasting text was made at."""
        key = role_key(node)
        if key in self.kept:
            return self.kept[key]
        return getattr(self.c.event, self.roles.get(node.name, node.role.id))


def role_key(node: b.RoleOf) -> str:
    return f"role {node.name or node.role.id}"
