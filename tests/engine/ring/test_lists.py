"""What the vocabulary lists, or tells as the other of a relation, is what its tests say of each piece."""

from __future__ import annotations

import random

import pytest

from cardwright_cards.ring import CARDS
from cardwright_engine.choices import Choice, Option
from cardwright_engine.games.ring import TABLETOP, VOCABULARY, Game

KINDS = {kind.id: kind for kind in VOCABULARY.kinds}


@pytest.mark.parametrize("scenario", TABLETOP.scenarios(CARDS))
def test_lists_hold_what_passes_the_test_in_the_same_order(scenario: str) -> None:
    chance = random.Random(5)
    several = 0

    def decide(game: Game, choice: Choice) -> Option:
        nonlocal several
        for adjective in VOCABULARY.adjectives:
            for kind, method in adjective.lists:
                everywhere = getattr(game, KINDS[kind].method)()
                passing = [piece for piece in everywhere if getattr(game, adjective.method)(piece)]
                assert getattr(game, method)() == passing
                several += len(passing) > 1
        for relation in VOCABULARY.relations:
            if relation.one:
                for card in game.cards():
                    others = [
                        piece for piece in game.locations() if getattr(game, relation.method)(card, piece)
                    ]
                    assert (others or [-1]) == [getattr(game, relation.one)(card)]
        return chance.choice(choice.options)

    TABLETOP.new_game(CARDS, scenario, seed=4, decide=decide, log=False).run()
    assert several


def test_no_place_is_of_no_kind() -> None:
    """A card in reserve is on no place, so on no path and no battleground."""
    game = TABLETOP.new_game(CARDS, "Trilogy", seed=1)
    assert not game.is_path(-1)
    assert not game.is_battleground(-1)
