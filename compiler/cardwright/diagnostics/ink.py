"""The strokes and colours that diagnostics are drawn with."""

from dataclasses import dataclass

from cardwright.diagnostics.diagnostic import Severity

BOLD = "1"
FRAME = "34"
HINT = "36"
ADDED = "32"
REMOVED = "31"
SEVERITY = {Severity.ERROR: "1;31", Severity.WARNING: "1;33", Severity.NOTE: "1;36"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Ink:
    """Which strokes to draw with, and whether to colour them."""

    color: bool
    bar: str
    here: str
    elsewhere: str
    primary: str
    secondary: str
    gap: str
    item: str

    def paint(self, text: str, colour: str) -> str:
        """The text in a colour, where colours are wanted."""
        return f"\x1b[{colour}m{text}\x1b[0m" if self.color and text else text


def ink(*, color: bool, unicode: bool) -> Ink:
    """The strokes for a terminal that can, or cannot, show more than ASCII."""
    if unicode:
        return Ink(
            color=color, bar="│", here="╭─▸", elsewhere="├─▸", primary="━", secondary="─", gap="⋮", item="•"
        )
    return Ink(
        color=color, bar="|", here="-->", elsewhere=":::", primary="^", secondary="-", gap="...", item="="
    )
