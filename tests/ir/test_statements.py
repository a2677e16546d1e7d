"""Sentences as statements: who chooses, what is done once or for each, what depends on what."""

import pytest

from emitted import effect, python


def lines(*text: str) -> str:
    return "\n".join(text)


def test_a_bare_number_takes_what_there_is_and_up_to_lets_stop() -> None:
    assert effect("battlelore", "order up to 2 friendly units") == lines(
        "for unit in g.choose(",
        "    c.you,",
        "    [unit for unit in g.units_of(c.you) if g.can_order(c.you, unit)],",
        '    "order",',
        "    minimum=0,",
        "    maximum=2,",
        "    card=c.this,",
        "    line=6,",
        "):",
        "    g.order(c.you, unit)",
    )


def test_exactly_is_impossible_with_fewer() -> None:
    assert effect("battlelore", "order exactly 2 friendly units") == lines(
        "options = [unit for unit in g.units_of(c.you) if g.can_order(c.you, unit)]",
        "if len(options) >= 2:",
        '    for unit in g.choose(c.you, options, "order", minimum=2, maximum=2, card=c.this, line=6):',
        "        g.order(c.you, unit)",
    )


def test_all_are_not_chosen() -> None:
    assert effect("battlelore", "eliminate all enemy units") == lines(
        "for unit in list(g.enemies_of(c.you)):",
        "    g.eliminate(c.you, unit)",
    )


def test_a_number_by_level() -> None:
    assert effect("battlelore", "gain 2/3/4 lore") == "g.gain(c.you, (2, 3, 4)[g.level(c.this) - 1])"


def test_whole_pairs_count() -> None:
    assert effect("ring", "draw 1 card for every 2 armies in your reserve") == (
        "g.draw(c.you, len([army for army in g.reserve(c.you) if g.is_army(army)]) // 2)"
    )


def test_what_does_not_speak_of_the_chosen_piece_happens_without_it() -> None:
    text = effect(
        "battlelore",
        *("gain 1 lore", "choose 1 enemy unit as foe", "hit foe", "gain 2 lore", "hit foe", "gain 3 lore"),
    )
    assert text == lines(
        "g.gain(c.you, 1)",
        'foes = g.choose(c.you, g.enemies_of(c.you), "foe", card=c.this, line=7)',
        "for foe in foes:",
        "    g.hit(c.you, foe, 1)",
        "g.gain(c.you, 2)",
        "for foe in foes:",
        "    g.hit(c.you, foe, 1)",
        "g.gain(c.you, 3)",
    )


def test_what_is_taken_from_a_set_is_not_in_its_rest() -> None:
    text = effect("ring", "draw 3 cards as drawn", "cycle 1 of drawn", "eliminate the rest of drawn")
    assert text == lines(
        "drawn = list(g.draw(c.you, 3))",
        "for card in g.choose(",
        "    c.you,",
        "    [card for card in drawn if g.can_cycle(c.you, card)],",
        '    "cycle",',
        "    card=c.this,",
        "    line=6,",
        "):",
        "    g.cycle(c.you, card)",
        "    drawn.remove(card)",
        "for card in drawn:",
        "    g.eliminate(c.you, card)",
    )


def test_the_first_half_of_if_you_do_is_done_whole_or_not_at_all() -> None:
    assert effect("ring", "you may forsake 1 card", "if you do, draw 2 cards") == lines(
        'if g.can_forsake(c.you, 1) and g.agree(c.you, "forsake", card=c.this, line=5):',
        "    g.forsake(c.you, 1)",
        "    g.draw(c.you, 2)",
    )


def test_choosing_a_card_is_agreeing() -> None:
    text = effect("ring", "you may cycle 1 card in your hand", "if you do, draw 2 cards")
    assert text == lines(
        "for card in g.choose(",
        "    c.you,",
        "    [card for card in g.hand(c.you) if g.can_cycle(c.you, card)],",
        '    "cycle",',
        "    minimum=0,",
        "    card=c.this,",
        "    line=5,",
        "):",
        "    g.cycle(c.you, card)",
        "    g.draw(c.you, 2)",
    )


