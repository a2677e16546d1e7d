"""Write a card as a Python module that plays it on its game.

The module imports the engine, and the keywords that the card carries; it is laid out as `ruff format`
leaves it, and ends with a table of which of its lines come from which line of the card.
"""

from __future__ import annotations

import ast
from collections import Counter

from cardwright.bound.module_name import module_name
from cardwright.diagnostics.internal_error import InternalError
from cardwright.emit.bodies import Page, function
from cardwright.emit.layout import WIDTH, Group, Layout, Quoted, Text, lines
from cardwright.emit.literals import ident, lit, safe_words, width
from cardwright.emit.names import KEYWORDS, PACKAGE
from cardwright.emit.records import Written, ability, card, inline, several, spread
from cardwright.ir import nodes as ir
from cardwright.ir.parts import functions_of, parts, speaks_of

ENGINE = "cardwright_engine"


def to_python(module: ir.Module) -> str:
    """The text of a card's module."""
    head = _docstring(module)
    body = Page()
    _definitions(module, body)
    _last_words(module, body)
    imports = _imports(module, body)
    above = len(head) + len(imports)
    body.add("SOURCE_MAP: Final = ", _source_map(module, body, above), "", 0)
    text = "\n".join([*head, *imports, *body.lines]) + "\n"
    try:
        ast.parse(text)
    except (SyntaxError, ValueError) as error:
        raise InternalError(f"the module of {module.title!r} is not Python: {error}") from error
    return text


def _docstring(module: ir.Module) -> list[str]:
    source = safe_words(module.span.source.name)
    room = WIDTH - len('""", compiled from ."""') - width(source)
    title = safe_words(module.title)
    if width(title) > room:
        kept = ""
        for letter in title:
            if width(kept + letter) > max(room, 4) - 1:
                break
            kept += letter
        title = kept.rstrip() + "…"
    return [f'"""{title}, compiled from {source}."""' if title else f'"""Compiled from {source}."""', ""]


# --- functions and constants -----------------------------------------------------------------


def _definitions(module: ir.Module, page: Page) -> None:
    """All functions and lasting abilities; those that read a keyword's number stand inside the
    function that gets it."""
    written = _written(module)
    inner: list[ir.Function] = []
    for node in module.definitions:
        if isinstance(node, ir.Function):
            if isinstance(written[node.name], Text) and flat_name(written[node.name]) != node.name:
                continue
            if module.parameters and speaks_of(node, module.parameters):
                inner.append(node)
                continue
            page.blank(2)
            function(node, page, 0)
            page.blank(2)
        else:
            page.blank(2)
            page.add(f"{ident(node.name)}: Final = ", ability(node.ability, written), "", 0, node.span)
    _tidy(page)
    if module.record is None:
        _keyword(module, inner, page, written)


def flat_name(layout: Layout) -> str:
    return layout.text if isinstance(layout, Text) else ""


def _tidy(page: Page) -> None:
    """No more than two empty lines at a time, none at the start."""
    kept: list[str] = []
    moved: dict[int, int] = {}
    for number, line in enumerate(page.lines, start=1):
        if line or (kept and kept[-2:] != ["", ""]):
            kept.append(line)
        moved[number] = len(kept)
    while kept and not kept[-1]:
        kept.pop()
    page.lines = kept
    page.origins = [(moved[python], origin) for python, origin in page.origins]


def _written(module: ir.Module) -> Written:
    """How each function is named in records: a short one that is used once stands there itself."""
    uses: Counter[str] = Counter()
    for record in parts((module.abilities, module.definitions)):
        uses.update(functions_of(record))
    found: dict[str, Layout] = {}
    for node in module.definitions:
        if isinstance(node, ir.Function):
            short = inline(node) if uses[node.name] <= 1 else None
            found[node.name] = short or Text(ident(node.name))
    return found


def _keyword(module: ir.Module, inner: list[ir.Function], page: Page, written: Written) -> None:
    """A keyword gives its abilities for the numbers that a card states."""
    if page.lines:
        page.blank(2)
    given = ", ".join(f"{ident(name)}: int" for name in module.parameters)
    page.add(f"def abilities({given}) -> tuple[Ability, ...]:", None, "", 0, module.span)
    for node in inner:
        function(node, page, 4)
        page.blank()
    made: list[Layout] = [ability(entry, written) for entry in module.abilities]
    page.add("return ", several(made), "", 4, module.span)


