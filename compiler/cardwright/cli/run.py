"""A run of the command line, from its arguments to its exit code.

0  nothing to complain about
1  findings, or files that are not what they should be; also when whoever reads its output goes away
2  a command that was not understood
3  a fault of ours
130  the user stopped it, as a shell would say
"""

from __future__ import annotations

import io
import os
import sys
import traceback
from collections.abc import Sequence
from typing import Final

import click

from cardwright.cli.commands import cardwright_group

OUR_FAULT: Final = 3
STOPPED: Final = 130
NO_READER: Final = 1  # what click says in this case, too

_REPORT: Final = """
This is a bug in cardwright, not in your cards. Please report it, with the text above and the card
that was being looked at.
"""


def run(arguments: Sequence[str]) -> int:
    """Carry out one command; its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # any terminal can show any card name somehow
    try:
        code = cardwright_group.main(list(arguments), prog_name="cardwright", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except click.ClickException as mistake:
        mistake.show()
        return mistake.exit_code
    except (click.Abort, KeyboardInterrupt):
        print("stopped", file=sys.stderr)
        return STOPPED
    except BrokenPipeError:
        # nothing can be written any more, the end of Python's own output included
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO_READER
    except Exception:  # the one place that catches everything: what we did not foresee is our fault
        traceback.print_exc()
        print(_REPORT, file=sys.stderr, end="")
        return OUR_FAULT