def test_otherwise_is_for_who_declined() -> None:
    text = effect(
        "ring",
        "you may choose 1 army as fallen in your reserve",
        "if you do, eliminate fallen",
        "otherwise, draw 1 card",
    )
    assert text.splitlines()[-5:] == [
        "if fallens:",
        "    fallen = fallens[0]",
        "    g.eliminate(c.you, fallen)",
        "else:",
        "    g.draw(c.you, 1)",
    ]


def test_a_sentence_between_does_not_lose_whether_it_was_done() -> None:
    text = effect("ring", "the Mordor player may forsake 1 card", "draw 1 card", "if they do, draw 2 cards")
    assert text.splitlines()[0] == 'mordor_player = g.only(g.faction_players("Mordor"))'
    assert text.splitlines()[-5:] == [
        "if done:",
        "    g.forsake(mordor_player, 1)",
        "g.draw(c.you, 1)",
        "if done:",
        "    g.draw(c.you, 2)",
    ]


def test_each_player_in_turn_order() -> None:
    text = effect("ring", "each Free Peoples player draws 2 cards, then cycles 1 card in their hand")
    assert text.splitlines()[:4] == [
        'for player in g.side_players("free"):',
        "    g.draw(player, 2)",
        'for player in g.side_players("free"):',
        "    for card in g.choose(",
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (("repeat 3 times {", "gain 1 lore", "}"), ("for _ in range(3):", "    g.gain(c.you, 1)")),
        (
            ("repeat up to 2 times {", "gain 1 lore", "}"),
            (
                "for _ in range(2):",
                '    if not g.agree(c.you, "repeat", card=c.this, line=6):',
                "        break",
                "    g.gain(c.you, 1)",
            ),
        ),
        (
            ("either {", "gain 1 lore", "} or {", "lose 2 lore", "}"),
            (
                "if g.either(c.you, 2, card=c.this, line=6) == 1:",
                "    g.gain(c.you, 1)",
                "else:",
                "    g.lose(c.you, 2)",
            ),
        ),
        (
            ("either {", "gain 1 lore", "} or {", "lose 2 lore", "} or {", "gain 3 lore", "}"),
            (
                "way = g.either(c.you, 3, card=c.this, line=6)",
                "if way == 1:",
                "    g.gain(c.you, 1)",
                "elif way == 2:",
                "    g.lose(c.you, 2)",
                "else:",
                "    g.gain(c.you, 3)",
            ),
        ),
    ],
)
def test_blocks(text: tuple[str, ...], expected: tuple[str, ...]) -> None:
    assert effect("battlelore", *text) == lines(*expected)


def test_a_delayed_sentence_keeps_the_set_it_speaks_of() -> None:
    text = effect(
        "battlelore2",
        "order up to 2 friendly units as riders",
        "after the move step {",
        "for each riders as rider {",
        "rider may move up to 1 hex",
        "}",
        "}",
    )
    assert text.splitlines()[-3:] == [
        "for unit in riders:",
        "    g.order(c.you, unit)",
        'g.last(c, AFTER_MOVE, "move", *riders)',
    ]


def test_dice_are_kept_for_a_later_sentence_about_a_piece_chosen_before_the_roll() -> None:
    text = effect(
        "battlelore",
        "gain 1 lore",
        "choose 1 enemy unit as victim",
        "roll 2 dice",
        "hit victim for each [red] rolled",
    )
    assert text.splitlines()[-3:] == [
        "rolled = g.roll(c.you, 2)",
        "for victim in victims:",
        '    g.hit(c.you, victim, rolled.count("red"))',
    ]


def test_what_counts_dice_rolled_for_a_piece_stands_where_the_piece_is() -> None:
    text = effect(
        "battlelore",
        "gain 1 lore",
        "choose 1 enemy unit as victim",
        "roll (figures of victim) dice",
        "gain 1 lore for each [Lore] rolled",
    )
    assert text.splitlines()[-2:] == [
        "    rolled = g.roll(c.you, g.figures(victim))",
        '    g.gain(c.you, rolled.count("lore"))',
    ]


