"""Examples are played as they say, and whatever does not fit is reported at its line."""

from play.playing import played, told

RICH = "given you have 5 coins, and your opponent has 5 coins"


def test_a_card_does_what_its_example_expects() -> None:
    assert told('given your hand is "Tax"', RICH, 'you play "Tax"', "expect you have 6 coins") == []


def test_an_expectation_that_fails_says_what_came_instead() -> None:
    assert told('given your hand is "Tax"', RICH, 'you play "Tax"', "expect you have 7 coins") == [
        "example-failed | you have 7 coins | `you have 7 coins` does not hold: it is 6, not 7"
    ]


def test_every_expectation_is_looked_at() -> None:
    findings = told(
        RICH, "expect you have 1 coin", "expect your opponent has 5 coins", "expect you have 2 coins"
    )
    assert [finding.split(" | ")[1] for finding in findings] == ["you have 1 coin", "you have 2 coins"]


def test_the_log_tells_what_led_there() -> None:
    (finding,) = played('given your hand is "Tax"', RICH, 'you play "Tax"', "expect you have 7 coins")
    assert finding.notes == ('what happened:\n  play you "Tax"\n  take you 2 your opponent',)


def test_dice_are_scripted() -> None:
    assert (
        told(
            'given your hand is "Stars"',
            'you play "Stars"',
            "you roll [star] [moon]",
            "expect you have 1 coin",
        )
        == []
    )


def test_another_number_of_dice_is_an_error() -> None:
    assert told('given your hand is "Stars"', 'you play "Stars"', "you roll [star] [moon] [moon]") == [
        "example-roll-wrong | you roll [star] [moon] [moon] | 2 dice are rolled here, and the example says 3"
    ]


def test_a_roll_that_is_not_said_is_missing_at_the_end() -> None:
    assert told('given your hand is "Stars"', 'you play "Stars"') == [
        'example-choice-missing | you play "Stars" | after this, you have to roll 2 dice'
    ]


def test_a_roll_that_is_not_said_is_missing_before_the_next_line() -> None:
    assert told('given your hand is "Stars"', 'you play "Stars"', "you pass") == [
        "example-choice-missing | you pass | before this, you have to roll 2 dice"
    ]


def test_a_line_that_nobody_asks_for_is_unused() -> None:
    (finding,) = told('given your hand is "Tax"', RICH, 'you play "Tax"', "you roll [star]")
    assert finding.startswith(
        "example-script-unused | you roll [star] | this is not possible: you have to answer"
    )


def test_what_is_not_possible_is_told_with_its_reasons() -> None:
    poor = "given you have 0 coins, and your opponent has 0 coins"
    (finding,) = told('given your hand is "Tax"', poor, 'you play "Tax"')
    assert finding == (
        'example-script-unused | you play "Tax" | this is not possible, since you have too few coins'
    )
    (finding,) = told('given the hand of your opponent is "Tax"', poor, 'you play "Tax"')
    assert finding.endswith("since the trick is not in your hand, and you have too few coins")


def test_an_act_when_another_player_is_asked() -> None:
    (finding,) = told(RICH, "your opponent passes")
    assert finding.startswith(
        "example-choice-missing | your opponent passes | before this, you have to answer"
    )


def test_a_choice_is_answered_by_its_piece() -> None:
    assert (
        told(
            'given your hand is "Sale" and "Tax" and "Stars"',
            'you play "Sale"',
            'you choose "Tax"',
            "expect you have 3 coins",
            'expect "Tax" is on the heap, and "Stars" is in your hand',
        )
        == []
    )


def test_a_choice_may_be_told_by_the_verb_it_is_for() -> None:
    assert (
        told(
            'given your hand is "Sale" and "Tax" and "Stars"',
            'you play "Sale"',
            'you discard "Tax"',
            "expect you have 3 coins",
        )
        == []
    )