# --- the card --------------------------------------------------------------------------------


def _constants(module: ir.Module) -> list[Layout]:
    return [Text(ident(node.name)) for node in module.definitions if isinstance(node, ir.Constant)]


def _last_words(module: ir.Module, page: Page) -> None:
    """What the package of the game takes from the module: the card, or what lasts of a keyword."""
    if page.lines:
        page.blank(2)
    if module.record is None:
        page.add("LASTING: Final[tuple[Ability, ...]] = ", several(_constants(module)), "", 0)
        return
    written = _written(module)
    carried = [module_name(use.keyword) for use in module.keywords]
    abilities: list[Layout] = [
        spread(f"{ident(name)}.abilities({', '.join(map(str, use.numbers))})")
        for name, use in zip(carried, module.keywords, strict=True)
    ]
    abilities += [ability(entry, written) for entry in module.abilities]
    lasting = [spread(f"{ident(name)}.LASTING") for name in carried] + _constants(module)
    source = module.span.source.name
    page.add(
        "CARD: Final = ", card(module.record, module.title, source, abilities, lasting), "", 0, module.span
    )


def _source_map(module: ir.Module, page: Page, above: int) -> Layout:
    """Pairs of a line of this module and the line of the card that it and those after it come from."""
    pairs: list[tuple[int, int]] = []
    for python, origin in page.origins:
        if not pairs or pairs[-1][1] != origin:
            pairs.append((python + above, origin))
    rows: list[Layout] = [Text(lit(pair)) for pair in pairs]
    return Group("(", (Quoted(module.span.source.name), several(rows)))


# --- imports ---------------------------------------------------------------------------------


def _imports(module: ir.Module, page: Page) -> list[str]:
    """The names that the module uses, sorted as a linter sorts them."""
    text = "\n".join(page.lines)
    needs: dict[str, set[str]] = {"typing": {"Final"}}
    if "-> Iterator[" in text:
        needs["collections.abc"] = {"Iterator"}
    if "Context[Any]" in text:
        needs["typing"].add("Any")
    records = list(parts((module.abilities, module.definitions)))
    core = {type(part).__name__ for part in records if isinstance(part, RECORDS)}
    if any(isinstance(part, ir.Modifier) for part in records):
        core.add("Stage")
    if module.record is None:
        core.add("Ability")
    functions = [line for line in page.lines if line.lstrip().startswith("def ") or "c: Context[" in line]
    game: set[str] = set()
    if any("c: Context[" in line for line in functions):
        core.add("Context")
        game.add("Game")
    for part in records:
        if isinstance(part, ir.Function) and f"Context[{part.event}]" in text:
            for event in part.event.split(" | ") if part.event else ():
                if event == "StepEvent":
                    needs[f"{ENGINE}.events"] = {event}
                else:
                    game.add(event)
    if module.record is not None:
        game.add(module.record.python)
    if core:
        needs[f"{ENGINE}.card"] = core
    if game:
        needs[module.package] = game
    if module.keywords:
        package = f"{PACKAGE}.{module.game}.{KEYWORDS}"
        needs[package] = {module_name(use.keyword) for use in module.keywords}
    standard = sorted(name for name in needs if not name.startswith((ENGINE, PACKAGE)))
    own = sorted(name for name in needs if name.startswith((ENGINE, PACKAGE)))
    written: list[str] = []
    for group in (standard, own):
        for name in group:
            names = tuple(Text(ident(entry)) for entry in sorted(needs[name], key=_order))
            written += _import(name, names)
        if group:
            written.append("")
    return [*written, ""] if "Context[" in page.lines[0] or page.lines[0].startswith("def ") else written


def _order(name: str) -> tuple[int, str]:
    """Constants, then classes, then the rest."""
    return (0 if name.isupper() else 1 if name[:1].isupper() else 2, name)


def _import(module: str, names: tuple[Layout, ...]) -> list[str]:
    one = f"from {module} import {', '.join(flat_name(name) for name in names)}"
    if len(one) <= WIDTH:
        return [one]
    return lines(f"from {module} import ", Group("(", names), "", 0)


RECORDS = ir.Ability | ir.Condition | ir.Modifier | ir.Ruling
