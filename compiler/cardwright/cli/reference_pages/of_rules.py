"""The page of all rules that a card, an example or a file can break."""

from __future__ import annotations

import re
from typing import Final

from cardwright.cli.catalogue import Explained, catalogue
from cardwright.cli.reference_pages.markdown import code, page, section, table

# What the rules of a hundred are about, by the first digits of their numbers.
FAMILIES: Final = {
    "CW0": "How a card is written",
    "CW2": "Words and names",
    "CW3": "Timing",
    "CW4": "Targets and owners",
    "CW5": "Printed fields, costs, dice and numbers",
    "CW6": "Cards among cards",
    "CW7": "Printed texts and sheets",
    "CW8": "Printed texts and sheets",
    "CW90": "Examples",
    "CW95": "Files",
}
_BLOCK: Final = re.compile(r"^```(?:card|sh)\n.*?^```$", re.DOTALL | re.MULTILINE)


def of_rules() -> str:
    """All rules by number, each with why it is one, a card that breaks it and the card mended."""
    known = catalogue()
    of_family: dict[str, list[Explained]] = {}
    for each in known:
        of_family.setdefault(_family(each), []).append(each)
    return page(
        "What can be wrong",
        f"The compiler knows {len(known)} rules. A finding names the rule that found it, and "
        "`cardwright explain NAME` prints what stands here about it.",
        *(_contents(title, rules) for title, rules in of_family.items()),
        *(_rule(each) for each in known),
    )


def _family(each: Explained) -> str:
    starts = [start for start in FAMILIES if each.rule.code.startswith(start)]
    return FAMILIES[max(starts, key=len)] if starts else "Others"


def _contents(title: str, rules: list[Explained]) -> str:
    rows = (
        (f"[{each.rule.name}](#{each.rule.name})", each.rule.code, each.text.strip().splitlines()[0])
        for each in rules
    )
    return section(title, table(("rule", "number", "what it finds"), rows))


def _rule(each: Explained) -> str:
    """Prose, then the cards; the first card breaks the rule and the second is the same card mended."""
    shown = _BLOCK.findall(each.text)
    prose = re.sub(r"\n{3,}", "\n\n", _BLOCK.sub("", each.text)).strip()
    titles = ("This breaks the rule:", "This does not:")
    cards = [f"{title}\n\n{block}" for title, block in zip(titles, shown, strict=False)]
    return section(each.rule.name, code(each.rule.code), prose, *cards, level=3)
