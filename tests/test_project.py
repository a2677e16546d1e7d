"""What the project says of itself in two places is the same in both."""

import tomllib
from pathlib import Path

from cardwright.resources import CARDS, GRAMMAR

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def command(marker: str) -> str:
    """The one line in the fenced block under a marker of the README."""
    after = (ROOT / "README.md").read_text("utf-8").split(f"<!-- command: {marker} -->\n", 1)[1]
    fence, line, closing, *_ = after.split("\n")
    assert (fence, closing) == ("```sh", "```")
    return line


def test_the_developers_tools_are_one_list() -> None:
    assert PROJECT["dependency-groups"]["dev"] == PROJECT["project"]["optional-dependencies"]["dev"]


def test_every_dependency_has_both_bounds() -> None:
    project = PROJECT["project"]
    listed = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    assert [entry for entry in listed if ">=" not in entry or ",<" not in entry] == []


def test_the_readme_explains_every_dependency() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for entry in (*PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"]["dev"]):
        assert f"| {entry.split('>=')[0]} |" in readme


def test_the_readme_has_its_two_commands() -> None:
    assert command("build").endswith("cardwright build")
    assert command("test").endswith("cardwright test")


def test_a_checkout_keeps_its_data_at_the_top() -> None:
    assert ROOT / "grammar" == GRAMMAR
    assert ROOT / "cards" == CARDS
