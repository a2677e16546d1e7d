"""The words a sheet itself says, one record a language. Translations stand beside the English one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Labels:
    """Headings, marks and other words of a sheet that belong to no card."""

    title: str
    contents: str
    cards: str
    card: str
    keywords: str
    reference: str
    kind: str
    cost: str
    values: str
    text: str
    rulings: str
    rulings_about: str
    legend: str
    icons: str
    marks: str
    assumed: str
    assumed_about: str
    unknown: str
    unknown_about: str
    scenarios: str
    map: str
    either: str
    odds: str
    odds_about: str
    against: str
    level: str
    dice: str
    expected: str
    sources: dict[str, str]


ENGLISH: Final = Labels(
    title="cards",
    contents="Contents",
    cards="cards",
    card="card",
    keywords="Keywords",
    reference="Reference",
    kind="Kind",
    cost="Cost",
    values="Values",
    text="Text",
    rulings="Rulings",
    rulings_about="Each line is an example that is run with the card.",
    legend="Legend",
    icons="Icons",
    marks="Marks",
    assumed="assumed",
    assumed_about="No source gives this; it was filled in so that the card can be played.",
    unknown="unknown",
    unknown_about="No source gives this, and nothing was filled in.",
    scenarios="Scenarios",
    map="Map",
    either="or",
    odds="Odds",
    odds_about="Exact: nothing is simulated, every roll is counted. Percentages are rounded; reactions are"
    " declined.",
    against="against",
    level="level",
    dice="dice",
    expected="expected",
    sources={
        "sure": "well sourced",
        "likely": "likely",
        "pattern": "completed by pattern",
        "assumed": "assumed",
        "house": "house card",
        "unknown": "unknown",
        "": "",
    },
)

LABELS: Final = {"en": ENGLISH}
