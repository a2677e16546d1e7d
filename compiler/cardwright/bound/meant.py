"""What a noun phrase by itself was found to mean, before its sentence decides what it is for."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardwright.bound import nodes as bound
from cardwright.bound.lexicon import Noun
from cardwright.surface import nodes as surface
from cardwright.text.source import Span


@dataclass(slots=True)
class Meant:
    """A noun phrase by itself. `base` is a reference it already is (a name, `this`, `you`, a title);
    otherwise `noun` is the entry it is about and `tests` what its pieces must pass."""

    span: Span
    determiner: str = ""
    quantity: bound.Quantity | None = None
    number: bound.Number | None = None  # the bare number, where it counts something
    noun: Noun | None = None
    after: bound.Number | None = None  # path number 4
    base: bound.Piece | bound.Pieces | None = None
    tests: list[bound.Test] = field(default_factory=list)
    faces: tuple[bound.FaceRef, ...] = ()
    owner: bound.Player | None = None
    of: surface.NounPhrase | None = None
    name: str = ""
    problem: bound.Unresolved | None = None
    group: surface.Value | None = None
    words: tuple[str, ...] = ()
    relations: list[surface.Relation] = field(default_factory=list)
