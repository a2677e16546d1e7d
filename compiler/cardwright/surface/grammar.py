"""The grammar as tables: the only module that knows Lark.

Lark works the tables out from `grammar/card.lark`; they are kept in the user's cache folder, so that
Lark is needed, and loaded, only after the grammar changed.
"""

import contextlib
import hashlib
import os
import re
import sys
import tempfile
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from cardwright.resources import GRAMMAR
from cardwright.surface.table import Production, Table, from_text, to_text

_FORM = "2"  # of the kept table


@lru_cache(maxsize=1)
def table() -> Table:
    """The tables of the card language."""
    grammar = (GRAMMAR / "card.lark").read_text(encoding="utf-8")
    key = "\0".join((_FORM, version("lark"), sys.version, grammar))
    kept = _cache_folder() / f"grammar-{hashlib.sha256(key.encode()).hexdigest()[:32]}.json"
    with contextlib.suppress(OSError, ValueError, KeyError, TypeError):
        return from_text(kept.read_text(encoding="utf-8"))
    made = build(grammar)
    with contextlib.suppress(OSError):
        _keep(kept, to_text(made))
    return made


def build(grammar: str, *, strict: bool = False) -> Table:
    """The tables of a grammar; `strict` refuses one with conflicts, and needs interegular."""
    from lark import Lark  # here, because a kept table spares loading Lark

    lark = Lark(
        grammar,
        parser="lalr",
        lexer="basic",
        strict=strict,
        propagate_positions=False,
        maybe_placeholders=False,
    )
    from_lark = lark.parse_interactive("").parser_state.parse_conf.parse_table
    number = {rule: index for index, rule in enumerate(lark.rules)}
    terminals = {terminal.name for terminal in lark.terminals} | {"$END"}
    # Lark numbers its states differently in each run; here they count from the start, in the order met.
    states = {from_lark.start_states["start"]: 0}
    actions: list[dict[str, int]] = []
    gotos: list[dict[str, int]] = []
    for state in (pending := list(states)):
        actions.append({})
        gotos.append({})
        for symbol, (action, argument) in sorted(from_lark.states[state].items(), key=lambda entry: entry[0]):
            if str(action) != "Shift":
                actions[-1][symbol] = ~number[argument]
                continue
            if argument not in states:
                states[argument] = len(states)
                pending.append(argument)
            (actions if symbol in terminals else gotos)[-1][symbol] = states[argument]
    words, keywords = _words(lark)
    return Table(
        words=words,
        keywords=keywords,
        ignored=frozenset(lark.ignore_tokens),
        terminals=tuple(sorted(terminals - set(lark.ignore_tokens))),
        productions=tuple(_production(rule) for rule in lark.rules),
        actions=tuple(actions),
        gotos=tuple(gotos),
        start=0,
        end=states[from_lark.end_states["start"]],
    )


def _words(lark: Any) -> tuple[re.Pattern[str], dict[str, str]]:
    """One pattern for all terminals, in Lark's order of preference, and the names that are keywords."""
    terminals = sorted(
        lark.terminals,
        key=lambda t: (-t.priority, -t.pattern.max_width, -len(t.pattern.value), t.name),
    )
    name = next(t for t in terminals if t.name == "NAME").pattern.to_regexp()
    keywords = {
        t.pattern.value: t.name
        for t in terminals
        if t.pattern.type == "str" and re.fullmatch(name, t.pattern.value)
    }
    others = (t for t in terminals if t.name not in keywords.values())
    return re.compile("|".join(f"(?P<{t.name}>{t.pattern.to_regexp()})" for t in others)), keywords


def _production(rule: Any) -> Production:
    origin = str(rule.origin.name)
    kept = tuple(
        (index, not symbol.is_term and symbol.name.startswith("_"))
        for index, symbol in enumerate(rule.expansion)
        if not (symbol.is_term and symbol.filter_out)
    )
    passes = bool(rule.options.expand1) and not rule.alias
    hidden = origin.startswith("_")
    always_passes = passes and len(kept) == 1 and not kept[0][1]
    size = len(rule.expansion)
    return Production(
        origin=origin,
        name=None if hidden or always_passes else rule.alias or origin,
        size=size,
        kept=kept,
        passes=passes,
        hidden=hidden,
        plain=len(kept) == size and not any(join for _, join in kept),
    )


def _cache_folder() -> Path:
    """Where this system keeps what can be made again."""
    if chosen := os.environ.get("XDG_CACHE_HOME"):
        return Path(chosen) / "cardwright"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or tempfile.gettempdir()) / "cardwright" / "cache"
    home = Path(os.path.expanduser("~"))
    return home / ("Library/Caches" if sys.platform == "darwin" else ".cache") / "cardwright"


def _keep(path: Path, text: str) -> None:
    """Write it whole or not at all: another run may be reading."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.stem)
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(name, path)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
