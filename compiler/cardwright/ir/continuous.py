"""Continuous parts: numbers that are changed, verbs that are allowed or forbidden."""

from __future__ import annotations

from cardwright.bound import nodes as bound
from cardwright.bound.kinds import kinds_held
from cardwright.diagnostics.internal_error import InternalError
from cardwright.ir import nodes as ir
from cardwright.ir.meant import is_set
from cardwright.ir.mentions import mentions
from cardwright.ir.parts import parts
from cardwright.ir.places import place_of_zone
from cardwright.ir.scope import Scope
from cardwright.ir.truths import every, titled
from cardwright.ir.values import fits, number, one_or_more, piece, players
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words

STAGES: dict[str, ir.Stage] = {"set": "SET", "add": "ADD", "cap total": "CAP_TOTAL", "lock": "LOCK"}


def modifier(node: bound.Modify, scope: Scope) -> ir.Modifier:
    """A change of a number."""
    return _modifier(node, node.attribute.id, node.attribute.of, scope)


def allowance(node: bound.Allow, verb: words.Verb, scope: Scope) -> ir.Modifier:
    """`may ignore 1 hit`: how often a verb is allowed is a number of its subject, under the id of
    the verb."""
    assert node.number is not None
    change = bound.Modify(
        span=node.span,
        attribute=words.Attribute(id=verb.id, words=(), of=verb.agent, method=""),
        subject=node.subject,
        stage="add",
        value=node.number,
    )
    return _modifier(change, verb.id, verb.agent, scope)


def _modifier(node: bound.Modify, attribute: str, of: tuple[str, ...], root: Scope) -> ir.Modifier:
    span = node.span
    applies = root.inner()
    applies.used = {"piece"}
    it = ir.Name(span=span, name="piece")
    test = _is(node.subject, it, of, applies, span)
    value = root.inner()
    value.used = {"piece"}
    places = _places(node.value, value)
    amount = number(node.value, value)
    return ir.Modifier(
        span=span,
        attribute=attribute,
        stage=STAGES[node.stage],
        applies=_function(f"changes {attribute}", "test", ("piece",), test, root),
        value=_function(f"new {attribute}", "number", ("piece",), amount, root, places),
        itself=isinstance(node.subject, bound.This),
    )


def _places(node: bound.Number, scope: Scope) -> tuple[ir.Let, ...]:
    """The pieces that a number speaks of by the name of a place, each under that name."""
    made: list[ir.Let] = []
    for name, place in tuple(scope.names.items()):
        if isinstance(place, ir.TheOnly) and mentions(node, name):
            made.append(ir.Let(span=node.span, name=scope.bind(name, node.span), value=place))
    return tuple(made)


def _function(
    name: str,
    form: ir.FunctionForm,
    parameters: tuple[str, ...],
    value: ir.Expression,
    scope: Scope,
    places: tuple[ir.Let, ...] = (),
) -> str:
    body: tuple[ir.Statement, ...] = (
        *places,
        ir.Return(span=value.span, value=value),
    )
    made = ir.Function(span=value.span, name=name, form=form, parameters=parameters, body=body)
    return scope.draft.define(made)


def _is(
    subject: bound.Piece | bound.Pieces | bound.Player,
    it: ir.Expression,
    of: tuple[str, ...],
    scope: Scope,
    span: Span,
) -> ir.Expression:
    """Whether a piece is (one of) the subject."""
    match subject:
        case bound.Select():
            return fits(subject, it, scope, known=of == (subject.kind.id,))
        case bound.TheOnly():
            return fits(subject.pieces, it, scope, known=of == (subject.pieces.kind.id,))
        case bound.Union():
            parts = tuple(_is(part, it, of, scope, span) for part in subject.parts)
            return ir.Any(span=span, parts=parts)
        case bound.PlayerOf():
            return ir.Member(span=span, piece=it, pieces=players(subject))
        case bound.Named():
            return titled(subject, it)
        case bound.Top() | bound.Rest():
            return ir.Member(span=span, piece=it, pieces=one_or_more(subject, scope))
        case _ if is_set(subject):
            return ir.Member(span=span, piece=it, pieces=one_or_more(subject, scope))
        case _:
            return ir.Compare(span=span, left=it, op="==", right=piece(subject, scope))


