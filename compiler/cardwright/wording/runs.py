"""Stretches of text set side by side, with the spaces between them."""

from __future__ import annotations

from cardwright.wording.nodes import CardName, Icon, Numeral, Plain, Run, Runs, Term

Part = str | Run | Runs
_CLOSING = (",", ".", ";", ":", ")", "!", "?")


def say(*parts: Part) -> Runs:
    """The parts in order, one space between two, none before a comma or full stop; empty parts vanish."""
    runs: list[Run] = []
    for part in parts:
        flat = _flat(part)
        if not flat:
            continue
        tight = isinstance(flat[0], Plain) and flat[0].text.startswith(_CLOSING)
        if runs and not tight and not spoken(runs[-1]).endswith((" ", "(")):
            _append(runs, Plain(text=" "))
        for run in flat:
            _append(runs, run)
    return tuple(runs)


def glue(*parts: Part) -> Runs:
    """The parts in order, with no space added."""
    runs: list[Run] = []
    for part in parts:
        for run in _flat(part):
            _append(runs, run)
    return tuple(runs)


def capitalised(runs: Runs) -> Runs:
    """The same text, starting with a capital letter."""
    if runs and isinstance(runs[0], Plain):
        first = runs[0].text
        return (Plain(text=first[:1].upper() + first[1:]), *runs[1:])
    return runs


def sentence(runs: Runs) -> Runs:
    """A whole sentence: a capital letter, and a full stop unless one stands there."""
    if not runs:
        return ()
    if words_of(runs).endswith((".", "!", "?", ".”", ":")):
        return capitalised(runs)
    return capitalised(glue(runs, "."))


def words_of(runs: Runs) -> str:
    """The runs as bare words, icons spoken."""
    return "".join(spoken(run) for run in runs)


def spoken(run: Run) -> str:
    """What one run says aloud."""
    match run:
        case Icon():
            return run.words
        case Plain() | Numeral() | CardName() | Term():
            return run.text


def _flat(part: Part) -> Runs:
    if isinstance(part, str):
        return (Plain(text=part),) if part else ()
    return part if isinstance(part, tuple) else (part,)


def _append(runs: list[Run], run: Run) -> None:
    if runs and isinstance(run, Plain) and isinstance(runs[-1], Plain):
        runs[-1] = Plain(text=runs[-1].text + run.text)
    else:
        runs.append(run)
