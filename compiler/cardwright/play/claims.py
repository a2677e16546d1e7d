"""What the examples of a set claim: the rules they prove, the rulings they cite."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cardwright.bound import nodes as bound


@dataclass(frozen=True, slots=True, kw_only=True)
class Stated:
    """An example and where it stands: the game, and the card, or "" with the title of the rulings.
    `kind` is the kind of piece of that card."""

    game: str
    card: str
    kind: str
    heading: str
    example: bound.Example

    @property
    def name(self) -> str:
        """How reports and lists call it."""
        return f"{self.game}/{self.heading}: {self.example.title}"

    def proves(self) -> tuple[str, ...]:
        """The rules that it claims to prove."""
        return tuple(
            id
            for step in self.example.steps
            if isinstance(step, bound.Claim) and step.form == "proves"
            for id in step.ids
        )


def stated(files: Iterable[bound.File]) -> Iterator[Stated]:
    """The examples of all files, in order."""
    for file in files:
        if isinstance(file.vocabulary, bound.Unresolved):
            continue
        game = file.vocabulary.game
        for block in file.blocks:
            match block:
                case bound.Card():
                    card, kind = block.title, block.kind.kind
                case bound.Rulings():
                    card, kind = "", ""
                case _:
                    continue
            for example in block.examples:
                yield Stated(game=game, card=card, kind=kind, heading=block.title, example=example)


def claims(files: Iterable[bound.File]) -> dict[str, tuple[Stated, ...]]:
    """The examples that claim each rule, by the id of the rule."""
    found: dict[str, list[Stated]] = {}
    for each in stated(files):
        for rule in each.proves():
            found.setdefault(rule, []).append(each)
    return {rule: tuple(examples) for rule, examples in sorted(found.items())}