def ruling(node: bound.Allow, verb: words.Verb, root: Scope) -> ir.Ruling:
    """A permission or prohibition. The kernel asks about what the verb's `permit` lists: who does it,
    then its slots, by kind."""
    span, scope = node.span, root.inner()
    scope.used = set()
    given = {
        argument.slot.id: argument.value
        for argument in node.arguments
        if not (argument.slot.type == "count" and isinstance(argument.value, bound.Unlimited))
    }
    who = _kind_of(node.subject)  # a unit may move though it is its player who moves it
    by = verb.agent if who in ("", "player") else (*verb.agent, who)
    open_: list[tuple[tuple[str, ...], Meant | None, str]] = [(by, node.subject, "")]
    open_ += [(kinds_held(slot), given.get(slot.id), slot.id) for slot in verb.slots]
    names: list[str] = []
    tests: list[ir.Expression] = []
    rest = 0  # how many of the tests are about others than the first
    about = -1
    for nth, kind in enumerate(verb.permit):
        name = scope.local(kind)
        names.append(name)
        fitting = [place for place, (kinds, value, _) in enumerate(open_) if _fits(kind, kinds, value, scope)]
        said = [place for place in fitting if open_[place][1] is not None]
        place = next(iter(said if kind == "place" else fitting), None)
        if place is None:
            continue
        _, value, slot = open_.pop(place)
        given.pop(slot, None)
        if isinstance(value, bound.This) and kind != "player":
            about = nth
        if value is not None:
            told = _allowed(value, ir.Name(span=span, name=name), kind, scope, span)
            tests.append(told)
            rest += nth > 0 and not (isinstance(told, ir.Truth) and told.value)
    if given:
        raise InternalError(f"the game does not ask about {sorted(given)} when it asks who may {verb.id}")
    if any(slot == "" for _, _, slot in open_) and not _only_this(node):
        tests.insert(0, _by(node.subject, names, scope, span))
    tests = [entry for entry in tests if not (isinstance(entry, ir.Truth) and entry.value)]
    what = f"{'allows' if node.allows else 'forbids'} {verb.id}"
    applies = _judge(what, tests, names, root, span)
    of_first = tests[: len(tests) - rest] if rest and about < 0 else []
    first = _judge(f"{what} {names[0]}", of_first, names[:1], root, span) if of_first else ""
    return ir.Ruling(
        span=span,
        verb=verb.id,
        allows=node.allows,
        applies=applies,
        about=about,
        printed=about >= 0 and _asks_print(tuple(tests), root),
        first=first,
    )


def _asks_print(tests: tuple[ir.Expression, ...], root: Scope) -> bool:
    """Whether tests ask only what is printed on cards, whoever plays them and whatever has happened."""
    vocabulary = root.draft.vocabulary
    methods = {kind.test for kind in vocabulary.kinds}
    methods |= {word.method for word in vocabulary.adjectives if word.printed}
    methods |= {each.method for each in vocabulary.attributes if each.field and not each.modifiable}
    asked = (ir.Name, ir.This, ir.Word, ir.Number, ir.Truth, ir.Compare, ir.Member, ir.Group)
    return all(
        part.method in methods
        if isinstance(part, ir.Ask)
        else isinstance(part, (*asked, ir.All, ir.Any, ir.Not))
        for part in parts(tests)
    )


def _judge(name: str, tests: list[ir.Expression], names: list[str], root: Scope, span: Span) -> str:
    body = (ir.Return(span=span, value=every(span, tests)),)
    made = ir.Function(span=span, name=name, form="test", parameters=tuple(names), body=body)
    return root.draft.define(made)


Meant = bound.Piece | bound.Pieces | bound.Player | bound.ArgumentValue


def _only_this(node: bound.Allow) -> bool:
    """`you may play this`: whose card this is is known."""
    return isinstance(node.subject, bound.You) and any(
        isinstance(argument.value, bound.This) for argument in node.arguments
    )


def _by(subject: Meant, names: list[str], scope: Scope, span: Span) -> ir.Expression:
    """The kernel asks about a piece of a player, not about the player."""
    if not names or not isinstance(subject, bound.You | bound.Opponent | bound.PlayerOf):
        return ir.Truth(span=span, value=True)
    asked = ir.Name(span=span, name=names[0])
    holder = ir.Ask(span=span, method="controller", arguments=(asked,))
    if isinstance(subject, bound.PlayerOf):
        return ir.Member(span=span, piece=holder, pieces=players(subject))
    return ir.Compare(span=span, left=holder, op="==", right=piece(subject, scope))


def _kind_of(value: Meant | None) -> str:
    """The kind of what is spoken of; empty where it can be any that its place allows."""
    match value:
        case bound.Select():
            return value.kind.id
        case bound.Chosen():
            return _kind_of(value.pieces)
        case bound.TheOnly():
            return value.pieces.kind.id
        case bound.Local() | bound.This() | bound.Named():
            return value.kind
        case bound.RoleOf():
            return value.role.kind
        case bound.You() | bound.Opponent() | bound.PlayerOf() | bound.ControllerOf():
            return "player"
        case _:
            return ""


def _fits(asked: str, kinds: tuple[str, ...], value: Meant | None, scope: Scope) -> bool:
    """Whether the kernel asks about this part of the sentence."""
    if not any(_akin(asked, kind, scope) for kind in kinds):
        return False
    said = _kind_of(value)
    return not said or asked == "place" or _akin(asked, said, scope)


def _akin(kind: str, other: str, scope: Scope) -> bool:
    return _is_a(kind, other, scope) or _is_a(other, kind, scope)


def _is_a(kind: str, other: str, scope: Scope) -> bool:
    while kind and kind != other:
        entry = scope.draft.piece_kind(kind)
        kind = entry.parent if entry is not None else ""
    return bool(kind)


def _allowed(value: Meant, it: ir.Expression, asked: str, scope: Scope, span: Span) -> ir.Expression:
    if isinstance(value, bound.Chosen):
        value = value.pieces
    match value:
        case bound.Select():
            return fits(value, it, scope, known=value.kind.id == asked)
        case (
            bound.This()
            | bound.Local()
            | bound.RoleOf()
            | bound.Named()
            | bound.Placed()
            | bound.TheOnly()
            | bound.AttributeOf()
            | bound.You()
            | bound.Opponent()
            | bound.PlayerOf()
            | bound.ControllerOf()
            | bound.Union()
            | bound.Rest()
            | bound.Top()
        ):
            return _is(value, it, (asked,), scope, span)
        case bound.ZoneOf() if value.zone.place:
            return ir.Compare(span=span, left=it, op="==", right=place_of_zone(value, scope))
        case _:
            raise InternalError(f"what may be done is said of pieces, not of {type(value).__name__}")
