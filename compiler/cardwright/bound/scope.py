"""Which names mean something where."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from cardwright.bound import nodes as bound

Origin = Literal["choice", "loop", "result", "role", "window"]


@dataclass(frozen=True, slots=True)
class Name:
    """A bound name: what it stands for, and how it got there."""

    text: str
    kind: str  # id of a kind, "player", "number", "faces", "zone", "place"
    plural: bool = False
    origin: Origin = "choice"
    maybe: bool = False
    role: bound.RoleOf | None = None
    alias: bound.Piece | bound.Pieces | None = None  # what the name is short for


@dataclass(slots=True)
class Scope:
    """Names of one block; looks outward through its parents. `closed` are names of blocks that have
    ended, for a message that says so."""

    parent: Scope | None = None
    names: dict[str, Name] = field(default_factory=dict)
    closed: set[str] = field(default_factory=set)
    last_piece: bound.Piece | None = None  # what `it` means
    last_player: bound.Player | None = None  # what `they` means
    last_set: str = ""  # what `them` means

    def bind(self, name: Name) -> None:
        if name.text:
            self.names[name.text] = name

    def find(self, text: str) -> Name | None:
        scope: Scope | None = self
        while scope is not None:
            if text in scope.names:
                return scope.names[text]
            scope = scope.parent
        return None

    def was_bound(self, text: str) -> bool:
        """Whether the name was bound in a block that has ended."""
        scope: Scope | None = self
        while scope is not None:
            if text in scope.closed:
                return True
            scope = scope.parent
        return False

    def all(self) -> tuple[Name, ...]:
        """Every name that means something here, the innermost first."""
        found: dict[str, Name] = {}
        scope: Scope | None = self
        while scope is not None:
            for text, name in scope.names.items():
                found.setdefault(text, name)
            scope = scope.parent
        return tuple(found.values())

    def known(self) -> tuple[str, ...]:
        found: set[str] = set()
        scope: Scope | None = self
        while scope is not None:
            found.update(scope.names)
            scope = scope.parent
        return tuple(sorted(found))

    def inner(self) -> Scope:
        return Scope(
            parent=self, last_piece=self.last_piece, last_player=self.last_player, last_set=self.last_set
        )

    def end(self) -> None:
        """The block of this scope is over."""
        if self.parent is not None:
            self.parent.closed.update(self.names, self.closed)
