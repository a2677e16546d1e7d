"""Terrain, landmarks, weapons, races and Creatures: expectations worked out by hand from the facts.

What the facts do not say stands in `terrain` and `weapons` as an assumption, and is marked here.
"""

from __future__ import annotations

from typing import Any

import pytest

from cardwright_cards.battlelore import CARDS
from cardwright_engine.card import Ability
from cardwright_engine.games.battlelore import LoreCard
from cardwright_engine.games.battlelore.pieces import hex_named
from cardwright_engine.games.battlelore.terrain import TERRAIN
from engine.battlelore.script import Script


def battle(banner: str, terrain: str = "countryside", *, moved: bool = False, **more: Any) -> Script:
    """Your combat phase: an ordered unit at e5 on some terrain, an enemy at e6."""
    s = Script("combat")
    unit = s.unit("e5", banner, ordered=True, **more)
    s.terrain("e5", terrain)
    s.unit("e6", owner=1)
    if moved:
        s.position.history("move", 0, (unit,), "turn")
    return s


# --- dice caps -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terrain", "dice"),
    [
        ("countryside", 4),
        ("woods", 2),
        ("hill", 3),  # assumption
        ("fordable stream", 4),
        ("rampart", 4),
        ("stronghold", 3),  # assumption, as for every landmark
        ("Magic Pentacle", 3),
        ("Warrior Hall", 4),  # 3, and the one that it gives in melee (assumption)
    ],
)
def test_the_dice_of_a_red_unit_by_its_terrain(terrain: str, dice: int) -> None:
    s = battle("red", terrain)
    s.do(0, "attack", "e6", "e5")
    assert s.pending.count == dice


def test_of_two_caps_the_lower_one_applies() -> None:
    s = battle("red", "hill")
    s.terrain("e6", "woods")
    s.do(0, "attack", "e6", "e5")
    assert s.pending.count == 2


@pytest.mark.parametrize("terrain", [name for name, land in TERRAIN.items() if land.landmark])
def test_every_landmark_stops_blocks_and_makes_bold(terrain: str) -> None:
    """Stop on entering, no battle on that turn, Bold 1, no line of sight through it."""
    s = Script("movement")
    s.unit("e4", "green", ordered=True)
    s.unit("f6", owner=1)
    s.terrain("e5", terrain)
    assert s.refused(0, "move", "e4", "f6") == {"occupied"}
    s.do(0, "move", "e4", "e5")
    assert s.game.bold(s.game.unit_at(hex_named("e5")))
    s.do(0, "pass")
    assert "landmark" in s.refused(0, "attack", "f6", "e5")
    s = Script("combat")
    s.unit("e5", "green", ordered=True, weapon="bow")
    s.unit("h5", owner=1)
    s.terrain("f5", terrain)
    assert s.refused(0, "attack", "h5", "e5") == {"sight"}


def test_hills_and_ramparts_do_not_block_the_line_of_sight() -> None:
    """It is blocked by units, woods and landmarks."""
    for terrain in ("hill", "rampart", "fordable stream", "water"):
        s = Script("combat")
        s.unit("e5", "green", ordered=True, weapon="bow")
        s.unit("h5", owner=1)
        s.terrain("f5", terrain)
        s.do(0, "attack", "h5", "e5")
        assert s.pending.count == 2


# --- Bold ------------------------------------------------------------------------------------


def boldness(s: Script) -> int:
    return s.game.boldness(s.game.unit_at(hex_named("e5")))


def test_sources_of_bold_add_up_to_four() -> None:
    """The example of the facts: supported Dwarves on a rampart next to a stronghold: Bold 4."""
    s = Script()
    s.unit("e5", race="dwarf")
    assert boldness(s) == 1
    s = Script()
    s.unit("e5", race="dwarf")
    s.unit("d5")
    s.unit("f5")
    assert boldness(s) == 2
    s = Script()
    s.unit("e5", race="dwarf")
    s.unit("d5")
    s.unit("f5")
    s.terrain("e5", "rampart")
    s.terrain("e4", "stronghold")
    assert boldness(s) == 4


def test_a_creature_supports_its_neighbours() -> None:
    s = Script()
    s.unit("e5")
    s.unit("d5", creature=True)
    s.unit("f5", creature=True)
    assert boldness(s) == 1


def test_enemies_next_to_it_support_nobody() -> None:
    s = Script()
    s.unit("e5")
    s.unit("d5", owner=1)
    s.unit("f5", owner=1)
    assert boldness(s) == 0


# --- weapons ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("weapon", "moved", "near", "far"),
    [
        ("short sword", False, 3, None),
        ("long sword", True, 3, None),
        ("bow", False, 2, 2),
        ("bow", True, 1, 1),
        ("crossbow", False, 3, 3),  # assumption
        ("crossbow", True, 1, 1),  # assumption
        ("lance", False, 3, None),  # assumption
        ("lance", True, 4, None),  # assumption
    ],
)
def test_the_dice_of_a_blue_unit_by_its_weapon(weapon: str, moved: bool, near: int, far: int | None) -> None:
    s = battle("blue", weapon=weapon, moved=moved)
    s.do(0, "attack", "e6", "e5")
    assert s.pending.count == near
    s = Script("combat")
    unit = s.unit("e5", ordered=True, weapon=weapon)
    s.unit("e8", owner=1)
    if moved:
        s.position.history("move", 0, (unit,), "turn")
    if far is None:
        assert s.refused(0, "attack", "e8", "e5") == {"range"}
    else:
        s.do(0, "attack", "e8", "e5")
        assert s.pending.count == far


