"""The whole decks of BattleLore: sixty cards each, of the Lore deck 15 of each class."""

from __future__ import annotations

from collections import Counter

import pytest

from cardwright.bound import nodes as bound
from cardwright.bound.from_surface import Library, bind
from cardwright.bound.sets import cards, decks, identities
from cardwright.resources import CARDS as SOURCES
from cardwright.surface.from_text import parse
from cardwright.text.source import Source
from cardwright_cards.battlelore import CARDS
from cardwright_engine.games.battlelore import TABLETOP, CommandCard, LoreCard
from cardwright_engine.tabletop import NoScenario
from spec_file import GAMES

CLASSES = ("Wizard", "Cleric", "Rogue", "Warrior")


@pytest.fixture(scope="module")
def files() -> tuple[bound.File, ...]:
    """All sources of the game."""
    paths = sorted((SOURCES / "battlelore").rglob("*.card"))
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


def test_battles_are_fought_with_the_whole_decks() -> None:
    """Of the Lore deck as many cards as the War Councils bring are mixed (`Preparation.mix_lore_deck`)."""
    scenarios = TABLETOP.scenarios(CARDS)
    assert len(scenarios) == 5
    for title in scenarios:
        game = TABLETOP.new_game(CARDS, title)
        lore = sum(isinstance(card, LoreCard) for card in game.definitions)
        command = sum(isinstance(card, CommandCard) for card in game.definitions)
        assert (lore, command) == (0 if title == "Mill Lane" else 60, 60), title


def test_a_deck_without_its_cards_is_no_deck() -> None:
    without = {title: card for title, card in CARDS.items() if title != "Both Wings"}
    with pytest.raises(NoScenario, match="the deck `Full Command` holds `Both Wings`, and no card is called"):
        TABLETOP.new_game(without, "Mill Lane")
