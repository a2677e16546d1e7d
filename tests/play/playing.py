"""Examples of the toy game, written as text and played."""

from cardwright.bound import nodes as bound
from cardwright.bound.from_surface import Library, bind
from cardwright.diagnostics.diagnostic import Diagnostic, place
from cardwright.play.run_example import Table, run_example
from cardwright.surface.from_text import parse
from cardwright.text.source import Source, written
from play.toy_cards import CARDS
from play.toy_game import VOCABULARY, Position

TABLE = Table(vocabulary=VOCABULARY, cards=CARDS, position=Position)
_GAMES = {"toy": VOCABULARY}
_TITLES = "".join(f'trick "{title}" {{\n cost 0\n}}\n' for title in CARDS)


def example(*lines: str) -> bound.Example:
    """An example of these lines, bound."""
    body = "\n".join(f"        {line}" for line in lines)
    source = Source("toy.card", f'game toy\n\nrulings "R" {{\n    example "E" {{\n{body}\n    }}\n}}\n')
    titles = parse(Source("titles.card", f"game toy\n\n{_TITLES}"))
    parsed = parse(source)
    assert parsed.findings == ()
    file = bind(parsed.file, Library.of((parsed.file, titles.file), _GAMES))
    (block,) = file.blocks
    assert isinstance(block, bound.Rulings)
    return block.examples[0]


def played(*lines: str) -> tuple[Diagnostic, ...]:
    """What comes of playing an example."""
    return run_example(TABLE, example(*lines)).findings


def told(*lines: str) -> list[str]:
    """What comes of it, a line each: the rule, the words it is about, the message."""
    return [
        f"{finding.rule.name} | {written(where) if (where := place(finding)) else ''} | {finding.message}"
        for finding in played(*lines)
    ]
