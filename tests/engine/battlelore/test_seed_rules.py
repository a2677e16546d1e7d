"""Each rule of the seed (L1 to L16) stands at one place: without it, play comes out differently."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from cardwright_engine.abilities import NOTHING
from cardwright_engine.card import Ability, Context, Ruling
from cardwright_engine.games.battlelore import Game, LoreCard
from engine.battlelore.script import Script

Outcome = Callable[[], object]

MAY: Final = Ability(
    form="static",
    id="Bold Words/1",
    rulings=(Ruling(verb="ignore", allows=True, applies=lambda g, c, u: True),),
)
MAY_NOT: Final = Ability(
    form="static",
    id="Cold Feet/1",
    rulings=(Ruling(verb="ignore", allows=False, applies=lambda g, c, u: True),),
)
BOLD_WORDS: Final = LoreCard(name="Bold Words", lasting=(MAY,))
COLD_FEET: Final = LoreCard(name="Cold Feet", lasting=(MAY_NOT,))


def _playable(s: Script, title: str) -> bool:
    options = s.pending.options if s.pending.player == 0 else ()
    return any(option[:2] == ("play", s.card(title)) for option in options)


def _another_phase() -> object:
    s = Script("movement")
    s.player(0, "Pick Pocket", lore=1, rogue=1)
    return _playable(s, "Pick Pocket")


def _empty_purse() -> object:
    s = Script()
    s.player(0, "Pick Pocket", rogue=1)
    s.player(1, lore=6)
    return _playable(s, "Pick Pocket")


def _end_of_turn() -> object:
    s = Script()
    s.player(0, "Pick Pocket", lore=1, rogue=1)
    s.do(0, "play", "Pick Pocket")
    for _ in ("command", "movement", "combat"):
        s.do(0, "pass")
    return s.game.in_lore_discard(s.card("Pick Pocket")), s.game.lore(s.card("Pick Pocket"))


def _window() -> object:
    s = Script("combat", 1)
    s.unit("e5")
    s.unit("e6", owner=1, ordered=True)
    s.player(0, "Backstab", lore=3, rogue=1)
    s.do(1, "attack", "e5", "e6")
    return _playable(s, "Backstab")


def _second_card() -> object:
    s = Script()
    s.player(0, "Pick Pocket", lore=1, rogue=1)
    s.position.history("play", 0, (s.position.card("Fearless", 0),), "turn")
    return _playable(s, "Pick Pocket")


def _out_of_turn() -> object:
    s = Script("combat", 1)
    s.unit("e5", race="dwarf", ordered=True)
    s.unit("e6", owner=1, ordered=True)
    s.player(0, "Berserk", lore=4, warrior=1)
    s.do(1, "attack", "e5", "e6")
    s.roll(1, "red", "green", "green")
    s.do(0, "agree")
    return _playable(s, "Berserk")


def _targets() -> object:
    s = Script()
    s.unit("a9", owner=1)
    s.unit("m9", owner=1)
    s.player(0, "Fireball", lore=10, wizard=1)
    return len([option for option in s.pending.options if option[0] == "play"])


def _retreat() -> object:
    s = Script("combat")
    s.unit("e5", ordered=True)
    s.unit("e6", owner=1)
    s.do(0, "attack", "e6", "e5")
    s.roll(0, "flag", "green", "green")
    return s.pending.player


def _fearless() -> object:
    s = Script("combat", 1)
    s.unit("e5")
    s.unit("e6", owner=1, ordered=True)
    s.player(0, "Fearless", lore=3, rogue=1)
    s.do(1, "attack", "e5", "e6")
    s.do(0, "play", "Fearless")
    s.roll(1, "flag", "flag", "flag")
    return len(s.pending.options)


def _water() -> object:
    s = Script("movement")
    s.unit("e5", "green", ordered=True)
    s.terrain("f5", "water")
    return ("move", s.game.unit_at(s.piece("e5")), s.piece("f5")) in s.pending.options


def _havoc() -> object:
    s = Script("combat")
    s.unit("e5", ordered=True)
    s.unit("e6", owner=1)
    s.position.pile("table", 0, ("Cry Havoc!",))
    s.do(0, "attack", "e6", "e5")
    s.roll(0, "lore", "lore", "green")
    return s.figures("e6"), s.lore(0)


def _half() -> object:
    return Script().game.half(3)


def _shortfall() -> object:
    s = Script()
    s.player(0, "Pick Pocket", lore=1, rogue=3)
    s.player(1, lore=2)
    s.do(0, "play", "Pick Pocket")
    return s.lore(0), s.lore(1)


def _level() -> object:
    s = Script()
    s.unit("e5", owner=1)
    s.player(0, "Fireball", lore=13, rogue=3)
    s.do(0, "play", "Fireball", "e5")
    return s.pending.count


def _collect_anyway(game: Any, roll: Any, player: int) -> None:
    game.gain(player, roll.dice.count("lore"))


def _contradiction() -> object:
    """One card lets a unit ignore all flags, a later one forbids it."""
    s = Script(cards={"Bold Words": BOLD_WORDS, "Cold Feet": COLD_FEET})
    unit = s.unit("e5")
    cards = [s.position.card(title, 0) for title in ("Bold Words", "Cold Feet")]
    for card, ability in zip(cards, (MAY, MAY_NOT), strict=True):
        s.game.last(Context(0, card, NOTHING), ability, "turn")
    return s.game.most_ignored(unit)


RULES: tuple[tuple[str, str, Callable[..., object], Outcome, object], ...] = (
    ("L1", "in_phase", lambda game, ability: True, _another_phase, False),
    ("L2", "payable", lambda game, player, card: True, _empty_purse, False),
    ("L3", "clear_tables", lambda game: None, _end_of_turn, (True, 0)),
    ("L4", "in_window", lambda game, ability, event, timing: event.id == "roll", _window, False),
    ("L5", "within_limit", lambda game, player, ability: True, _second_card, False),
    ("L6", "in_turn", lambda game, player, ability: True, _out_of_turn, False),
    ("L7", "listed_targets", lambda game, ability, c: list(ability.targets(game, c))[:1], _targets, 2),
    ("L8", "carries_out", lambda game, unit: game.state.active, _retreat, 1),
    ("L9", "card_says", lambda game, verb, *what: None, _fearless, 4),
    ("L10", "ruling", lambda game, verb, *what: True, _contradiction, 0),
    ("L11", "in_force", lambda game, basic: True, _water, False),
    ("L12", "symbols_apply", lambda game, roll: False, _havoc, (2, 0)),
    ("L13", "collect", _collect_anyway, _havoc, (2, 0)),
    ("L14", "half", lambda game, number: number // 2, _half, 2),
    ("L15", "available", lambda game, there, wanted: wanted, _shortfall, (2, 0)),
    ("L16", "acting_level", lambda game, player, card: game.highest_level(player), _level, 3),
)


@pytest.mark.parametrize(
    ("rule", "method", "without", "outcome", "expected"), RULES, ids=lambda v: str(v)[:12]
)
def test_a_rule_stands_at_one_place(
    rule: str,
    method: str,
    without: Callable[..., object],
    outcome: Outcome,
    expected: object,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The place cites its rule; with it play is as expected, and without it, it is not."""
    assert rule in (getattr(Game, method).__doc__ or "")
    assert outcome() == expected
    monkeypatch.setattr(Game, method, without)
    assert outcome() != expected
