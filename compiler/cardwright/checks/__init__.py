"""Everything a card can get wrong, one rule a file."""

from collections.abc import Iterable, Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.timing import in_time
from cardwright.bound.walk import walk
from cardwright.checks.names import (
    ambiguous_words,
    bound_in_another_scope,
    choose_unnamed,
    definite_vague,
    face_not_on_die,
    mixed_and_or,
    name_given_twice,
    name_is_a_word,
    not_a_condition,
    not_a_position,
    not_a_statement,
    number_in_words,
    quantifier_vague,
    quantity_missing,
    same_preposition_twice,
    second_sentence_unknown,
    slot_missing,
    slot_twice,
    subject_too_long,
    title_without_quotes,
    unbound_name,
    unclear_reference,
    unknown_attribute,
    unknown_deck,
    unknown_field,
    unknown_game,
    unknown_kind,
    unknown_preposition,
    unknown_value,
    unknown_verb,
    unknown_word,
    unread_words,
    wrong_kind,
)
from cardwright.checks.numbers import (
    changes_nothing,
    cost_not_before_effect,
    die_count_negative,
    field_missing,
    field_twice,
    field_value_wrong,
    half_rounded_down,
    level_without_level_one,
    lore_spent_and_collected,
    misplaced_member,
    modifier_order_ambiguous,
    nothing_happens,
    option_without_difference,
    unused_choice,
)
from cardwright.checks.rule import Case, Check, SetCheck
from cardwright.checks.set_wide import (
    card_never_in_a_deck,
    deck_count_wrong,
    duplicate_name,
    duplicate_number,
    feeding_each_other,
    keyword_number_wrong,
    name_collision,
    unknown_card,
    unknown_effect_in_deck,
    unknown_keyword,
    unknown_refusal,
    wielder_never_in_play,
)
from cardwright.checks.targeting import (
    attribute_of_another_kind,
    chooser_missing,
    controller_overridden,
    count_impossible,
    gone_by_then,
    hidden_zone_chosen,
    leader_without_faction,
    linked_target_unlinked,
    matches_everything,
    matches_nothing,
    maybe_absent,
    owner_missing,
    same_target_twice,
    side_missing,
    wielder_missing,
)
from cardwright.checks.timing import (
    before_written_as_after,
    dead_branch,
    duration_already_over,
    duration_outlives_scope,
    event_outside_phase,
    limit_shared_by_triggers,
    limit_without_scope,
    modifier_outside_duration,
    never_playable,
    not_known_yet,
    out_of_turn_without_reaction,
    past_not_kept,
    path_not_replaced,
    permanent_without_end,
    reaction_without_window,
    replaced_and_also_done,
    self_feeding,
    temporary_without_effect,
    too_late,
    unknown_event,
    unknown_phase,
    window_never_opens,
)
from cardwright.diagnostics.diagnostic import Diagnostic, in_order, place
from cardwright.diagnostics.internal_error import InternalError
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words

