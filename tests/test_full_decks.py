"""The whole decks of BattleLore: sixty cards each, of the Lore deck 15 of each class."""

from __future__ import annotations

from collections import Counter

import pytest

from cardwright.bound import nodes as bound
from cardwright.bound.from_surface import Library, bind
from cardwright.bound.sets import cards, decks, identities
from cardwright.resources import CARDS
from cardwright.surface.from_text import parse
from cardwright.text.source import Source
from spec_file import GAMES

CLASSES = ("Wizard", "Cleric", "Rogue", "Warrior")


@pytest.fixture(scope="module")
def files() -> tuple[bound.File, ...]:
    """All sources of the game."""
    paths = sorted((CARDS / "battlelore").rglob("*.card"))
    parsed = [parse(Source(path.as_posix(), path.read_text("utf-8"))).file for path in paths]
    library = Library.of(parsed, GAMES)
    return tuple(bind(file, library) for file in parsed)


def copies(files: tuple[bound.File, ...], title: str) -> Counter[str]:
    """How many copies of which cards a deck has."""
    (deck,) = (deck for _, deck in decks(files) if deck.title == title)
    return Counter({card: number for number, card, _ in deck.counts})


def test_the_lore_deck_has_fifteen_cards_of_each_class(files: tuple[bound.File, ...]) -> None:
    """A card of two classes has a copy in the deck of each."""
    classes: dict[str, list[str]] = {}
    for (_, kind, *names), card in identities(files):
        if kind == "lore":
            classes.setdefault(card.title, []).extend(names)
    deck, of_class = copies(files, "Full Lore"), Counter[str]()
    for title, number in deck.items():
        assert number == len(classes[title])
        of_class.update(classes[title])
    assert of_class == dict.fromkeys(CLASSES, 15)


def test_the_command_deck_has_sixty_cards_of_known_effect(files: tuple[bound.File, ...]) -> None:
    kinds = {card.title: card.kind.word for _, card in cards(files)}
    deck = copies(files, "Full Command")
    assert deck.total() == 60
    assert {kinds[title] for title in deck} == {"command"}
