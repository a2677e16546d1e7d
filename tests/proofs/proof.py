"""How a rule is proven: its examples hold, and one fails once the kernel does not know the rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from cardwright.cli.read_sources import project_sources
from cardwright.driver import Build, build
from cardwright.play.claims import Stated, claims
from cardwright.play.run_example import Table, run_example
from cardwright.play.tables import fresh_table
from our_games import ROOT, games

# What does not count as noticing: it would have come of any other damage as well.
DAMAGE: Final = frozenset({"example-crashed", "example-position-wrong", "not-compiled"})


@dataclass(frozen=True, slots=True)
class Proof:
    """The one place that enforces a rule, and a method that stands there and does not know it."""

    rule: str
    place: type[Any]
    method: str
    instead: Callable[..., Any]

    @contextmanager
    def without(self) -> Iterator[None]:
        """The game without the rule."""
        known = self.place.__dict__[self.method]
        setattr(self.place, self.method, self.instead)
        try:
            yield
        finally:
            setattr(self.place, self.method, known)


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What became of the examples that claim a rule."""

    claimed_by: tuple[str, ...]
    failing: tuple[str, ...]  # with the rule in force
    noticing: tuple[str, ...]  # without it: failing, and not because the game broke

    @property
    def proven(self) -> bool:
        """Whether all is as it must be."""
        return bool(self.claimed_by) and not self.failing and bool(self.noticing)


@cache
def made() -> Build:
    """All cards of the project, compiled."""
    return build(project_sources(ROOT).sources, games())


@cache
def table(game: str) -> Table:
    """What the examples of a game are played with."""
    return fresh_table(games()[game], made())


@cache
def claimed() -> dict[str, tuple[Stated, ...]]:
    """The examples that claim each rule."""
    return claims(made().files)


def outcome(proof: Proof) -> Outcome:
    """Play the examples of a rule with the rule and without it."""
    examples = claimed().get(proof.rule, ())
    failing = tuple(each.name for each in examples if _broken(each))
    with proof.without():
        noticing = tuple(each.name for each in examples if (rules := _broken(each)) and not DAMAGE & rules)
    return Outcome(claimed_by=tuple(each.name for each in examples), failing=failing, noticing=noticing)


def _broken(each: Stated) -> frozenset[str]:
    if each.game in made().failed:
        return frozenset({"not-compiled"})
    played = run_example(table(each.game), each.example, each.card, each.kind)
    return frozenset(finding.rule.name for finding in played.findings)
