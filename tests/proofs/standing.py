"""Which rules are proven, found out anew; as a script it writes that down.

In the top folder: `PYTHONPATH=tests python tests/proofs/standing.py`. It writes `generated/rules.json`
and takes rules that are proven now out of `tests/unproven_rules.txt`; it never puts one in.
"""

from __future__ import annotations

import json
from typing import Final

from cardwright.play.seed_rules import seed_rules
from our_games import ROOT
from proofs import battlelore2_proofs, battlelore_proofs, ring_proofs
from proofs.proof import Outcome, Proof, claimed, outcome

PROOFS: Final[tuple[Proof, ...]] = (
    *battlelore_proofs.PROOFS,
    *battlelore2_proofs.PROOFS,
    *ring_proofs.PROOFS,
)
WRITTEN: Final = ROOT / "generated" / "rules.json"
UNPROVEN: Final = ROOT / "tests" / "unproven_rules.txt"


def outcomes() -> dict[str, Outcome]:
    """How it stands with every rule, in the order of the documents."""
    found = {proof.rule: outcome(proof) for proof in PROOFS}
    nothing = {
        rule.id: Outcome(
            claimed_by=tuple(each.name for each in claimed().get(rule.id, ())), failing=(), noticing=()
        )
        for rule in seed_rules()
    }
    return {**nothing, **found}


def as_text(found: dict[str, Outcome]) -> str:
    """What `cardwright rules` reads."""
    rules = {
        rule: {"proven": each.proven, "examples": list(each.claimed_by), "noticed_by": list(each.noticing)}
        for rule, each in found.items()
    }
    return json.dumps({"format": 1, "rules": rules}, indent=2, ensure_ascii=False) + "\n"


def unproven(found: dict[str, Outcome]) -> list[str]:
    """The rules that are not proven."""
    return [rule for rule, each in found.items() if not each.proven]


def listed_unproven() -> list[str]:
    """The rules that may still be unproven."""
    lines = UNPROVEN.read_text("utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def _write(found: dict[str, Outcome]) -> None:
    WRITTEN.write_text(as_text(found), "utf-8", newline="\n")
    open_rules = unproven(found)
    kept = [
        line
        for line in UNPROVEN.read_text("utf-8").splitlines()
        if line.startswith("#") or line.strip() in open_rules
    ]
    UNPROVEN.write_text("\n".join(kept) + "\n", "utf-8", newline="\n")


def _tell(found: dict[str, Outcome]) -> None:
    for rule in unproven(found):
        each = found[rule]
        if not each.claimed_by:
            print(f"{rule} is claimed by no example")
        elif each.failing:
            print(f"{rule} has examples that do not hold: {', '.join(each.failing)}")
        else:
            print(f"{rule} is missed by no example: {', '.join(each.claimed_by)}")
    print(f"{len(found) - len(unproven(found))} proven")


if __name__ == "__main__":
    current = outcomes()
    _write(current)
    _tell(current)
