"""Numbers, players, pieces and sets of pieces, as expressions over the methods of the game."""

from __future__ import annotations

from typing import assert_never

from cardwright.bound import nodes as bound
from cardwright.diagnostics.internal_error import InternalError
from cardwright.ir import nodes as ir
from cardwright.ir.meant import Sets, attribute_called, dice_of_event, is_set, refuse, roll_of_event
from cardwright.ir.piece_kinds import is_a_kind, kind_tests, listed_by, root_of
from cardwright.ir.scope import Scope
from cardwright.ir.truths import every, negate, one_of, titled
from cardwright.text.source import Span, written
from cardwright_engine import vocabulary as words

# --- numbers ---------------------------------------------------------------------------------


def number(node: bound.Number, scope: Scope) -> ir.Expression:
    """A quantity to compute when the sentence is carried out."""
    span = node.span
    match node:
        case bound.Whole():
            return ir.Number(span=span, value=node.value)
        case bound.ByLevel():
            entry = attribute_called("level", scope)
            level = ir.Ask(span=span, method=entry.method, arguments=(ir.This(span=span),))
            return ir.ByLevel(span=span, values=node.values, level=level)
        case bound.Parameter():
            if scope.outer is not None:
                return scope.kept_number(f"number {node.letter}", span, lambda outer: number(node, outer))
            return ir.Name(span=span, name=scope.draft.parameters[node.letter])
        case bound.AttributeOf():
            return attribute(node, scope)
        case bound.CountOf():
            size = ir.Size(span=span, pieces=pieces(node.pieces, scope))
            return size if node.per == 1 else ir.Divided(span=span, of=size, by=node.per)
        case bound.FacesRolled():
            return _faces_rolled(node, scope)
        case bound.Result():
            return scope.read(node.name, span)
        case bound.Sum():
            return ir.Sum(span=span, terms=tuple((sign, number(term, scope)) for sign, term in node.terms))
        case bound.Product():
            first, *others = node.factors
            if isinstance(first, bound.Sum) and len(first.terms) == 1:  # 1 less for each
                ((sign, term),) = first.terms
                whole = bound.Product(span=span, factors=(term, *others))
                return ir.Sum(span=span, terms=((sign, number(whole, scope)),))
            factors = tuple(number(factor, scope) for factor in node.factors if not _is_one(factor))
            return factors[0] if len(factors) == 1 else ir.Product(span=span, factors=factors)
        case bound.Half():
            return ir.Ask(span=span, method="half", arguments=(number(node.of, scope),))
        case bound.Unlimited():
            raise InternalError("a number without end stands where a number is computed")
        case bound.Unresolved():
            raise refuse(node)
        case _:
            assert_never(node)


def _is_one(node: bound.Number) -> bool:
    return isinstance(node, bound.Whole) and node.value == 1


def attribute(node: bound.AttributeOf, scope: Scope) -> ir.Ask:
    return ir.Ask(span=node.span, method=node.attribute.method, arguments=(piece(node.of, scope),))


def _faces_rolled(node: bound.FacesRolled, scope: Scope) -> ir.Expression:
    carried = "" if node.roll or scope.roll is not None else dice_of_event(scope)
    if scope.roll is None and not node.roll and not carried and scope.outer is not None:
        key = "faces " + written(node.span)
        return scope.kept_number(key, node.span, lambda outer: _faces_rolled(node, outer))
    if node.roll:
        roll = scope.read(node.roll, node.span) if node.roll in scope.names else roll_of_event(node, scope)
    elif carried:
        roll = ir.Happening(span=node.span, field=carried)
    else:
        roll = scope.last_roll(node.span)
    shown = faces(node.faces, scope)
    if node.counts:
        verb = ir.Word(span=node.span, text=node.counts)
        return ir.Ask(span=node.span, method="counting", arguments=(verb, roll, *shown))
    return ir.Faces(span=node.span, roll=roll, faces=shown)


def faces(nodes: tuple[bound.FaceRef, ...], scope: Scope) -> tuple[ir.Expression, ...]:
    """The ids of faces; a face named by an attribute is read from the piece."""
    found: list[ir.Expression] = []
    for node in nodes:
        if node.attribute is not None:
            found.append(attribute(node.attribute, scope))
        elif node.face is not None:
            found.append(ir.Word(span=node.span, text=node.face.id))
    return tuple(found)


# --- players and single pieces ---------------------------------------------------------------


