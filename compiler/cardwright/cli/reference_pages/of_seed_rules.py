"""The page of the rules of the seed documents, with the examples that claim each."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from cardwright.bound import nodes as bound
from cardwright.cli.reference_pages.markdown import page, section
from cardwright.play.claims import claims
from cardwright.play.seed_rules import Standing, standings


def of_seed_rules(files: Iterable[bound.File]) -> str:
    """The rules in the order of the documents. Which of them are proven is not said here, since the
    tests find that out: `cardwright rules` says it."""
    known = standings(claims(files))
    claimed = sum(bool(each.claimed_by) for each in known)
    return page(
        "The rules of the seed documents",
        f"The games were built to {len(known)} rules, of which {claimed} are claimed by an example "
        "(`proves L13` in a card or in rulings). A claim alone proves nothing: a rule is proven when "
        "its examples hold and one of them fails as soon as the rule is taken out of the engine. "
        "`cardwright rules` says which are.",
        *(
            section(document, *(_rule(each) for each in group))
            for document, group in groupby(known, key=lambda each: each.rule.document)
        ),
    )


def _rule(each: Standing) -> str:
    examples = "\n".join(f"- {name}" for name in each.claimed_by) or "- no example claims it"
    return f"**{each.rule.id}** {each.rule.says}\n\n{examples}"
