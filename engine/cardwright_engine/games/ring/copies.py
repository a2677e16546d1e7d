"""Which pieces a game has: every copy of every card that its scenario uses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardwright_engine.card import Card
from cardwright_engine.games.ring.cards import Battleground, FactionCard, Path, ScenarioCard
from cardwright_engine.games.ring.scenario import TRILOGY, BadScenario, Scenario, read

Pieces = tuple[Card | None, ...]

_KEPT: Final = 16  # sets of pieces that are remembered, so that many games of one kind begin at once
_kept: dict[tuple[str, tuple[int, ...]], tuple[list[Card], Pieces]] = {}


def pieces_of(cards: Iterable[Card], scenario: str = TRILOGY.name) -> Pieces:
    """The definitions of a game's pieces: the players, then every copy of every card of the scenario,
    and the scenario itself, in an order that depends on the cards alone.

    Raises BadScenario.
    """
    given = list(cards)
    key = (scenario, tuple(map(id, given)))
    kept = _kept.get(key)
    if kept is None:
        if len(_kept) >= _KEPT:
            del _kept[next(iter(_kept))]
        kept = _kept[key] = (given, _pieces_of(given, scenario))  # holds the cards, so that no id comes again
    return kept[1]


def _pieces_of(cards: list[Card], scenario: str) -> Pieces:
    named: dict[str, Card] = {card.name: card for card in cards}
    chosen = named.get(scenario, TRILOGY if scenario == TRILOGY.name else None)
    if not isinstance(chosen, ScenarioCard):
        raise BadScenario(f"no scenario is called `{scenario}`")
    rules = read(chosen)
    found: list[Card | None] = [None] * len(rules.seats)
    for card in sorted(named.values(), key=lambda card: (type(card).__name__, card.name)):
        found.extend([card] * _copies(card, rules))
    return (*found, chosen)


def _copies(card: Card, scenario: Scenario) -> int:
    """How many copies of a card a scenario has (F093: what it does not list is not in the game)."""
    match card:
        case FactionCard() if scenario.cards:
            return sum(count for count, title in scenario.cards if title == card.name)
        case FactionCard():
            return card.copies
        case Path():
            return int(not scenario.paths or card.name in scenario.paths)
        case Battleground():
            titles = [title for together in scenario.battlegrounds for title in together]
            return int(not titles or card.name in titles)
        case _:
            return 0
