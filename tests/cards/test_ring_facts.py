"""The cards of The Card Game say what the facts say: every printed field, compared with `ring_facts.json`.

The facts are data of their own, taken from the transcriptions before any card was written. Texts are
not compared: what they do is shown by the examples of each card.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

from bound_cards import GAMES
from cardwright.bound import nodes as bound
from cardwright.bound.from_surface import Library, bind
from cardwright.emit.to_python import to_python
from cardwright.ir.from_bound import lower
from cardwright.resources import CARDS
from cardwright.surface.from_text import parse
from cardwright.text.source import Source
from cardwright_engine.card import Card
from cardwright_engine.games.ring import Army, Battleground, Character, EventCard, Item
from cardwright_engine.games.ring import Path as PathCard
from cardwright_engine.games.ring.cards import FactionCard

HERE: Final = Path(__file__).parent
FACTS: Final[dict[str, dict[str, Any]]] = {
    fact["name"]: fact for fact in json.loads((HERE / "ring_facts.json").read_text("utf-8"))
}
MISSING: Final = frozenset(
    line for line in (HERE / "missing_ring_cards.txt").read_text("utf-8").splitlines() if line[:1] != "#"
)
WRITTEN: Final = sorted(FACTS.keys() - MISSING)
TYPES: Final[dict[str, type[Card]]] = {
    "army": Army,
    "character": Character,
    "item": Item,
    "event": EventCard,
    "battleground": Battleground,
    "path": PathCard,
}
# The facts name both cards of one hero at once.
HEROES: Final = {"Gandalf (the Grey or the White)": ("Gandalf the Grey", "Gandalf the White")}


@cache
def sources() -> dict[str, bound.Card]:
    """The bundled cards of the game as they are bound, by title."""
    paths = sorted((CARDS / "ring").glob("*.card"))
    parsed = [parse(Source(path.name, path.read_text("utf-8"))).file for path in paths]
    library = Library.of(parsed, GAMES)
    blocks = [block for file in parsed for block in bind(file, library).blocks]
    return {
        block.title: block for block in blocks if isinstance(block, bound.Card) and block.kind.word in TYPES
    }


def titles() -> set[str]:
    return set(sources())


def confidence(title: str) -> str:
    return sources()[title].provenance


@cache
def compiled(title: str) -> Card:
    """A card as its module defines it."""
    module = ModuleType("card_of_facts")
    exec(to_python(lower(sources()[title], GAMES["ring"])), module.__dict__)
    card = module.CARD
    assert isinstance(card, Card)
    return card


def counted(icons: tuple[tuple[int, str], ...]) -> dict[str, int]:
    return {icon.replace(" ", "_"): count for count, icon in icons}


def printed(card: Card) -> dict[str, object]:
    """What is printed on a card, in the words of the facts."""
    found: dict[str, object] = {"type": next(name for name, kind in TYPES.items() if type(card) is kind)}
    if isinstance(card, FactionCard):
        promo = [f"P{card.promo}"] if card.promo else []
        numbers = [str(number) for number in card.numbers] + promo
        found |= {"side": card.side, "faction": card.faction, "deck": card.deck}
        found |= {"card_numbers": numbers, "copies": card.copies}
    match card:
        case Army() | Character() | Item():
            found["icons"] = counted(card.icons)
        case Battleground():
            found |= {"side": card.side, "icons": {"defense": card.defense} if card.defense else {}}
            found |= {"victory_points": card.victory_points}
            found |= {"defenders": sorted(card.defenders), "attackers": sorted(card.attackers)}
        case PathCard():
            found["icons"] = {"path_defense": card.path_defense} if card.path_defense else {}
            found |= {"path_number": card.number, "victory_points": card.victory_points}
        case _:
            pass
    if isinstance(card, Character | Item):
        found["traits"] = sorted(card.traits)
    if isinstance(card, Character):
        found["paths"] = list(card.paths)
    if isinstance(card, Item):
        found["wielders"] = sorted(card.wielders)
    return {name: value for name, value in found.items() if value not in ([], {})}


def expected(fact: dict[str, Any]) -> dict[str, object]:
    """The same of the facts. Numbers of locations are not printed in a source; each comes once."""
    told = {"type", "side", "faction", "deck", "icons", "traits", "path_number", "victory_points", "paths"}
    told |= {"card_numbers", "copies", "wielders", "defenders", "attackers"}
    if fact["type"] in ("battleground", "path"):
        assert fact["copies"] == 1
        told -= {"deck", "card_numbers", "copies"}
    found = {name: value for name, value in fact.items() if name in told}
    for name in ("traits", "defenders", "attackers"):
        if name in found:
            found[name] = sorted(found[name])
    if "wielders" in found:
        found["wielders"] = sorted(
            title for wielder in found["wielders"] for title in HEROES.get(wielder, (wielder,))
        )
    return found


@pytest.mark.parametrize("title", WRITTEN)
def test_a_card_is_printed_as_the_facts_say(title: str) -> None:
    assert printed(compiled(title)) == expected(FACTS[title])


@pytest.mark.parametrize("title", WRITTEN)
def test_a_card_claims_no_more_certainty_than_the_facts(title: str) -> None:
    assert confidence(title) == FACTS[title]["confidence"]


@pytest.mark.parametrize("title", sorted(title for title, fact in FACTS.items() if "battlegrounds" in fact))
def test_a_card_may_go_where_the_facts_say(title: str) -> None:
    """A battleground admits the factions it shows; where a text says otherwise its examples show it."""
    fact = FACTS[title]
    showing = {
        name
        for name, other in FACTS.items()
        if other["type"] == "battleground" and fact["faction"] in other["defenders"] + other["attackers"]
    }
    assert fact.get("battlegrounds_by_text") or set(fact["battlegrounds"]) == showing


def test_every_card_of_the_facts_is_there_but_for_those_that_are_listed() -> None:
    """The list may only shrink: a card that is written leaves it."""
    assert set(FACTS) - titles() == MISSING


def test_no_card_is_made_up() -> None:
    assert titles() <= set(FACTS)
