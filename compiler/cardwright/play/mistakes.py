"""Everything that can go wrong when an example is played."""

from collections.abc import Mapping

from cardwright.diagnostics.diagnostic import Rule
from cardwright.play.rules import (
    example_choice_missing,
    example_crashed,
    example_failed,
    example_not_playable,
    example_not_refused,
    example_out_of_order,
    example_position_wrong,
    example_roll_wrong,
    example_script_unused,
)

_MODULES = (
    example_position_wrong,
    example_failed,
    example_choice_missing,
    example_script_unused,
    example_roll_wrong,
    example_not_refused,
    example_out_of_order,
    example_not_playable,
    example_crashed,
)

PLAY_RULES: tuple[Rule, ...] = tuple(module.RULE for module in _MODULES)

# What `cardwright explain NAME` prints, by the name of the rule.
EXPLANATIONS: Mapping[str, str] = {module.RULE.name: module.__doc__ or "" for module in _MODULES}
