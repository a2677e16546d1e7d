"""What is emitted of every bundled card stands up to the tools that engine programmers use."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bound_cards import GAMES
from cardwright.bound import nodes as bound
from cardwright.bound.from_surface import Library, bind
from cardwright.bound.walk import unresolved
from cardwright.emit.names import path_of
from cardwright.emit.to_python import to_python
from cardwright.ir import nodes as ir
from cardwright.ir.dump import dump
from cardwright.ir.from_bound import lower
from cardwright.ir.invariants import broken
from cardwright.surface.from_text import parse
from cardwright.text.source import Source
from emitted import ROOT


def cards() -> Iterator[tuple[bound.Card, str]]:
    """Every card of this checkout that could be bound, with its game."""
    sources = [
        Source(file.relative_to(ROOT).as_posix(), file.read_text("utf-8"))
        for file in sorted((ROOT / "cards").rglob("*.card"))
    ]
    files = [parse(source).file for source in sources]
    library = Library.of(files, GAMES)
    for file in files:
        for block in bind(file, library).blocks:
            if isinstance(block, bound.Card) and not any(unresolved((block.abilities, block.fields))):
                yield block, " ".join(word.text for word in file.game)


@pytest.fixture(scope="module")
def modules() -> tuple[ir.Module, ...]:
    return tuple(lower(card, GAMES[game]) for card, game in cards())


@pytest.fixture(scope="module")
def folder(modules: tuple[ir.Module, ...], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All modules as files, in packages."""
    top = tmp_path_factory.mktemp("emitted")
    for module in modules:
        file = top / path_of(module)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(to_python(module), "utf-8")
    for package in {file.parent for file in top.rglob("*.py")} | {top / "cardwright_cards"}:
        (package / "__init__.py").write_text('"""Cards."""\n', "utf-8")
    return top


def run(folder: Path, *arguments: str) -> str:
    """Run a tool of Python in a folder; what it says if it found anything."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=folder, capture_output=True, text=True, encoding="utf-8"
    )
    return done.stdout + done.stderr if done.returncode else ""


def test_there_are_cards_of_every_game(modules: tuple[ir.Module, ...]) -> None:
    assert {module.game for module in modules} == set(GAMES)


def test_every_card_is_sound(modules: tuple[ir.Module, ...]) -> None:
    found = {module.title: broken(module, GAMES[module.game]) for module in modules}
    assert {title: faults for title, faults in found.items() if faults} == {}


def test_every_card_has_a_module_of_its_own(modules: tuple[ir.Module, ...]) -> None:
    assert len({path_of(module) for module in modules}) == len(modules)


def test_nothing_depends_on_the_run(modules: tuple[ir.Module, ...]) -> None:
    again = [lower(card, GAMES[game]) for card, game in cards()]
    assert [dump(module) for module in again] == [dump(module) for module in modules]


def test_the_formatter_changes_nothing(folder: Path) -> None:
    assert run(folder, "ruff", "format", "--isolated", "--line-length", "100", "--diff", ".") == ""


def test_the_linter_finds_nothing(folder: Path) -> None:
    own = f'src=["{folder.as_posix()}","{(ROOT / "engine").as_posix()}"]'
    assert run(folder, "ruff", "check", "--config", f"{ROOT / 'pyproject.toml'}", "--config", own, ".") == ""


@pytest.mark.parametrize("tool", ["mypy", "pyright"])
def test_the_type_checker_finds_nothing(folder: Path, tool: str) -> None:
    engine = (ROOT / "engine").as_posix()
    if tool == "mypy":
        (folder / "mypy.ini").write_text(f"[mypy]\nstrict = true\nmypy_path = {engine}\n", "utf-8")
        said = run(folder, "mypy", "--explicit-package-bases", "cardwright_cards")
    else:
        (folder / "pyrightconfig.json").write_text(f'{{"extraPaths": ["{engine}"]}}', "utf-8")
        said = run(folder, "pyright", "cardwright_cards")
    assert [line for line in said.splitlines() if "cardwright_cards" in line and "error" in line] == []
