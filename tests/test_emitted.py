"""`generated/` is what the compiler writes today."""

from cardwright.cli.read_sources import project_sources
from cardwright.cli.write_outputs import difference
from cardwright.driver import build
from our_games import ROOT, games


def test_generated_is_what_the_compiler_writes_today() -> None:
    read = project_sources(ROOT)
    assert read.findings == ()
    made = build(read.sources, games())
    assert [finding.message for finding in made.findings] == []
    found = difference(made, ROOT / "generated", whole=True)
    differing = [output.path for output in (*found.changed, *found.missing)] + list(found.orphans)
    assert differing == [], "run `cardwright build`"


def test_games_are_named_as_their_sources_name_them() -> None:
    assert [vocabulary.game for vocabulary in games().values()] == list(games())
