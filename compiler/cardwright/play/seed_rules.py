"""The rules of the seed documents: what each says, which examples claim it, and whether it is proven."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files

from cardwright.play.claims import Stated
from cardwright.resources import PROOFS


@dataclass(frozen=True, slots=True, kw_only=True)
class SeedRule:
    """One rule of a seed document."""

    id: str
    document: str
    says: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A rule, the examples that claim it, and whether the last proof run found it proven."""

    rule: SeedRule
    claimed_by: tuple[str, ...]
    proven: bool


def seed_rules() -> tuple[SeedRule, ...]:
    """All rules, in the order of the documents."""
    text = (files("cardwright.play") / "seed_rules.toml").read_text("utf-8")
    return tuple(SeedRule(**rule) for rule in tomllib.loads(text)["rules"])


def proven_rules() -> frozenset[str]:
    """The ids of the rules that the last proof run found proven, as it wrote them down."""
    if not PROOFS.is_file():
        return frozenset()
    written = json.loads(PROOFS.read_text("utf-8"))["rules"]
    return frozenset(id for id, rule in written.items() if rule["proven"])


def standings(claims: Mapping[str, tuple[Stated, ...]]) -> tuple[Standing, ...]:
    """How it stands with each rule, given which examples claim it. A rule that nobody claims any more
    is not proven, whatever was once written down."""
    proven = proven_rules()
    return tuple(
        Standing(
            rule=rule,
            claimed_by=tuple(each.name for each in claims.get(rule.id, ())),
            proven=rule.id in proven and rule.id in claims,
        )
        for rule in seed_rules()
    )
