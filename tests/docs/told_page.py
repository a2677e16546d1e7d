"""Pages for people, held to what the compiler does today.

In such a page

- a block marked ```card FILE``` or ```text FILE``` is written to that file of a project, and one marked
  ```card FILE +``` is added to it;
- a block marked ```card``` alone is a piece of a card of this project, or of another block of the page;
- a block marked ```console``` shows commands, each after `$`, and what they print;
- a block marked ```python FILE``` shows a file that the compiler writes;
- `<!-- mistake in FILE: right -> wrong -->` puts a mistake into a file for the commands of the next
  console block, and `<!-- mend in FILE: wrong -> right -->` takes one out for good;
- `<!-- lose FILE -->` removes a file, and `<!-- save FILE as ENCODING -->` writes it in another encoding;
- under `<!-- lines -->` stands a table of lines that the compiler takes, lines that it refuses, and
  what it says of those.

What is printed is never typed: `pytest --update` writes it, and a person reads the difference.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.text.source import Source
from spec_file import complaints

Run = Callable[[list[str]], str]

_PART = re.compile(
    r"^```(?P<language>\w+)(?: (?P<file>\S+)(?P<more> \+)?)?\n(?P<text>.*?)^```$"
    r"|^<!-- (?P<edit>mistake|mend) in (?P<where>\S+): (?P<old>.+?) -> (?P<new>.+?) -->$"
    r"|^<!-- lose (?P<lost>\S+) -->$"
    r"|^<!-- save (?P<saved>\S+) as (?P<encoding>\S+) -->$"
    r"|^<!-- lines -->\n(?P<table>(?:\|[^\n]*\n)+)",
    re.DOTALL | re.MULTILINE,
)


@dataclass(frozen=True, slots=True)
class Project:
    """A folder in which the commands of a page are run; `run` gives what a command prints."""

    folder: Path
    run: Run
    bundled: tuple[str, ...]  # the texts of the sources that a page may show pieces of


def today(page: str, project: Project) -> str:
    """The page as it should be: with what the compiler says, prints and writes today."""
    made: list[str] = []
    at = 0
    mistake: re.Match[str] | None = None
    known = (*project.bundled, *(part["text"] for part in _PART.finditer(page) if part["file"]))
    for part in _PART.finditer(page):
        made.append(page[at : part.start()])
        at = part.end()
        shown = part[0]
        match part["language"]:
            case "card" | "text" if part["file"]:
                _write(project.folder / part["file"], part["text"], more=bool(part["more"]))
            case "card":
                assert _is_piece(part["text"], known), f"no card says\n{part['text']}"
            case "console":
                said = _with_mistake(mistake, project, _commands(part["text"]))
                shown = f"```console\n{said}```"
                mistake = None
            case "python":
                shown = f"```python {part['file']}\n{(project.folder / part['file']).read_text('utf-8')}```"
            case None if part["edit"] == "mend":
                _edit(part, project)
            case None if part["edit"]:
                mistake = part
            case None if part["lost"]:
                (project.folder / part["lost"]).unlink()
            case None if part["saved"]:
                file = project.folder / part["saved"]
                file.write_text(file.read_text("utf-8"), part["encoding"])
            case None:
                shown = f"<!-- lines -->\n{_judged(part['table'])}"
            case _:
                pass
        made.append(shown)
    return "".join((*made, page[at:]))


def _write(file: Path, text: str, *, more: bool) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{file.read_text('utf-8')}\n{text}" if more else text, "utf-8")


def _edit(edit: re.Match[str], project: Project) -> None:
    file = project.folder / edit["where"]
    text = file.read_text("utf-8")
    assert edit["old"] in text, f"{edit['where']} does not say {edit['old']}"
    file.write_text(text.replace(edit["old"], edit["new"], 1), "utf-8")


def _is_piece(text: str, sources: Iterable[str]) -> bool:
    """Whether the lines stand so in a source, however far they are indented."""
    lines = [line.strip() for line in text.strip().splitlines()]
    return any(
        lines == listed[at : at + len(lines)]
        for source in sources
        for listed in [[line.strip() for line in source.splitlines()]]
        for at in range(len(listed))
    )


def _commands(text: str) -> Iterator[str]:
    for line in text.splitlines():
        if line.startswith("$ "):
            assert line.startswith("$ cardwright "), f"only cardwright is run here: {line}"
            yield line.removeprefix("$ ")


def _with_mistake(mistake: re.Match[str] | None, project: Project, commands: Iterable[str]) -> str:
    """What the commands print, with the mistake in its file if there is one."""
    if mistake is None:
        return "".join(f"$ {command}\n{_printed(command, project)}" for command in commands)
    file = project.folder / mistake["where"]
    text = file.read_text("utf-8")
    _edit(mistake, project)
    try:
        return _with_mistake(None, project, commands)
    finally:
        file.write_text(text, "utf-8")


def _printed(command: str, project: Project) -> str:
    return project.run(shlex.split(command)[1:])


def _judged(table: str) -> str:
    """The table of lines, with what the compiler says of those that it refuses."""
    heads, rule, *rows = table.splitlines()
    made = [heads, rule]
    for row in rows:
        right, wrong = (cell.strip().strip("`") for cell in row.strip("| ").split("|")[:2])
        assert [said.message for said in _of_line(right)] == [], right
        said = _of_line(wrong)
        assert said, f"nothing is wrong with {wrong}"
        made.append(f"| `{right}` | `{wrong}` | {said[0].message} |")
    return "".join(f"{line}\n" for line in made)


def _of_line(line: str) -> tuple[Diagnostic, ...]:
    """What the compiler says of a line: the window of an ability, or a statement about `target`."""
    if line.split()[0] in ("play", "react", "when", "after"):
        ability = f"{line} {{\n        gain 1 lore\n    }}"
    else:
        ability = (
            "play in the command phase {\n        choose 1 enemy unit as target\n        roll 3 dice\n"
            f"        {line}\n        hit target for each [blue] rolled\n    }}"
        )
    card = f'game battlelore\n\nlore "Line" {{\n    class Wizard, number 99\n    cost 5\n    {ability}\n}}\n'
    return complaints(Source("line.card", card))
