"""How findings are shown: layout, colour, and where they go."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TextIO

import click

import cardwright
from cardwright.diagnostics.diagnostic import Diagnostic, Severity, in_order
from cardwright.diagnostics.to_concise import to_concise
from cardwright.diagnostics.to_github import to_github
from cardwright.diagnostics.to_json import to_json
from cardwright.diagnostics.to_sarif import to_sarif
from cardwright.diagnostics.to_text import to_text

Layout = Literal["text", "concise", "json", "github", "sarif"]
LAYOUTS: Final[tuple[Layout, ...]] = ("text", "concise", "json", "github", "sarif")
Color = Literal["auto", "always", "never"]
COLORS: Final[tuple[Color, ...]] = ("auto", "always", "never")
_WIDEST: Final = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class Showing:
    """What a user asked for. `sarif_file` gets the findings too, whatever the layout."""

    layout: Layout = "text"
    sarif_file: Path | None = None
    color: Color = "auto"
    quiet: bool = False

    def show(self, findings: Sequence[Diagnostic], stream: TextIO) -> None:
        """Write findings in the order in which people read them."""
        findings = in_order(findings)
        if self.sarif_file is not None:
            _write(self.sarif_file, _sarif(findings))
        match self.layout:
            case "text":
                width = min(_WIDEST, shutil.get_terminal_size().columns)
                color = colored(self.color, stream, os.environ)
                stream.write(to_text(findings, color=color, unicode=_can_draw(stream), width=width))
                if findings and not self.quiet:
                    stream.write(f"\n{counted(findings)}\n")
            case "concise":
                stream.write(to_concise(findings))
            case "json":
                stream.write(to_json(findings))
            case "github":
                stream.write(to_github(findings))
            case "sarif":
                stream.write(_sarif(findings))

    def say(self, sentence: str, stream: TextIO) -> None:
        """A line for people; tools and those who want quiet do not get it."""
        if self.layout in ("text", "concise") and not self.quiet:
            stream.write(f"{sentence}\n")


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8", newline="\n")
    except OSError as error:
        raise click.FileError(str(file), (error.strerror or str(error)).lower()) from error


def failed(findings: Sequence[Diagnostic]) -> bool:
    """Whether a command that found this ends with 1."""
    return any(finding.severity is Severity.ERROR for finding in findings)


def counted(findings: Sequence[Diagnostic]) -> str:
    """`2 errors, 1 warning`."""
    parts = []
    for severity in Severity:
        number = sum(finding.severity is severity for finding in findings)
        if number:
            parts.append(f"{number} {severity}{'' if number == 1 else 's'}")
    return ", ".join(parts)


def colored(wanted: Color, stream: TextIO, environment: Mapping[str, str]) -> bool:
    """`--color` first, then NO_COLOR, then FORCE_COLOR, then whether a terminal reads."""
    if wanted != "auto":
        return wanted == "always"
    if environment.get("NO_COLOR"):
        return False
    if environment.get("FORCE_COLOR"):
        return True
    return stream.isatty() and environment.get("TERM") != "dumb"


def _can_draw(stream: TextIO) -> bool:
    """Whether the strokes of the drawings reach a terminal whole; files get plain ones."""
    return stream.isatty() and (stream.encoding or "").lower().replace("-", "") == "utf8"


def _sarif(findings: Sequence[Diagnostic]) -> str:
    return to_sarif(findings, version=cardwright.__version__)