# In the order in which they run. Of two that complain of the same words that mean nothing, the first is
# heard: the one that says best what was meant stands first.
CHECKS: tuple[Check, ...] = (
    cost_not_before_effect.CHECK,
    bound_in_another_scope.CHECK,
    half_rounded_down.CHECK,
    duration_outlives_scope.CHECK,
    second_sentence_unknown.CHECK,
    subject_too_long.CHECK,
    unknown_value.CHECK,
    linked_target_unlinked.CHECK,
    number_in_words.CHECK,
    unknown_game.CHECK,
    unknown_word.CHECK,
    unknown_verb.CHECK,
    unknown_kind.CHECK,
    unknown_attribute.CHECK,
    unknown_deck.CHECK,
    unknown_field.CHECK,
    unknown_preposition.CHECK,
    ambiguous_words.CHECK,
    unbound_name.CHECK,
    unclear_reference.CHECK,
    choose_unnamed.CHECK,
    definite_vague.CHECK,
    not_a_statement.CHECK,
    not_a_condition.CHECK,
    not_a_position.CHECK,
    slot_missing.CHECK,
    slot_twice.CHECK,
    same_preposition_twice.CHECK,
    wrong_kind.CHECK,
    title_without_quotes.CHECK,
    unread_words.CHECK,
    quantifier_vague.CHECK,
    quantity_missing.CHECK,
    mixed_and_or.CHECK,
    face_not_on_die.CHECK,
    unknown_phase.CHECK,
    unknown_event.CHECK,
    event_outside_phase.CHECK,
    never_playable.CHECK,
    out_of_turn_without_reaction.CHECK,
    window_never_opens.CHECK,
    reaction_without_window.CHECK,
    not_known_yet.CHECK,
    too_late.CHECK,
    before_written_as_after.CHECK,
    duration_already_over.CHECK,
    permanent_without_end.CHECK,
    temporary_without_effect.CHECK,
    limit_without_scope.CHECK,
    limit_shared_by_triggers.CHECK,
    modifier_outside_duration.CHECK,
    dead_branch.CHECK,
    replaced_and_also_done.CHECK,
    path_not_replaced.CHECK,
    past_not_kept.CHECK,
    self_feeding.CHECK,
    matches_nothing.CHECK,
    matches_everything.CHECK,
    attribute_of_another_kind.CHECK,
    owner_missing.CHECK,
    side_missing.CHECK,
    hidden_zone_chosen.CHECK,
    chooser_missing.CHECK,
    controller_overridden.CHECK,
    count_impossible.CHECK,
    maybe_absent.CHECK,
    gone_by_then.CHECK,
    wielder_missing.CHECK,
    leader_without_faction.CHECK,
    same_target_twice.CHECK,
    lore_spent_and_collected.CHECK,
    misplaced_member.CHECK,
    level_without_level_one.CHECK,
    die_count_negative.CHECK,
    option_without_difference.CHECK,
    unused_choice.CHECK,
    name_given_twice.CHECK,
    name_is_a_word.CHECK,
    field_missing.CHECK,
    field_value_wrong.CHECK,
    field_twice.CHECK,
    nothing_happens.CHECK,
    changes_nothing.CHECK,
    modifier_order_ambiguous.CHECK,
)

SET_CHECKS: tuple[SetCheck, ...] = (
    duplicate_name.CHECK,
    duplicate_number.CHECK,
    name_collision.CHECK,
    deck_count_wrong.CHECK,
    card_never_in_a_deck.CHECK,
    unknown_card.CHECK,
    unknown_effect_in_deck.CHECK,
    unknown_refusal.CHECK,
    unknown_keyword.CHECK,
    feeding_each_other.CHECK,
    keyword_number_wrong.CHECK,
    wielder_never_in_play.CHECK,
)

_NO_GAME = words.Vocabulary(
    game="",
    title="",
    package="",
    steps=(),
    kinds=(),
    attributes=(),
    adjectives=(),
    relations=(),
    verbs=(),
    events=(),
    card_kinds=(),
)


def check(file: bound.File) -> tuple[Diagnostic, ...]:
    """Everything that is wrong with the cards of a file, in the order in which people read it."""
    return in_order(complaint for case in _cases(file) for complaint in _judged(case))


def check_set(files: Iterable[bound.File]) -> tuple[Diagnostic, ...]:
    """Everything that is wrong between the cards of a set."""
    together = tuple(files)
    return in_order(complaint for judge in SET_CHECKS for complaint in judge.run(together))


def _cases(file: bound.File) -> Iterator[Case]:
    if isinstance(file.vocabulary, bound.Unresolved):
        fault = file.vocabulary
        if fault.text:  # a first line without a game is told by `missing-game-line`
            yield Case(vocabulary=_NO_GAME, block=fault, nodes=(fault,), unresolved=(fault,))
        return
    for block in file.blocks:
        nodes = tuple(walk(block))
        yield Case(
            vocabulary=file.vocabulary,
            block=block,
            nodes=nodes,
            unresolved=tuple(node for node in nodes if isinstance(node, bound.Unresolved)),
            abilities=in_time(block, file.vocabulary) if isinstance(block, bound.Card) else (),
        )


def _judged(case: Case) -> Iterator[Diagnostic]:
    """The complaints about one block: one about each thing that means nothing, and none that is only
    made because of such a thing."""
    nameless = {fault.span for fault in case.unresolved}
    heard: set[Span] = set()
    for judge in CHECKS:
        for complaint in tuple(judge.run(case)):
            where = place(complaint)
            if where in nameless:
                if where not in heard:
                    heard.add(where)
                    yield complaint
            elif where is None or not any(_within(fault, where) for fault in nameless):
                yield complaint
    # A file without a game has been told of when it was read.
    if nameless and not heard and any(fault.text for fault in case.unresolved):
        problems = ", ".join(sorted({fault.problem for fault in case.unresolved}))
        raise InternalError(f"no rule tells of what could not be bound: {problems}")


def _within(inner: Span, outer: Span) -> bool:
    return inner.source == outer.source and outer.start <= inner.start and inner.end <= outer.end
