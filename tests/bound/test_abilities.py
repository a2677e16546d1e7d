"""The envelope: windows, clauses, lasting effects, and what an event carries."""

from __future__ import annotations

from bound_cards import bound_card, lore, problems, walk
from cardwright.bound import nodes as bound


def _ability(card: bound.Card) -> bound.Ability:
    assert problems(card) == []
    return card.abilities[0]


def test_a_reaction_names_its_event_and_who_takes_part() -> None:
    card = bound_card(
        "battlelore",
        'lore "Test" {\n class Warrior\n cost 1\n'
        " react before a roll by an enemy unit as attacker against your unit as defender {\n"
        "  until the end of the turn { attacker has exactly 2 dice }\n }\n}",
    )
    ability = _ability(card)
    assert ability.form == "react"
    window = ability.windows[0]
    assert isinstance(window, bound.EventWindow) and not isinstance(window.event, bound.Unresolved)
    assert (window.timing, window.event.id) == ("before", "roll")
    assert [(role.role.id, role.name) for role in window.roles] == [
        ("attacker", "attacker"),
        ("defender", "defender"),
    ]
    lasting = ability.body[0]
    assert isinstance(lasting, bound.Last) and not isinstance(lasting.until, bound.Unresolved)
    assert lasting.until.id == "turn"
    modify = lasting.abilities[0].modifies[0]
    assert (modify.attribute.id, modify.stage) == ("dice", "lock")


def test_only_exactly_locks_a_number() -> None:
    stages = {
        "2 dice": "set",
        "exactly 2 dice": "lock",
        "at most 2 dice": "cap total",
        "1 more die": "add",
        "1 less die": "add",
    }
    for words, stage in stages.items():
        card = lore(f"until the end of the turn: each friendly unit has {words}")
        modify = next(node for node in walk(card) if isinstance(node, bound.Modify))
        assert modify.stage == stage, words


def test_a_leading_choice_of_one_is_announced_and_a_later_one_is_not() -> None:
    card = lore("choose 1 enemy unit as target\nroll 2 dice\nchoose 1 enemy unit as other-target\nhit target")
    choices = [node for node in walk(card) if isinstance(node, bound.Choose)]
    assert [choice.announced for choice in choices] == [True, False]


def test_whoever_does_the_choosing_is_asked_and_only_may_lets_them_choose_none() -> None:
    card = lore(
        "your opponent chooses 1 enemy unit as target\n"
        "your opponent must choose 1 enemy unit as second\n"
        "your opponent may choose 1 enemy unit as third\n"
        "hit target"
    )
    choices = [node for node in walk(card) if isinstance(node, bound.Choose)]
    assert all(isinstance(choice.chosen.chooser, bound.Opponent) for choice in choices)
    assert [choice.chosen.quantity.up_to for choice in choices] == [False, False, True]
    assert not any(choice.announced for choice in choices)


def test_clauses_of_an_action() -> None:
    card = bound_card(
        "ring",
        'item "Test" {\n faction Elf, deck Aragorn\n wielder any Hobbit\n'
        " action in reserve, by the Hobbit player, once per round, cost forsake 1 card: draw 1 card\n}",
    )
    ability = _ability(card)
    assert ability.form == "action"
    assert isinstance(ability.places[0].tests[0], bound.InZone)
    assert ability.places[0].tests[0].zone.id == "reserve"
    assert isinstance(ability.user, bound.PlayerOf) and ability.user.word.id == "Hobbit"
    assert ability.limit is not None and not isinstance(ability.limit.per, bound.Unresolved)
    assert (ability.limit.times, ability.limit.per.id) == (1, "round")
    assert ability.cost is not None and len(ability.cost.orders) == 1


def test_playing_and_moving_are_three_events() -> None:
    """Play, move, and either of them are kept apart (facts, ring, 5)."""
    events = {"play": "play", "move": "move", "play or move": "entry"}
    for verb, event in events.items():
        card = bound_card(
            "ring",
            'character "Test" {\n faction Mordor, deck Witch-king\n'
            f" when you {verb} this to a path as way: draw 1 card\n}}",
        )
        window = _ability(card).windows[0]
        assert isinstance(window, bound.EventWindow) and not isinstance(window.event, bound.Unresolved)
        assert window.event.id == event


def test_a_replacement_and_its_qualifier() -> None:
    card = bound_card(
        "ring",
        'character "Test" {\n faction Hobbit, deck Frodo\n'
        " instead of the elimination of this in path combat, optional: cycle this\n}",
    )
    ability = _ability(card)
    assert (ability.form, ability.optional) == ("replace", True)
    window = ability.windows[0]
    assert isinstance(window, bound.EventWindow)
    assert [one.qualifier.id for one in window.qualifiers] == ["path-combat"]


def test_a_later_step_delays_what_is_done() -> None:
    card = bound_card(
        "battlelore2",
        'command "Test" {\n play {\n  order 3 infantry units of yours as vanguard\n'
        "  after the move step {\n   for each vanguard as runner { runner may move up to 1 hex }\n  }\n }\n}",
    )
    ability = _ability(card)
    delay = ability.body[1]
    assert isinstance(delay, bound.Delay) and (delay.timing, delay.step.id) == ("after", "move")
    loop = delay.body[0]
    assert isinstance(loop, bound.ForEach) and loop.name == "runner"
    move = loop.body[0]
    assert isinstance(move, bound.Do) and move.optional
    assert isinstance(move.player, bound.ControllerOf)  # L8: its own player decides


def test_a_manner_may_stand_behind_a_place() -> None:
    """`to field without cycling` says how it is played, not what the field is without."""
    card = bound_card(
        "ring",
        'event "Test" {\n faction Mordor, deck Witch-king\n play {\n'
        "  choose 1 active battleground as field\n"
        "  you may play 1 army to field without cycling\n }\n}",
    )
    assert problems(card) == []
    play = next(node for node in walk(card) if isinstance(node, bound.Do))
    assert play.manner == "without cycling"


def test_that_card_is_the_one_that_the_event_carries() -> None:
    card = bound_card(
        "ring",
        'item "Test" {\n faction Elf, deck Aragorn\n wielder any Hobbit\n'
        " when you play another card as scroll { cycle that card }\n}",
    )
    assert problems(card) == []
    cycle = next(node for node in walk(card) if isinstance(node, bound.Do))
    value = cycle.arguments[0].value
    assert isinstance(value, bound.RoleOf) and value.name == "scroll"
