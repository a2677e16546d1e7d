"""Whole modules, as an engine programmer would have written them."""

from bound_cards import GAMES, bound_file
from cardwright.bound import nodes as bound
from cardwright.emit.to_python import to_python
from cardwright.ir.from_bound import lower
from emitted import python


def test_fireball() -> None:
    text = python(
        "battlelore",
        """
lore "Fireball" {
    class Wizard, number 14
    cost 10
    play in the command phase, alongside your command card {
        choose 1 enemy unit as target
        roll level + 2 dice
        if any [Lore] was rolled {
            eliminate target
        } otherwise {
            hit target for each [banner of target] rolled
        }
    }
}
""",
    )
    assert (
        text
        == '''"""Fireball, compiled from test.card."""

from collections.abc import Iterator
from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def targets(g: Game, c: Context[Any]) -> Iterator[tuple[int]]:
    for target in g.enemies_of(c.you):
        yield (target,)


def play(g: Game, c: Context[Any], target: int) -> None:
    rolled = g.roll(c.you, g.level(c.this) + 2)
    if rolled.count("lore") >= 1:
        g.eliminate(c.you, target)
    else:
        g.hit(c.you, target, rolled.count(g.banner(target)))


CARD: Final = LoreCard(
    name="Fireball",
    classes=("Wizard",),
    number=14,
    cost=10,
    abilities=(
        Ability(
            form="play",
            steps=("command",),
            manner="alongside command card",
            targets=targets,
            effect=play,
            line=6,
        ),
    ),
    source="test.card",
)
SOURCE_MAP: Final = (
    "test.card",
    ((10, 6), (11, 7), (12, 6), (16, 8), (17, 9), (18, 10), (20, 12), (23, 3)),
)
'''
    )


def test_parry_keeps_the_attacker_it_speaks_of() -> None:
    text = python(
        "battlelore",
        """
lore "Parry" {
    class Warrior, number 6
    cost 3
    react before a roll by an enemy unit as attacker {
        until the end of the turn {
            attacker has exactly 2 dice
        }
    }
}
""",
    )
    assert (
        text
        == '''"""Parry, compiled from test.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.battlelore import Game, LoreCard, Roll

IN_FORCE: Final = Ability(
    form="static",
    modifiers=(
        Modifier(
            attribute="dice",
            stage=Stage.LOCK,
            applies=lambda g, c, piece: piece == c.bound[0],
            value=lambda g, c, piece: 2,
        ),
    ),
    id="Parry/1",
    line=7,
)


def react(g: Game, c: Context[Roll]) -> None:
    g.last(c, IN_FORCE, "turn", c.event.attacker)


CARD: Final = LoreCard(
    name="Parry",
    classes=("Warrior",),
    number=6,
    cost=3,
    abilities=(
        Ability(
            form="react",
            event="roll",
            timing="before",
            turn="either",
            conditions=(
                Condition(
                    id="attacker",
                    says="by an enemy unit",
                    test=lambda g, c: g.enemy(c.event.attacker, c.you),
                ),
            ),
            effect=react,
            line=6,
        ),
    ),
    lasting=(IN_FORCE,),
    source="test.card",
)
SOURCE_MAP: Final = ("test.card", ((8, 7), (23, 6), (24, 7), (27, 3)))
'''
    )


def test_a_keyword_gives_its_abilities_for_a_number_and_a_unit_carries_it() -> None:
    keyword = python(
        "battlelore2",
        """
keyword Pursue (X) {
    instead of an advance by this unit into a hex as gap, once per turn, optional {
        this unit must move up to X hexes through gap
    }
}
""",
    )
    assert (
        keyword.split("\n\n\n", 1)[1]
        == """def abilities(x: int) -> tuple[Ability, ...]:
    def instead_of_advance(g: Game, c: Context[Advance]) -> None:
        g.move(c.this, -1, x, -1, c.event.gap)

    return (
        Ability(
            form="replace",
            event="advance",
            timing="instead of",
            conditions=(
                Condition(
                    id="unit",
                    says="by this unit",
                    test=lambda g, c: c.event.unit == c.this,
                    itself="unit",
                ),
            ),
            limit="turn",
            optional=True,
            effect=instead_of_advance,
            line=4,
        ),
    )


LASTING: Final[tuple[Ability, ...]] = ()
SOURCE_MAP: Final = ("test.card", ((9, 3), (10, 4), (11, 5), (13, 3)))
"""
    )


def test_a_unit_carries_its_keywords() -> None:
    file = bound_file(
        """game battlelore2

keyword Pursue (X) {
    always: this unit has X more dice
}

unit "Guards" {
    faction Daqan, traits infantry
    move 2, combat 3, health 3, figures 3
    keywords Pursue 2
}
"""
    )
    unit = next(block for block in file.blocks if isinstance(block, bound.Card) and block.title == "Guards")
    text = to_python(lower(unit, GAMES["battlelore2"]))
    assert "from cardwright_cards.battlelore2.keywords import pursue\n" in text
    assert "    abilities=(*pursue.abilities(2),),\n    lasting=(*pursue.LASTING,),\n" in text