def player(node: bound.Player, scope: Scope) -> ir.Expression:
    """Who is meant; of several players the one whose turn in the loop it is."""
    span = node.span
    match node:
        case bound.You():
            return ir.You(span=span)
        case bound.Opponent():
            return ir.Ask(span=span, method="opponent", arguments=(ir.You(span=span),))
        case bound.PlayerOf():
            if node.word.id in scope.each:
                return scope.each[node.word.id]
            return ir.Ask(span=span, method="only", arguments=(players(node),))
        case bound.ControllerOf(piece=bound.This()):
            return ir.You(span=span)
        case bound.ControllerOf():
            return ir.Ask(span=span, method="controller", arguments=(piece(node.piece, scope),))
        case bound.Local():
            return scope.read(node.name, span, plural=node.plural)
        case bound.RoleOf():
            return scope.role(node)
        case bound.Unresolved():
            raise refuse(node)
        case _:
            assert_never(node)


def players(node: bound.PlayerOf) -> ir.Ask:
    """The call that lists the players of a word, in turn order."""
    argument = (ir.Word(span=node.span, text=node.word.argument),) if node.word.argument else ()
    return ir.Ask(span=node.span, method=node.word.method, arguments=argument)


def piece(node: bound.Piece, scope: Scope) -> ir.Expression:
    """One piece (−1 where there is none)."""
    span = node.span
    match node:
        case bound.This():
            return ir.This(span=span)
        case bound.Named() | bound.TheOnly():
            found = several(node, scope)
            if isinstance(found, ir.Filter):
                return ir.TheOnly(span=span, pieces=found)
            return ir.Ask(span=span, method="only", arguments=(found,))
        case bound.HexName():
            raise InternalError(f"hex {node.name!r} is named outside an example")
        case bound.Placed():
            return ir.Word(span=span, text=node.place.value)
        case bound.AttributeOf():
            return attribute(node, scope)
        case _:
            return player(node, scope)


# --- sets of pieces --------------------------------------------------------------------------


def pieces(node: bound.Pieces, scope: Scope) -> ir.Expression:
    """All pieces of a set."""
    match node:
        case bound.Local():
            return scope.read(node.name, node.span, plural=True)
        case bound.Unresolved():
            raise refuse(node)
        case _:
            return several(node, scope)


def several(node: Sets, scope: Scope) -> ir.Expression:
    span = node.span
    match node:
        case bound.Select():
            sources, tests = candidates(node, scope.comprehension())
            if not tests and len(sources) == 1:
                return sources[0].pieces
            return ir.Filter(span=span, sources=sources, tests=tests)
        case bound.Top():
            count = number(node.count, scope)
            return ir.First(span=span, pieces=zone(node.zone, node.player, span, scope), count=count)
        case bound.Rest():
            return scope.read(node.of.name, span, plural=True)
        case bound.Union():
            many = tuple(is_set(part) for part in node.parts)
            parts = tuple(one_or_more(part, scope) for part in node.parts)
            return ir.Group(span=span, parts=parts, spread=many)
        case bound.Named():
            titles = tuple(ir.Word(span=span, text=title) for title in node.titles)
            return ir.Ask(span=span, method="named", arguments=titles)
        case bound.TheOnly():
            return several(node.pieces, scope)
        case _:
            assert_never(node)


def one_or_more(node: bound.Piece | bound.Pieces, scope: Scope) -> ir.Expression:
    """A piece as it is, a set as its pieces."""
    match node:
        case bound.Select() | bound.Top() | bound.Rest() | bound.Union() | bound.Named() | bound.TheOnly():
            return several(node, scope)
        case bound.Local() if node.plural:
            return pieces(node, scope)
        case _:
            return piece(node, scope)