def test_a_bow_reaches_four_hexes_and_a_crossbow_three() -> None:
    for weapon, far in (("bow", 4), ("crossbow", 3)):
        s = Script()
        unit = s.unit("e5", weapon=weapon)
        assert s.game.reach(unit) == far


@pytest.mark.parametrize(
    ("weapon", "against", "hits"),
    [
        ("short sword", "foot", 2),
        ("short sword", "mounted", 1),
        ("long sword", "mounted", 2),
        ("lance", "mounted", 2),  # assumption
        ("bow", "foot", 0),
    ],
)
def test_two_bonus_strikes_by_weapon_and_target(weapon: str, against: str, hits: int) -> None:
    s = Script("combat")
    s.unit("e5", "red" if weapon != "bow" else "green", ordered=True, weapon=weapon)
    s.unit("e6", owner=1, troop_type=against)
    before = s.figures("e6")
    s.do(0, "attack", "e6", "e5")
    blanks = ["green"] * (s.pending.count - 2)
    s.roll(0, "bonus strike", "bonus strike", *blanks)
    assert before - s.figures("e6") == hits


# --- Creatures -------------------------------------------------------------------------------


def test_a_creature_is_one_figure_moves_as_foot_and_is_neither_foot_nor_mounted() -> None:
    s = Script()
    creature = s.unit("e5", "green", creature=True)
    assert s.game.figures(creature) == 1
    assert s.game.moves(creature) == 2
    assert s.game.troop_type(creature) not in ("foot", "mounted")


def test_for_each_hex_it_cannot_retreat_a_die_that_hits_is_rolled_again() -> None:
    """3 flags, 1 ignored: 4 hexes; at the second row from its edge 1 hex is there, 3 dice are rolled; a
    hit (blue) and a second hit (blue) kill."""
    s = Script("combat")
    s.unit("e7", "red", ordered=True)
    s.unit("e8", owner=1, creature=True)
    s.do(0, "attack", "e8", "e7")
    s.roll(0, "flag", "flag", "flag", "green")
    s.do(1, "choose", "e9")
    s.roll(0, "red")
    s.roll(0, "blue")
    s.roll(0, "green")
    s.roll(0, "blue")
    s.roll(0, "blue")
    assert s.figures("e9") == 0
    assert s.game.victory_banners(0) == 1
    assert s.lore(0) == 1  # for killing a Creature


# --- deeds that only cards do ----------------------------------------------------------------


def test_figures_come_back_up_to_full_strength() -> None:
    s = Script()
    unit = s.unit("e5", figures=2)
    game = s.game
    assert game.can_heal(0, unit)
    assert game.heal(0, unit, 3) == 2
    assert not game.wounded(unit)
    assert game.heal(0, unit, 1) == 0


def test_water_is_vacant_but_not_passable() -> None:
    s = Script()
    s.terrain("e5", "water")
    s.unit("a1")
    place = hex_named("e5")
    assert s.game.vacant(place)
    assert not s.game.passable(place)
    assert not s.game.open_to_enter(place)


def test_cards_are_drawn_as_far_as_there_are_any() -> None:
    s = Script()
    s.position.pile("lore-deck", 0, ("Fireball", "Parry"), top=True)
    s.unit("a1")
    game = s.game
    assert [game.title(card) for card in game.draw(0, 3, "lore-deck", -1)] == ["Fireball", "Parry"]
    assert s.hand(0) == ["Fireball", "Parry"]


def test_the_price_of_a_card_is_what_its_player_pays() -> None:
    s = Script()
    s.player(0, "Fireball", rogue=3)
    s.unit("a1")
    assert s.game.price(s.card("Fireball")) == 13


# --- a card answers a move -------------------------------------------------------------------

STUMBLE = LoreCard(
    name="Stumble",
    cost=0,
    abilities=(
        Ability(
            form="react",
            event="move",
            timing="after",
            turn="either",
            effect=lambda g, c: g.eliminate(c.you, c.event.unit),
        ),
    ),
)


def test_riders_that_a_card_takes_while_they_gain_ground_pursue_nobody() -> None:
    """The follow-on move can be answered as any other; the banner goes to whoever answered it."""
    s = Script("combat", cards={**CARDS, "Stumble": STUMBLE})
    s.unit("e5", ordered=True, troop_type="mounted")
    s.unit("e6", owner=1, figures=1)
    s.unit("e8", owner=1)
    s.player(1, "Stumble")
    s.do(0, "attack", "e6", "e5")
    s.roll(0, "blue", "green", "green")
    s.do(0, "agree")
    assert s.pending.kind == "react"
    s.game.answer(s.pending.options[0])
    assert (s.figures("e5"), s.figures("e6")) == (0, 0)
    assert (s.game.victory_banners(0), s.game.victory_banners(1)) == (1, 1)
    assert s.pending.kind == "action"