def test_what_the_rules_decided_alone_may_be_said() -> None:
    lines = ('given your hand is "Sale" and "Tax"', 'you play "Sale"')
    assert told(*lines, "expect you have 3 coins") == []
    assert told(*lines, 'you choose "Tax"', "expect you have 3 coins") == []
    assert len(told(*lines, 'you choose "Tax"', 'you choose "Tax"')) == 1


def test_a_reaction_that_is_not_said_is_declined() -> None:
    hands = ('given your hand is "Tax"', 'given the hand of your opponent is "Shield"', RICH)
    assert told(*hands, 'you play "Tax"', "expect you have 6 coins") == []


def test_a_reaction_that_is_said_is_taken() -> None:
    hands = ('given your hand is "Tax"', 'given the hand of your opponent is "Shield"', RICH)
    assert told(*hands, 'you play "Tax"', 'your opponent plays "Shield"', "expect you have 4 coins") == []


def test_an_expectation_does_not_close_the_window_of_the_next_line() -> None:
    hands = ('given your hand is "Tax"', 'given the hand of your opponent is "Shield"', RICH)
    script = ('you play "Tax"', "expect your opponent has 5 coins", 'your opponent plays "Shield"')
    assert told(*hands, *script, "expect you have 4 coins") == []


def test_what_may_be_done_is_agreed_to_or_done() -> None:
    hand = 'given your hand is "Luck"'
    assert told(hand, 'you play "Luck"', "you agree", "expect you have 1 coin") == []
    assert told(hand, 'you play "Luck"', "you gain 1 coin", "expect you have 1 coin") == []
    assert told(hand, 'you play "Luck"', "you decline", "expect you have 0 coins") == []


def test_a_refusal_names_its_reason() -> None:
    hand = 'given your hand is "Tax"'
    assert told(hand, 'you play "Tax"', "expect error cost") == []


def test_a_refusal_for_another_reason() -> None:
    hand = 'given your hand is "Tax"'
    assert told(hand, 'you play "Tax"', "expect error hand") == [
        "example-not-refused | expect error hand"
        " | this is refused because of `illegal-choice` and `cost`, not because of `hand`"
    ]


def test_something_possible_is_not_refused() -> None:
    assert told('given your hand is "Tax"', RICH, 'you play "Tax"', "expect error cost") == [
        "example-not-refused | expect error cost | this is possible, so `cost` does not speak against it"
    ]


def test_a_refused_line_changes_nothing() -> None:
    assert (
        told(
            'given your hand is "Tax"', 'you play "Tax"', "expect error cost", 'expect "Tax" is in your hand'
        )
        == []
    )


def test_a_choice_that_is_not_offered_is_illegal() -> None:
    lines = ('given your hand is "Sale" and "Tax" and "Luck"', 'you play "Sale"')
    assert told(*lines, 'you choose "Shield"', "expect error illegal-choice", 'you choose "Tax"') == []


def test_nobody_asked_that_player() -> None:
    assert told(RICH, "your opponent passes", "expect error not-asked") == []


def test_a_position_that_cannot_be() -> None:
    assert told("given you have 21 coins") == [
        "example-position-wrong | 21 coins | there are 20 coins, not 21"
    ]


def test_a_position_after_the_play_began() -> None:
    assert told("you pass", "given you have 2 coins") == [
        "example-out-of-order | 2 coins | a position is said before anything happens, not after"
    ]


def test_a_refusal_of_nothing() -> None:
    assert told("expect error cost") == [
        "example-out-of-order | expect error cost | nothing is done before this that could be refused"
    ]


def test_a_fault_of_ours_is_said_to_be_one() -> None:
    (finding,) = played('given your hand is "Broken"', 'you play "Broken"')
    assert finding.rule.name == "example-crashed"
    assert finding.notes[0].startswith("ZeroDivisionError: division by zero (line ")
    assert "please report it" in finding.hints[0]


def test_whose_turn_it_is() -> None:
    assert told("given it is the main phase of your opponent", "your opponent passes", "you pass") == []
    assert told("you pass", "expect it is the main phase of your opponent") == []
