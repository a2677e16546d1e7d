"""What must hold of lowered cards is told apart from what must not."""

from dataclasses import replace

from bound_cards import GAMES
from cardwright.ir import nodes as ir
from cardwright.ir.dump import dump
from cardwright.ir.invariants import broken
from emitted import lowered

MODULE = lowered("battlelore", 'command "Plain" {\nplay { gain 1 lore }\n}')
SPAN = MODULE.span
PLAY = MODULE.definitions[0]


def faults(*body: ir.Statement) -> tuple[str, ...]:
    assert isinstance(PLAY, ir.Function)
    changed = replace(MODULE, definitions=(replace(PLAY, body=body),))
    return broken(changed, GAMES["battlelore"])


def name(text: str) -> ir.Name:
    return ir.Name(span=SPAN, name=text)


def call(method: str, *arguments: ir.Expression) -> ir.Do:
    return ir.Do(span=SPAN, call=ir.Ask(span=SPAN, method=method, arguments=arguments))


def test_a_method_that_the_game_lacks() -> None:
    assert faults(call("explode")) == ("the game has no method 'explode'",)


def test_a_name_that_is_bound_nowhere() -> None:
    inside = ir.For(span=SPAN, name="unit", pieces=name("units"), body=(call("hit", name("unit")),))
    assert faults(inside, call("hit", name("unit"))) == (
        "'play' reads 'units', which is bound nowhere before",
        "'play' reads 'unit', which is bound nowhere before",
    )


def test_a_lasting_ability_that_is_not_there() -> None:
    last = ir.Last(span=SPAN, constant="IN_FORCE", until="turn", keeps=())
    assert faults(last) == ("no lasting ability is called 'IN_FORCE'",)


def test_an_event_that_is_not_answered() -> None:
    assert faults(call("hit", ir.Happening(span=SPAN, field="attacker"))) == (
        "'play' reads 'attacker' of an event that it does not answer",
    )


def test_dump_is_stable_text() -> None:
    assert dump(MODULE) == (
        "Module title='Plain' kind='command' game='battlelore'"
        " package='cardwright_engine.games.battlelore'\n"
        "  definitions:\n"
        "    Function name='play' form='effect'\n"
        "      body:\n"
        "        Do\n"
        "          call: Ask method='gain'\n"
        "            arguments:\n"
        "              You\n"
        "              Number value=1\n"
        "  abilities:\n"
        "    Ability form='play' steps=('command',) effect='play'\n"
        "  record: Record python='CommandCard' unknown_effect=False\n"
    )
