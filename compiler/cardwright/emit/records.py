"""Abilities and cards as the calls that make them."""

from __future__ import annotations

from collections.abc import Mapping

from cardwright.emit.expressions import expression, line_of
from cardwright.emit.layout import Group, Layout, Quoted, Row, Text, flat
from cardwright.emit.literals import ident, lit, width
from cardwright.ir import nodes as ir

LONGEST_LAMBDA = 52

# How functions are named in a record: by their name, or written where they stand.
Written = Mapping[str, Layout]


def made(name: str, values: list[tuple[str, Layout]]) -> Group:
    """A call with named arguments."""
    return Group(f"{name}(", tuple(value for _, value in values), names=tuple(field for field, _ in values))


def several(parts: list[Layout]) -> Group:
    return Group("(", tuple(parts), comma=len(parts) == 1)


def inline(node: ir.Function) -> Layout | None:
    """A function that is one short expression, as a lambda."""
    if node.form in ("effect", "targets") or len(node.body) != 1:
        return None
    only = node.body[0]
    if not isinstance(only, ir.Return):
        return None
    text = f"lambda g, c{''.join(f', {name}' for name in node.parameters)}: {flat(expression(only.value))}"
    return Text(text) if width(text) <= LONGEST_LAMBDA else None


def ability(node: ir.Ability, written: Written) -> Group:
    """One ability; what is as usual is left out."""
    values: list[tuple[str, Layout]] = [("form", Quoted(node.form))]
    for name, text in (("event", node.event), ("timing", node.timing)):
        if text:
            values.append((name, Quoted(text)))
    for name, texts in (("zones", node.zones), ("steps", node.steps)):
        if texts:
            values.append((name, several([Quoted(text) for text in texts])))
    if node.turn != "own":
        values.append(("turn", Quoted(node.turn)))
    if node.manner:
        values.append(("manner", Quoted(node.manner)))
    if node.user:
        values.append(("user", written[node.user]))
    if node.conditions:
        values.append(("conditions", several([_condition(entry, written) for entry in node.conditions])))
    if node.limit:
        values.append(("limit", Quoted(node.limit)))
    if node.times != 1:
        values.append(("times", Text(str(node.times))))
    if node.optional:
        values.append(("optional", Text("True")))
    for name, function in (("binds", node.binds), ("targets", node.targets)):
        if function:
            values.append((name, written[function]))
    if node.cost is not None:
        values.append(("cost", several([written[node.cost[0]], written[node.cost[1]]])))
    if node.effect:
        values.append(("effect", written[node.effect]))
    if node.modifiers:
        values.append(("modifiers", several([_modifier(entry, written) for entry in node.modifiers])))
    if node.rulings:
        values.append(("rulings", several([_ruling(entry, written) for entry in node.rulings])))
    if node.id:
        values.append(("id", Quoted(node.id)))
    values.append(("line", Text(str(line_of(node.span)))))
    return made("Ability", values)


def _condition(node: ir.Condition, written: Written) -> Group:
    return made(
        "Condition",
        [
            ("id", Quoted(node.id)),
            ("says", Quoted(node.says)),
            ("test", written[node.test]),
            *([("itself", Quoted(node.itself))] if node.itself else []),
        ],
    )


def _modifier(node: ir.Modifier, written: Written) -> Group:
    return made(
        "Modifier",
        [
            ("attribute", Quoted(node.attribute)),
            ("stage", Text(f"Stage.{node.stage}")),
            ("applies", written[node.applies]),
            ("value", written[node.value]),
            *([("itself", Text("True"))] if node.itself else []),
        ],
    )


def _ruling(node: ir.Ruling, written: Written) -> Group:
    return made(
        "Ruling",
        [
            ("verb", Quoted(node.verb)),
            ("allows", Text(lit(node.allows))),
            ("applies", written[node.applies]),
            *([("about", Text(str(node.about)))] if node.about >= 0 else []),
            *([("printed", Text("True"))] if node.printed else []),
            *([("first", written[node.first])] if node.first else []),
        ],
    )


def value(node: ir.Value) -> Layout:
    """A printed value."""
    match node:
        case str():
            return Quoted(node)
        case int():
            return Text(lit(node))
        case tuple():
            return several([value(part) for part in node])


def card(record: ir.Record, title: str, source: str, abilities: list[Layout], lasting: list[Layout]) -> Group:
    """The card itself."""
    values: list[tuple[str, Layout]] = [("name", Quoted(title))]
    values += [(ident(name), value(printed)) for name, printed in record.fields]
    if abilities:
        values.append(("abilities", several(abilities)))
    if lasting:
        values.append(("lasting", several(lasting)))
    values.append(("source", Quoted(source)))
    if record.unknown_effect:
        values.append(("unknown_effect", Text("True")))
    return made(ident(record.python), values)


def spread(text: str) -> Layout:
    """All values of something, among others."""
    return Row((Text(f"*{text}"),))
