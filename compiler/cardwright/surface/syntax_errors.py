"""Everything that can be wrong with the shape of a card."""

from collections.abc import Mapping

from cardwright.diagnostics.diagnostic import Rule
from cardwright.surface.rules import (
    and_without_comma,
    brace_too_many,
    empty_face,
    hidden_character,
    missing_game_line,
    missing_mark,
    missing_word,
    misspelt_keyword,
    number_too_large,
    or_more,
    otherwise_without_if,
    outside_a_block,
    possessive,
    said_otherwise,
    too_deep,
    too_many_mistakes,
    unclosed_block,
    unclosed_face,
    unclosed_text,
    unexpected_word,
    unknown_character,
    unknown_escape,
    unreadable_face,
    word_too_many,
    wrong_word,
)

_MODULES = (
    unexpected_word,
    misspelt_keyword,
    missing_word,
    missing_mark,
    wrong_word,
    word_too_many,
    unclosed_text,
    unclosed_block,
    brace_too_many,
    unclosed_face,
    empty_face,
    unreadable_face,
    unknown_escape,
    unknown_character,
    hidden_character,
    otherwise_without_if,
    too_deep,
    missing_game_line,
    too_many_mistakes,
    number_too_large,
    and_without_comma,
    outside_a_block,
    possessive,
    or_more,
    said_otherwise,
)

SYNTAX_RULES: tuple[Rule, ...] = tuple(module.RULE for module in _MODULES)

# What `cardwright explain NAME` prints, by the name of the rule.
EXPLANATIONS: Mapping[str, str] = {module.RULE.name: module.__doc__ or "" for module in _MODULES}
