"""Units and their keywords; expectations from the facts."""

from engine.battlelore2.table import OPPONENT, Table


def dice(table: Table) -> int:
    choice = table.game.pending
    assert choice is not None and choice.kind == "roll"
    return choice.count


# --- Citadel Guards: Pursue ------------------------------------------------------------------


def pursuit(figures: int) -> Table:
    table = Table().unit("e4", "Citadel Guards", ordered=True).enemy("e5", figures=1)
    table.enemy("d7", figures=figures).enemy("l9").start("attack").do("attack", "e5", "e4")
    return table.roll("strike", "heroic", "heroic").do("advance").do("agree")


def test_pursue_goes_through_the_vacated_hex_and_attacks_again() -> None:
    """F25: at most 2 hexes (assumed) through e5, then one attack on an adjacent unit."""
    table = pursuit(3)
    assert not table.offers("move", "e4", "e3"), "not through e5"
    table.do("move", "e4", "d6").do("choose", "d7").roll("strike", "pierce", "pierce").decline()
    assert table.figures("d6") == 3 and table.figures("d7") == 2


def test_pursue_works_once_in_a_turn() -> None:
    """F24: the second time it advances without being asked."""
    table = (
        pursuit(1).do("move", "e4", "d6").do("choose", "d7").roll("strike", "pierce", "pierce").do("advance")
    )
    assert not table.empty("d7")


def test_pursue_may_be_declined_for_a_plain_advance() -> None:
    table = Table().unit("e4", "Citadel Guards", ordered=True).enemy("e5", figures=1).enemy("l9")
    table.start("attack").do("attack", "e5", "e4").roll("strike", "heroic", "lore").do("advance").decline()
    assert not table.empty("e5")


# --- Yeoman Archers: Double Shot -------------------------------------------------------------


def test_archers_that_stand_still_shoot_twice() -> None:
    """F27, F29: the strike does nothing, the second shot may go to another target."""
    table = Table().unit("e4", "Yeoman Archers", ordered=True).enemy("e7").enemy("f7").start("attack")
    table.do("attack", "e7", "e4").roll("pierce", "strike").do("agree").do("choose", "f7")
    table.roll("pierce", "pierce")
    assert (table.figures("e7"), table.figures("f7")) == (2, 1)
    assert table.game.state.step != "attack", "there is no third shot"


def test_archers_that_moved_shoot_once() -> None:
    """F28."""
    table = Table().unit("e3", "Yeoman Archers", ordered=True).enemy("e7").start("move")
    table.do("move", "e3", "e4").do("attack", "e7", "e4").roll("pierce", "strike")
    assert table.game.pending is not None and table.game.pending.kind == "take"


def test_the_range_counts_the_target_but_not_the_attacker() -> None:
    """B5: from e1 to e6 are 5 hexes, to e7 are 6; the range of 5 is assumed."""
    table = Table().unit("e1", "Yeoman Archers", ordered=True).enemy("e6").enemy("e7").start("attack")
    assert table.offers("attack", "e6", "e1")
    assert table.why_not("attack", "e7", "e1") == ("out-of-range",)


# --- Greyhaven Battlemages: Rune Shield, Catalyst --------------------------------------------


def mages(*faces: str) -> Table:
    table = (
        Table().unit("e4", "Greyhaven Battlemages", ordered=True).unit("e3").unit("e8").enemy("e6").lore(2)
    )
    table.position.pile("lore-deck", 0, ("Lightning Surge",))
    return table.start("attack").do("attack", "e6", "e4").roll(*faces)


def test_a_committed_lore_die_is_worth_a_card_and_a_token() -> None:
    """F44."""
    table = mages("lore", "strike", "strike")
    table.game.answer(("commit", "lore"))
    table.do("draw", "Lightning Surge")
    assert table.game.lore(0) == 3
    assert table.game.hand(0) == [table.piece("Lightning Surge")]


def test_a_lore_die_that_is_not_committed_is_worth_a_token() -> None:
    """F44."""
    table = mages("lore", "strike", "strike").decline()
    assert table.game.lore(0) == 3 and table.game.hand(0) == []


def test_the_shield_goes_to_a_unit_within_one_hex() -> None:
    table = mages("heroic", "strike", "strike")
    table.game.answer(("commit", "heroic"))
    assert table.offers("choose", "e3") and table.offers("choose", "e4") and not table.offers("choose", "e8")
    table.do("choose", "e3")
    assert table.game.tokens(table.at("e3"), "shield") == 1


