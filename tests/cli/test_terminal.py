"""`cardwright play` on a terminal: prompts, colours, its width, and the key that stops it."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from our_games import ROOT

fcntl, pty, termios = (pytest.importorskip(name) for name in ("fcntl", "pty", "termios"))

PATHS = os.pathsep.join(str(ROOT / folder) for folder in ("compiler", "engine", "generated"))
WAIT = 30  # seconds for an answer, on a machine that has other things to do
PLAY = ("play", "battlelore", "--scenario", "beast", "--seed", "1", "--players", "me,random")


def _at_the_keys() -> None:
    """The keys of the terminal reach the process, Ctrl-C too where these tests run in the background."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The command line on a terminal of its own."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self.screen = ""
        self._terminal, inside = pty.openpty()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "cardwright", *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            cwd=folder,
            env={
                **os.environ,
                "PYTHONPATH": PATHS,
                "TERM": "xterm",
                "PYTHONIOENCODING": "utf-8",
                **environment,
            },
            start_new_session=True,
            preexec_fn=_at_the_keys,
        )
        os.close(inside)

    def until(self, text: str) -> str:
        """What comes until the screen ends with a text."""
        before = len(self.screen)
        while not self.screen.endswith(text) or len(self.screen) == before:
            if not select.select([self._terminal], [], [], WAIT)[0]:
                raise AssertionError(f"no {text!r} came after\n{self.screen}")
            try:
                part = os.read(self._terminal, 65536)
            except OSError:  # how a terminal says that nobody writes any more
                part = b""
            if not part:
                break
            self.screen += part.decode("utf-8").replace("\r\n", "\n")
        return self.screen[before:]

    def type(self, keys: str) -> str:
        """What comes of some keys, until the next prompt or the end."""
        os.write(self._terminal, keys.encode())
        return self.until("> ")

    def end(self) -> int:
        """How it ended."""
        self.until("\0")
        os.close(self._terminal)
        return self._process.wait(WAIT)


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    yield


def test_a_person_at_a_terminal(tmp_path: Path, quiet: None) -> None:
    terminal = Terminal(tmp_path, *PLAY, COLUMNS="80")
    first = terminal.until("> ")
    assert "\x1b[1;34m^Bm3\x1b[0m" in first  # Near's blue mounted unit
    assert "\x1b[1mNear, which of your first Lore cards do you give back? (1 of 2)\x1b[0m" in first
    assert "(2 of 2)" in terminal.type("1\n")
    assert "(1 of 2)" in terminal.type("u\n")
    assert "nothing to take back" in terminal.type("u\n")
    assert "is played in another phase than first draw" in terminal.type("?probe\n")
    assert terminal.type("\x03").endswith("stopped\n")
    assert terminal.end() == 130


def test_a_narrow_terminal_without_colours(tmp_path: Path, quiet: None) -> None:
    terminal = Terminal(tmp_path, *PLAY, COLUMNS="60", NO_COLOR="1")
    first = terminal.until("> ")
    assert "\x1b" not in first
    assert max(map(len, first.splitlines())) <= 60
    assert terminal.type("\x04").endswith("\nyou left the table\nnot over\n")
    assert terminal.end() == 0
