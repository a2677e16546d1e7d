"""`generated/` is what the compiler writes today."""

import ast
import os
import subprocess
import sys
from hashlib import sha256

import pytest

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


@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_outputs_do_not_depend_on_the_order_of_sets(hash_seed: str) -> None:
    told = (
        "from hashlib import sha256; from our_games import ROOT, games;"
        "from cardwright.cli.read_sources import project_sources; from cardwright.driver import build;"
        "outputs = build(project_sources(ROOT).sources, games()).outputs;"
        "print({output.path: sha256(output.text.encode()).hexdigest() for output in outputs})"
    )
    folders = [str(ROOT / folder) for folder in ("compiler", "engine", "generated", "tests")]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(folders),
        "PYTHONHASHSEED": hash_seed,
        "LC_ALL": "C",
        "TZ": "Asia/Tokyo",
    }
    ran = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, env=environment)
    assert ran.stderr == ""
    made = build(project_sources(ROOT).sources, games())
    assert ast.literal_eval(ran.stdout) == {
        output.path: sha256(output.text.encode()).hexdigest() for output in made.outputs
    }


def test_games_are_named_as_their_sources_name_them() -> None:
    assert [vocabulary.game for vocabulary in games().values()] == list(games())
