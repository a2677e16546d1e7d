"""The bench plays some games of every scenario: none gets stuck, none is unsound, each replays."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from our_games import games

ROOT = Path(__file__).parents[2]


def loaded(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"bench_{name}", ROOT / "bench" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # its dataclasses look for it there
    spec.loader.exec_module(module)
    return module


bench = loaded("random_games")


def test_a_batch_of_ring_games_of_every_scenario() -> None:
    tabletop, cards = bench.tabletop_of("ring"), bench.cards_of("ring")
    tallies = {scenario: bench.batch("ring", scenario, range(20)) for scenario in tabletop.scenarios(cards)}
    assert set(tallies) == {"Trilogy", "Duel", "Three-Player Duel", "The Fellowship of the Ring"}
    for tally in tallies.values():
        assert tally.games == 20 and tally.replayed == 1 and tally.checked > 20
        assert sum(tally.wins.values()) == 20
    assert all(tally.spent.total() > 0 for tally in tallies.values())
    told = bench.report("ring", tallies, {"Trilogy": 3})
    assert sum(int(line.split()[1]) for line in bench.by_length(list(tallies.values()))[2:]) == 80
    assert "| Trilogy | 20 |" in told
    assert "3 games were played with the cards read from their trees" in told


@pytest.mark.parametrize("game", sorted(set(games()) - {"ring"}))
def test_a_game_of_every_battle(game: str) -> None:
    tabletop, cards = bench.tabletop_of(game), bench.cards_of(game)
    for scenario in tabletop.scenarios(cards):
        assert bench.batch(game, scenario, range(1)).games == 1


def test_a_game_that_is_not_sound_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    tabletop = bench.tabletop_of("ring")
    monkeypatch.setattr(type(tabletop), "wrong", lambda self, game: ("a card lies twice",))
    with pytest.raises(bench.Fault, match=r"seed 0, decision 0: .*a card lies twice"):
        bench.batch("ring", "Trilogy", range(1))


def test_what_is_unsound_is_seen() -> None:
    tabletop, cards = bench.tabletop_of("ring"), bench.cards_of("ring")
    game = tabletop.new_game(cards, "Trilogy")
    game.run()
    assert tabletop.wrong(game) == ()
    game.state.hands[0].append(game.state.hands[1].pop())
    assert "a player holds a card of another's deck" in tabletop.wrong(game)


@pytest.mark.parametrize("scenario", ["Duel", "Three-Player Duel", "The Fellowship of the Ring"])
def test_emitted_cards_and_their_trees_play_the_same_in_every_scenario(scenario: str) -> None:
    assert bench.compared("ring", scenario, range(2)) == 2


def test_the_other_benches_can_be_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert loaded("clone").main() == 0
    assert "times as long, at least 25 wanted" in capsys.readouterr().out
    for game in ("ring", "battlelore"):
        assert loaded("decisions").ours(game)(0.05) > 0
