"""What `docs/engine.md` shows in Python runs, without the compiler."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from our_games import ROOT

PAGE = ROOT / "docs" / "engine.md"
_PYTHON = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_NO_COMPILER = "\nimport sys\nassert not any(name.split('.')[0] == 'cardwright' for name in sys.modules)\n"


@pytest.mark.parametrize("program", _PYTHON.findall(PAGE.read_text("utf-8")))
def test_what_the_page_shows_runs(program: str) -> None:
    """`-S` leaves out what is installed: the engine and the cards have to be enough."""
    path = os.pathsep.join(str(ROOT / folder) for folder in ("engine", "generated"))
    done = subprocess.run(
        [sys.executable, "-S", "-c", program + _NO_COMPILER],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
