"""The cards that come with the project: nothing is wrong with them, and nothing about them is unknown."""

from cardwright.bound import nodes as bound
from cardwright.bound.from_surface import Library, bind
from cardwright.bound.satisfiable import undecided
from cardwright.bound.walk import walk
from cardwright.checks import check, check_set
from cardwright.diagnostics.to_text import to_text
from cardwright.resources import CARDS
from cardwright.surface.from_text import parse
from cardwright.text.source import Source
from cardwright_engine import vocabulary as words
from spec_file import GAMES


def files() -> tuple[bound.File, ...]:
    """All bundled sources, bound as one set."""
    paths = sorted(CARDS.rglob("*.card"))
    parsed = [
        parse(Source(path.relative_to(CARDS.parent).as_posix(), path.read_text("utf-8"))).file
        for path in paths
    ]
    library = Library.of(parsed, GAMES)
    return tuple(bind(file, library) for file in parsed)


def test_no_check_complains_of_them() -> None:
    bundled = files()
    assert bundled
    complaints = [complaint for file in bundled for complaint in check(file)]
    assert to_text((*complaints, *check_set(bundled))) == ""


def test_what_every_phrase_of_them_matches_is_decided() -> None:
    for file in files():
        assert isinstance(file.vocabulary, words.Vocabulary)
        nodes = tuple(walk(tuple(block.abilities for block in file.blocks if isinstance(block, bound.Card))))
        assert undecided(nodes, file.vocabulary) == ()
