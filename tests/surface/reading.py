"""What the tests of the surface share: samples, reading them, and words for what was found."""

from pathlib import Path

from cardwright.diagnostics.diagnostic import Diagnostic, place
from cardwright.surface.from_text import Parsed, parse
from cardwright.text.lines import position
from cardwright.text.source import Source

SAMPLES = {
    path.stem: path.read_text(encoding="utf-8")
    for path in sorted((Path(__file__).parent / "samples").glob("*.card"))
}


def read(text: str) -> Parsed:
    """A text as a file of cards."""
    return parse(Source("sample.card", text))


def line_of(finding: Diagnostic) -> int:
    """The line that a finding is about."""
    where = place(finding)
    assert where is not None
    return position(where.source, where.start).line


def found(text: str) -> list[tuple[int, str]]:
    """Line and rule of everything found."""
    return [(line_of(finding), finding.rule.name) for finding in read(text).findings]
