"""Every rule that is said to be proven is: its examples hold, and one misses it when it is gone."""

from __future__ import annotations

from functools import cache

import pytest

from cardwright.play.seed_rules import seed_rules
from proofs.proof import Outcome
from proofs.standing import PROOFS, WRITTEN, as_text, listed_unproven, outcomes

RULES = [rule.id for rule in seed_rules()]


@cache
def standing() -> dict[str, Outcome]:
    """How it stands with every rule; found out once."""
    return outcomes()


def test_there_are_43_rules() -> None:
    assert len(RULES) == len(set(RULES)) == 43


def test_one_proof_a_rule_at_most() -> None:
    proved = [proof.rule for proof in PROOFS]
    assert len(proved) == len(set(proved))
    assert set(proved) <= set(RULES)


@pytest.mark.parametrize("proof", PROOFS, ids=lambda proof: proof.rule)
def test_the_place_of_a_rule_is_put_back(proof: object) -> None:
    (found,) = [each for each in PROOFS if each is proof]
    before = found.place.__dict__[found.method]
    with found.without():
        assert found.place.__dict__[found.method] is found.instead
    assert found.place.__dict__[found.method] is before


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_proven_unless_it_is_listed(rule: str) -> None:
    each = standing()[rule]
    if rule in listed_unproven():
        assert not each.proven, f"take {rule} out of tests/unproven_rules.txt"
    else:
        assert each.claimed_by, f"no example says `proves {rule}`"
        assert each.failing == ()
        assert each.noticing, "no example misses the rule when the kernel does not know it"


def test_only_rules_are_listed_as_unproven() -> None:
    assert set(listed_unproven()) <= set(RULES)


def test_what_the_commands_read_is_what_was_found() -> None:
    told = "run `PYTHONPATH=tests python tests/proofs/standing.py`"
    assert WRITTEN.read_text("utf-8") == as_text(standing()), told
