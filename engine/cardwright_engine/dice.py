"""Rolled dice, as an effect reads them."""

from __future__ import annotations

from collections.abc import Iterable


class Dice:
    """The faces of one roll, by id, in the order rolled. Dice can be added to a roll afterwards."""

    __slots__ = ("faces",)

    def __init__(self, faces: Iterable[str] = ()) -> None:
        self.faces = list(faces)

    def count(self, *faces: str) -> int:
        """How many dice show one of these faces."""
        if len(faces) == 1:  # nearly always
            return self.faces.count(faces[0])
        return sum(1 for face in self.faces if face in faces)

    def __len__(self) -> int:
        return len(self.faces)
