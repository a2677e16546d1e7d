"""Which line of a card an exception comes from.

An emitted module ends with `SOURCE_MAP`: the path of the card source, and pairs of a line of the
module and the line of the card that it, and the lines after it, come from.
"""

from __future__ import annotations

from bisect import bisect_right
from types import TracebackType


def name_source(error: BaseException) -> None:
    """Note the innermost line of a card that an exception passed through, if it passed through one."""
    found = ""
    trace: TracebackType | None = error.__traceback__
    while trace is not None:
        line = card_line(trace.tb_frame.f_globals.get("SOURCE_MAP"), trace.tb_lineno)
        found = line or found
        trace = trace.tb_next
    note = f"card source: {found}"
    if found and note not in getattr(error, "__notes__", ()):
        error.add_note(note)


def card_line(source_map: object, line: int) -> str:
    """`cards/ring/egladil.card:12` for a line of a module; empty where the module tells nothing."""
    match source_map:
        case (str(path), tuple(pairs)):
            place = bisect_right(pairs, (line, 1 << 30)) - 1
            return f"{path}:{pairs[place][1]}" if place >= 0 else path
        case _:
            return ""
