"""Each of the rules B1 to B16 is known at one place of the kernel: without it, its test fails."""

from collections.abc import Callable

import pytest

from cardwright_engine.choices import IllegalAnswer
from cardwright_engine.games.battlelore2 import Game
from engine.battlelore2 import test_combat, test_commands, test_sight, test_units
from engine.battlelore2.rules_off import PLACES

PROOFS: dict[str, Callable[[], None]] = {
    "B1": test_commands.test_a_command_card_must_be_played,
    "B2": test_commands.test_onslaught_orders_three_infantry_units,
    "B3": test_commands.test_a_hex_on_the_section_line_serves_either_section,
    "B4": test_commands.test_left_is_left_for_the_player_of_the_card,
    "B5": test_units.test_the_range_counts_the_target_but_not_the_attacker,
    "B6": test_sight.test_a_unit_in_between_blocks_friend_or_enemy,
    "B7": test_combat.test_strike_and_cleave_damage_in_melee_and_nothing_else_does,
    "B8": test_combat.test_only_pierce_damages_at_range,
    "B9": test_combat.test_damage_comes_first_and_the_survivors_retreat,
    "B10": test_combat.test_whoever_rolls_lore_gains_it_in_a_counter_too,
    "B11": test_units.test_frenzy_costs_a_figure_for_one_more_damage,
    "B12": test_combat.test_one_hex_for_each_retreat,
    "B13": test_combat.test_impassable_terrain_after_one_hex_costs_the_rest,
    "B14": test_combat.test_a_supported_unit_ignores_the_retreats,
    "B15": test_combat.test_a_unit_that_retreated_cannot_counter,
    "B16": test_combat.test_a_counter_drives_the_attacker_off_but_does_not_advance,
}


@pytest.mark.parametrize("rule", PLACES)
def test_without_its_place_a_rule_is_not_known(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    PROOFS[rule]()
    name, ignorant = PLACES[rule]
    assert f"{rule}:" in _said(name) or f"{rule}," in _said(name), f"{name} does not cite {rule}"
    monkeypatch.setattr(Game, name, ignorant)
    with pytest.raises((AssertionError, IllegalAnswer)):
        PROOFS[rule]()


def _said(name: str) -> str:
    return getattr(Game, name).__doc__ or ""


def test_every_rule_of_the_second_edition_has_a_place() -> None:
    assert list(PLACES) == [f"B{number}" for number in range(1, 17)]