def candidates(
    node: bound.Select, scope: Scope, name: str = ""
) -> tuple[tuple[ir.Source, ...], tuple[ir.Expression, ...]]:
    """Where the pieces of a set are looked for, and the tests that one of them must pass. `scope` is
    the block in which the candidate has a name; `name` is that name, if it must be a certain one."""
    span = node.span
    sources: list[ir.Source] = []
    listing: bound.IsAdjective | None = None
    if node.domain is None:
        root, tests = root_of(node.kind, scope)
        listing, method = listed_by(node, root)
        viewer = (_viewer(listing.player, span, scope),) if listing and listing.adjective.relative else ()
        where: ir.Expression = ir.Ask(span=span, method=method, arguments=viewer)
    elif isinstance(node.domain, bound.InZone):
        tests = kind_tests(node.kind, scope)
        owner = node.domain.player
        if owner is None and node.domain.zone.owned:
            holder = scope.local("player")
            sources.append(ir.Source(name=holder, pieces=ir.Ask(span=span, method="turn_order")))
            of = (ir.Name(span=span, name=holder),)
            where = ir.Ask(span=span, method=node.domain.zone.method, arguments=of)
        else:
            where = zone(node.domain.zone, owner, span, scope)
    else:
        tests = kind_tests(node.kind, scope)
        where = one_or_more(node.domain, scope)
        if not is_set(node.domain):
            where = ir.Group(span=span, parts=(where,), spread=(False,))
    if not name:
        name = scope.local(node.kind.id)
    sources.append(ir.Source(name=name, pieces=where))
    candidate = ir.Name(span=span, name=name)
    passed: list[ir.Expression] = [
        ir.Ask(span=span, method=method, arguments=(candidate,)) for method in tests
    ]
    known = (node.domain, listing)
    passed += [test(entry, candidate, scope) for entry in node.tests if entry not in known]
    return tuple(sources), tuple(passed)


def zone(entry: words.Zone, owner: bound.Player | None, span: Span, scope: Scope) -> ir.Ask:
    """The cards in a zone, top card first."""
    if not entry.owned:
        return ir.Ask(span=span, method=entry.method)
    holder = ir.You(span=span) if owner is None else player(owner, scope)
    return ir.Ask(span=span, method=entry.method, arguments=(holder,))


# --- tests on a candidate --------------------------------------------------------------------


def fits(node: bound.Select, candidate: ir.Expression, scope: Scope, *, known: bool) -> ir.Expression:
    """Whether a piece belongs to a set; `known` where it is of the right kind for certain."""
    span = node.span
    parts: list[ir.Expression] = []
    methods = kind_tests(node.kind, scope)
    parts += [ir.Ask(span=span, method=method, arguments=(candidate,)) for method in methods]
    if not methods and not known and node.domain is None:
        everywhere = ir.Ask(span=span, method=root_of(node.kind, scope)[0].method)
        parts.append(ir.Member(span=span, piece=candidate, pieces=everywhere))
    if node.domain is not None and node.domain not in node.tests:
        domain = node.domain
        narrow = domain if isinstance(domain, bound.InZone) else bound.IsOneOf(span=span, pieces=domain)
        parts.append(test(narrow, candidate, scope))
    parts += [test(entry, candidate, scope) for entry in node.tests]
    return every(span, parts)


def test(node: bound.Test, candidate: ir.Expression, scope: Scope) -> ir.Expression:
    """Whether a piece is what a word or phrase says of it."""
    span = node.span
    match node:
        case bound.IsAdjective():
            return negate(_adjective(node, candidate, scope), node.negated)
        case bound.IsKind():
            whole = bound.Select(span=span, kind=node.kind)
            return negate(fits(whole, candidate, scope, known=False), node.negated)
        case bound.IsNamed():
            return negate(titled(node.named, candidate), node.negated)
        case bound.IsOneOf():
            return negate(_one_of(node.pieces, candidate, scope), node.negated)
        case bound.Related():
            return negate(_related(node, candidate, scope), node.negated)
        case bound.InZone():
            if node.player is None:
                held: ir.Expression = ir.Ask(span=span, method=node.zone.test, arguments=(candidate,))
            else:
                cards = zone(node.zone, node.player, span, scope)
                held = ir.Member(span=span, piece=candidate, pieces=cards)
            return negate(held, node.negated)
        case bound.WithNumber():
            read = ir.Ask(span=span, method=node.attribute.method, arguments=(candidate,))
            compared = ir.Compare(span=span, left=read, op=node.op, right=number(node.number, scope))
            return negate(compared, node.negated)
        case bound.WithToken():
            token = ir.Word(span=span, text=node.token.id)
            count = ir.Ask(span=span, method="tokens", arguments=(candidate, token))
            none = ir.Number(span=span, value=0)
            return ir.Compare(span=span, left=count, op="==" if node.negated else ">", right=none)
        case bound.WithPiece():
            inner = scope.comprehension()
            many = one_or_more(node.piece, inner)
            if not is_set(node.piece):
                many = ir.Group(span=span, parts=(many,), spread=(False,))
            name = inner.local("attached")
            there = ir.Ask(span=span, method="attached", arguments=(ir.Name(span=span, name=name), candidate))
            sources = (ir.Source(name=name, pieces=many),)
            return negate(ir.Some(span=span, sources=sources, test=there), node.negated)
        case bound.DidVerb():
            return negate(_did(node, candidate, scope), node.negated)
        case bound.IsFace():
            return one_of(span, candidate, faces(node.faces, scope), negated=node.negated)
        case bound.AnyTest():
            return ir.Any(span=span, parts=tuple(test(entry, candidate, scope) for entry in node.tests))
        case bound.Unresolved():
            raise refuse(node)
        case _:
            assert_never(node)