def test_the_shield_takes_one_damage_and_is_used_up() -> None:
    table = Table().unit("e4").enemy("e5", ordered=True)
    table.position.set("shield", table.met["e4"], 1)
    table.start("attack", OPPONENT).do("attack", "e4", "e5", player=OPPONENT).roll(
        "strike", "strike", "pierce"
    )
    assert table.figures("e4") == 2 and table.game.tokens(table.at("e4"), "shield") == 0


def test_the_shield_is_used_up_even_when_no_damage_is_rolled() -> None:
    """F43."""
    table = Table().unit("e4").enemy("e5", ordered=True)
    table.position.set("shield", table.met["e4"], 1)
    table.start("attack", OPPONENT).do("attack", "e4", "e5", player=OPPONENT).roll("pierce", "lore", "lore")
    assert table.figures("e4") == 3 and table.game.tokens(table.at("e4"), "shield") == 0


# --- Riverwatch Riders: Vigilant, Flanking ---------------------------------------------------


def test_two_flankers_are_two_dice_more() -> None:
    """F52."""
    table = Table().unit("e4", "Riverwatch Riders").unit("e6", "Riverwatch Riders").enemy("e5")
    assert dice(table.unit("f5", ordered=True).start("attack").do("attack", "e5", "f5")) == 5


def test_a_flanker_gets_nothing_itself_and_its_target_cannot_counter() -> None:
    """F53, and Flanking: every other own unit."""
    table = (
        Table()
        .unit("e4", "Riverwatch Riders", ordered=True)
        .enemy("e5")
        .start("attack")
        .do("attack", "e5", "e4")
    )
    assert dice(table) == 3
    assert "forbidden" in table.roll("strike", "pierce", "pierce").why_not("counter", player=OPPONENT)


def test_flankers_do_not_help_against_a_unit_that_is_not_next_to_them() -> None:
    table = Table().unit("e4", "Riverwatch Riders").enemy("f6").unit("f5", ordered=True)
    assert dice(table.start("attack").do("attack", "f6", "f5")) == 3


# --- Blood Harvesters: Rage, Frenzy ----------------------------------------------------------


def harvesters(figures: int = 3) -> Table:
    return Table().unit("e4", "Blood Harvesters", figures=figures, ordered=True).enemy("e5").enemy("l9")


def test_rage_is_one_die_for_each_missing_figure() -> None:
    """F03: 2 of 3 figures roll 4 dice."""
    assert dice(harvesters(2).start("attack").do("attack", "e5", "e4")) == 4
    assert dice(harvesters(1).start("attack").do("attack", "e5", "e4")) == 5


def test_rage_comes_on_top_of_the_cap_of_a_forest() -> None:
    """Facts on Rage: a modifier, applied after a terrain cap on dice."""
    assert dice(harvesters(2).terrain("e4", "forest").start("attack").do("attack", "e5", "e4")) == 3


def test_frenzy_costs_a_figure_for_one_more_damage() -> None:
    table = harvesters().start("attack").do("attack", "e5", "e4").roll("strike", "heroic", "pierce")
    table.game.answer(("commit", "heroic"))
    assert table.figures("e4") == 2 and table.figures("e5") == 1


def test_a_heroic_die_does_nothing_by_itself() -> None:
    """B11."""
    table = harvesters().start("attack").do("attack", "e5", "e4").roll("strike", "heroic", "pierce").decline()
    assert table.figures("e4") == 3 and table.figures("e5") == 2


def test_frenzy_needs_a_heroic_die_and_a_unit_that_has_it() -> None:
    table = harvesters().start("attack").do("attack", "e5", "e4").roll("strike", "cleave", "morale")
    assert "no-face" in table.why_not("commit")
    table = Table().unit("e4", ordered=True).enemy("e5").start("attack").do("attack", "e5", "e4")
    assert "no-ability" in table.roll("heroic", "heroic", "heroic").why_not("commit")


# --- Mire Wolves: Ferocity -------------------------------------------------------------------


def wolves(figures: int) -> Table:
    table = Table().unit("e5", "Mire Wolves").enemy("e6", figures=figures, ordered=True).enemy("l9")
    table.start("attack", OPPONENT).do("attack", "e5", "e6", player=OPPONENT).roll(
        "morale", "pierce", "pierce"
    )
    return table.do("agree").roll("strike", "pierce", "pierce")


def test_ferocity_counters_first_and_need_not_retreat_from_the_dead() -> None:
    """F21."""
    table = wolves(1)
    assert table.empty("e6") and table.figures("e5") == 3
    assert "no-advance-on-counter" in table.why_not("advance"), "F23"


def test_ferocity_retreats_from_an_attacker_that_lives() -> None:
    """F21: away from e6 through e5 lies d4."""
    table = wolves(3)
    assert table.figures("e6") == 2 and not table.empty("d4")