def test_a_zone_to_go_to_is_a_place_for_what_can_be_chosen_too() -> None:
    text = effect("ring", "you may play 1 army in your cycle pile to your reserve")
    assert text == lines(
        "for army in g.choose(",
        "    c.you,",
        "    [",
        "        army",
        "        for army in g.cycle_pile(c.you)",
        "        if g.is_army(army) and g.can_play(c.you, army, g.reserve_place(c.you))",
        "    ],",
        '    "play",',
        "    minimum=0,",
        "    card=c.this,",
        "    line=5,",
        "):",
        "    g.play(c.you, army, g.reserve_place(c.you), -1)",
    )


def test_a_card_is_not_in_play_where_no_copy_of_it_is() -> None:
    assert effect("ring", 'if "High Elves" is not in play: draw 1 card') == lines(
        'if not any(g.in_play(piece) for piece in g.named("High Elves")):',
        "    g.draw(c.you, 1)",
    )


def test_what_does_not_speak_of_exactly_so_many_happens_without_them() -> None:
    text = effect(
        "ring",
        "choose exactly 2 active battlegrounds as fronts",
        "for each of fronts as front: put 1 defense token onto front",
        "draw 1 card",
    )
    assert text == lines(
        "options = g.active_battlegrounds()",
        "if len(options) >= 2:",
        '    fronts = g.choose(c.you, options, "fronts", minimum=2, maximum=2, card=c.this, line=5)',
        "    for front in fronts:",
        '        g.put(c.you, 1, "defense", front)',
        "g.draw(c.you, 1)",
    )


def test_that_there_is_none_is_asked_without_counting() -> None:
    text = effect(
        "battlelore",
        "choose 1 enemy unit as victim",
        "if no friendly unit is adjacent to victim, gain 1 lore",
        "hit victim",
    )
    assert text.splitlines()[0] == ("if not any(g.adjacent(unit, victim) for unit in g.units_of(c.you)):")


def test_a_unit_is_forbidden_what_its_player_would_do_with_it() -> None:
    text = python(
        "battlelore",
        'lore "Test" {\nclass Wizard\ncost 1\nplay in the command phase {\n'
        "choose 1 enemy unit as victim\n"
        "until the end of the turn {\nvictim cannot move\nvictim cannot attack a bold unit\n}\n}\n}",
    )
    assert 'Ruling(verb="move", allows=False, applies=lambda g, c, unit, hex: unit == c.bound[0])' in text
    assert "return unit == c.bound[0] and g.bold(unit_2)" in text


def test_less_for_each_is_one_number_below_nothing() -> None:
    text = python(
        "battlelore2",
        "keyword Test {\nalways: this unit has 2 less dice for each damage token of this unit\n}",
    )
    assert "value=lambda g, c, piece: -2 * g.damage_tokens(c.this)" in text


def test_a_place_is_offered_only_where_the_card_can_go() -> None:
    lines = "choose 1 army as host in your reserve\nyou may move host to an active battleground"
    text = effect("ring", lines)
    assert (
        "for battleground in g.active_battlegrounds() if g.can_move(c.you, host, battleground)"
        in " ".join(text.split())
    )


def test_pieces_that_a_game_can_list_are_not_looked_for_among_all() -> None:
    """The one place a card is on, and the active places; what is not active is looked for."""
    assert effect("ring", "if this is on a path: draw 1 card").startswith("if g.is_path(g.place(c.this)):")
    active = effect("ring", "you may reactivate an active Free Peoples battleground")
    assert 'for battleground in g.active_battlegrounds() if g.side(battleground) == "free"' in " ".join(
        active.split()
    )
    idle = effect("ring", "you may reactivate a battleground that is not active")
    assert "for battleground in g.battlegrounds() if not g.active(battleground)" in " ".join(idle.split())


def test_what_is_wanted_of_the_first_piece_alone_can_be_asked_alone() -> None:
    card = 'army "Test" {\nfaction Rohan\ndeck Frodo\nnumber 1\nalways: the Free Peoples may play %s\n}'
    both = python("ring", card % 'a Rohan card to "Minas Tirith"')
    assert "first=allows_play_card" in both
    assert (
        "def allows_play_card(g: Game, c: Context[Any], card: int) -> bool:\n"
        '    return g.controller(card) in g.side_players("free") and g.faction(card) == "Rohan"\n'
    ) in both
    assert "first=" not in python("ring", card % "a Rohan card")  # of the place nothing is wanted
    assert "first=" not in python("ring", card % 'this to "Minas Tirith"')  # of this card alone