def _adjective(node: bound.IsAdjective, candidate: ir.Expression, scope: Scope) -> ir.Expression:
    entry = node.adjective
    if entry.attribute:
        read = ir.Ask(
            span=node.span, method=attribute_called(entry.attribute, scope).method, arguments=(candidate,)
        )
        return ir.Compare(span=node.span, left=read, op="==", right=ir.Word(span=node.span, text=entry.value))
    more: tuple[ir.Expression, ...] = (_viewer(node.player, node.span, scope),) if entry.relative else ()
    if entry.value:
        more = (ir.Word(span=node.span, text=entry.value), *more)
    return ir.Ask(span=node.span, method=entry.method, arguments=(candidate, *more))


def _viewer(node: bound.Player | None, span: Span, scope: Scope) -> ir.Expression:
    return ir.You(span=span) if node is None else player(node, scope)


def _one_of(node: bound.Piece | bound.Pieces, candidate: ir.Expression, scope: Scope) -> ir.Expression:
    match node:
        case bound.Named():
            return titled(node, candidate)
        case bound.Select():
            return fits(node, candidate, scope, known=False)
        case bound.TheOnly():
            return fits(node.pieces, candidate, scope, known=False)
        case bound.Union():
            return ir.Any(span=node.span, parts=tuple(_one_of(part, candidate, scope) for part in node.parts))
        case _:
            other = one_or_more(node, scope)
            if is_set(node):
                return ir.Member(span=node.span, piece=candidate, pieces=other)
            return ir.Compare(span=node.span, left=candidate, op="==", right=other)


def _related(node: bound.Related, candidate: ir.Expression, scope: Scope) -> ir.Expression:
    span = node.span
    measure = () if node.measure is None else (number(node.measure, scope),)
    viewer = (_viewer(node.player, span, scope),) if node.relation.relative else ()

    def ask(other: ir.Expression) -> ir.Ask:
        arguments = (candidate, *measure, other, *viewer)
        return ir.Ask(span=span, method=node.relation.method, arguments=arguments)

    if not is_set(node.other):
        return ask(one_or_more(node.other, scope))
    if node.relation.one and isinstance(node.other, bound.Select) and is_a_kind(node.other):
        one = ir.Ask(span=span, method=node.relation.one, arguments=(candidate,))
        return ir.Ask(span=span, method=node.other.kind.test, arguments=(one,))
    inner = scope.comprehension()
    if isinstance(node.other, bound.TheOnly | bound.Select):
        select = node.other.pieces if isinstance(node.other, bound.TheOnly) else node.other
        sources, tests = candidates(select, inner)
    else:
        many = one_or_more(node.other, inner)
        sources, tests = (ir.Source(name=inner.local("other"), pieces=many),), ()
    met = ask(ir.Name(span=span, name=sources[-1].name))
    return ir.Some(span=span, sources=sources, test=met, where=tests)


def _did(node: bound.DidVerb, candidate: ir.Expression, scope: Scope) -> ir.Expression:
    span = node.span
    verb = ir.Word(span=span, text=node.verb.id)
    given = () if node.object is None else (one_or_more(node.object, scope),)
    if node.can:
        if not node.verb.can:
            raise InternalError(f"the game cannot tell who can {node.verb.id}")
        return ir.Ask(span=span, method=node.verb.can, arguments=(candidate, *given))
    done = (candidate, *given) if node.by is None else (player(node.by, scope), candidate)
    named: list[tuple[str, ir.Expression]] = []
    if node.when is not None:
        named.append(("step", ir.Word(span=span, text=node.when.id)))
    if node.last:
        named.append(("last", ir.Truth(span=span, value=True)))
    return ir.Ask(span=span, method="did", arguments=(verb, *done), named=tuple(named))
