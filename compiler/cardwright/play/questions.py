"""What an example asks of a running game: which pieces are meant, how much there is, what holds.

The answers come from the methods that the game's vocabulary names and from the game's log, never
from compiled cards, so that an example and the card it tests do not share a mistake. A phrase in
the singular may fit several pieces (copies of one card); what is said of it holds when it holds of
one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any, assert_never

from cardwright.bound import nodes as bound
from cardwright.bound.recalled import kept
from cardwright.play.history import deeds
from cardwright.text.source import Span, written
from cardwright_engine import vocabulary as words

Thing = int | str  # a piece, or what the engine gets for a place
OPERATORS: dict[str, Callable[[Any, Any], bool]] = {
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    ">=": lambda a, b: a >= b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    "<": lambda a, b: a < b,
}


class Unanswerable(Exception):
    """These words cannot be asked of a running game, or fit no piece."""

    def __init__(self, span: Span, why: str) -> None:
        super().__init__(why)
        self.span = span
        self.why = why


@dataclass(kw_only=True)
class Questions:
    """Asks one game, in the words of one example. `earlier` are states that the example went through:
    what is gone is meant as it last stood."""

    game: Any
    vocabulary: words.Vocabulary
    you: int
    this: int
    opponent: Callable[[int], int]
    hex: Callable[[str], int]
    earlier: list[Any] = field(default_factory=list)
    names: dict[str, tuple[Thing, ...]] = field(default_factory=dict)

    # --- players and pieces ------------------------------------------------------------------

    def players(self, node: bound.Player | None) -> tuple[int, ...]:
        """The players that a phrase means; nobody named is `you`."""
        match node:
            case None | bound.You():
                return (self.you,)
            case bound.Opponent():
                return (self.opponent(self.you),)
            case bound.PlayerOf():
                found = self._call(node.word.method, *([node.word.argument] if node.word.argument else []))
                return tuple(found) if isinstance(found, Sequence | set | frozenset) else (int(found),)
            case bound.ControllerOf():
                return tuple(self.game.controller(piece) for piece in self.piece(node.piece))
            case bound.Local() | bound.RoleOf():
                return tuple(int(piece) for piece in self._local(node))
            case bound.Unresolved():
                raise Unanswerable(node.span, f"`{node.text}` names nobody")
            case _:
                assert_never(node)

    def piece(self, node: bound.Piece) -> tuple[Thing, ...]:
        """What a phrase in the singular may mean, all copies of a card included."""
        match node:
            case bound.This():
                return (self.this,)
            case bound.Local() | bound.RoleOf():
                return self._local(node)
            case bound.Named():
                return self._copies(node.titles)
            case bound.HexName():
                return (self.hex(node.name),)
            case bound.Placed():
                return (node.place.value,)
            case bound.TheOnly():
                return self._the_only(node)
            case bound.AttributeOf():
                found = (self._read(node.attribute, piece) for piece in self.piece(node.of))
                return tuple(thing for thing in found if not isinstance(thing, int) or thing >= 0)
            case bound.Unresolved():
                raise Unanswerable(node.span, f"`{node.text}` names nothing")
            case _:
                return self.players(node)

    def pieces(self, node: bound.Piece | bound.Pieces) -> tuple[Thing, ...]:
        """The pieces of a set, each once."""
        match node:
            case bound.Select():
                return tuple(
                    piece
                    for piece in self._domain(node)
                    if self._is_kind(piece, node.kind) and all(self.test(test, piece) for test in node.tests)
                )
            case bound.Top():
                count = int(self.number(node.count))
                return tuple(
                    p
                    for player in self.players(node.player)
                    for p in self.cards_in(node.zone, player)[:count]
                )
            case bound.Union():
                return tuple(dict.fromkeys(piece for part in node.parts for piece in self.pieces(part)))
            case bound.Rest():
                raise Unanswerable(node.span, "only an effect knows what is left of what it took")
            case _:
                return self.piece(node)

    def as_last_seen(self, node: bound.Piece | bound.Pieces) -> tuple[Thing, ...]:
        """The pieces that a phrase means now or, where it fits none now, meant last."""
        for state in (self.game.state, *reversed(self.earlier)):
            if found := self._at(state, node):
                return found
        return self.pieces(node)

    def _the_only(self, node: bound.TheOnly) -> tuple[Thing, ...]:
        found = self.pieces(node.pieces)
        if not found:
            raise Unanswerable(node.span, f"nothing is `{written(node.span)}`")
        if len(found) > 1 and len({self.title(piece) or piece for piece in found}) > 1:
            raise Unanswerable(node.span, f"{len(found)} pieces are `{written(node.span)}`")
        return found

    def _local(self, node: bound.Local | bound.RoleOf) -> tuple[Thing, ...]:
        if node.name in self.names:
            return self.names[node.name]
        raise Unanswerable(node.span, f"`{written(node.span)}` means nothing in an example")

    def _copies(self, titles: Sequence[str]) -> tuple[int, ...]:
        return tuple(
            piece for piece, card in enumerate(self.game.definitions) if card and card.name in titles
        )

    def title(self, piece: Thing) -> str:
        """The title of a piece that is a card, else nothing."""
        if isinstance(piece, int) and 0 <= piece < len(self.game.definitions):
            card = self.game.definitions[piece]
            return str(card.name) if card else ""
        return ""

    def _domain(self, node: bound.Select) -> tuple[Thing, ...]:
        """Where pieces of a set are looked for: where it says, in the zone it names, or by kind."""
        if node.domain is not None and not isinstance(node.domain, bound.InZone):
            return self.pieces(node.domain)
        for place in (node.domain, *node.tests):
            if isinstance(place, bound.InZone) and not place.negated:
                return self._in_zone(place)
        return tuple(self._listed(node.kind))

    def _in_zone(self, node: bound.InZone) -> tuple[int, ...]:
        if node.player is None and node.zone.owned:
            return tuple(
                p for p, card in enumerate(self.game.definitions) if card and self._call(node.zone.test, p)
            )
        owners = self.players(node.player) if node.zone.owned else (-1,)
        return tuple(piece for player in owners for piece in self.cards_in(node.zone, player))

    def cards_in(self, zone: words.Zone, player: int) -> tuple[int, ...]:
        """The cards in a zone of a player, the top card first."""
        return tuple(self._call(zone.method, player) if zone.owned else self._call(zone.method))

    def _kind(self, kind: str) -> words.Kind | None:
        return next((known for known in self.vocabulary.kinds if known.id == kind), None)

    def _listed(self, kind: words.Kind) -> Sequence[int]:
        if kind.method:
            return list(self._call(kind.method))
        parent = self._kind(kind.parent)
        if parent is None:
            return [piece for piece, card in enumerate(self.game.definitions) if card is not None]
        return self._listed(parent)

    def _is_kind(self, piece: Thing, kind: words.Kind) -> bool:
        if kind.test and not self._call(kind.test, piece):
            return False
        parent = self._kind(kind.parent)
        return parent is None or self._is_kind(piece, parent)

    # --- numbers -----------------------------------------------------------------------------

    def number(self, node: bound.Number) -> Thing:
        """One value, for a phrase that has one."""
        found = self.values(node)
        if not found:
            raise Unanswerable(node.span, f"nothing has `{written(node.span)}`")
        value: Thing = found[0]
        return value

    def values(self, node: bound.Number) -> tuple[Any, ...]:
        """The values that a phrase may mean, one a copy of the piece it speaks of."""
        match node:
            case bound.Whole():
                return (node.value,)
            case bound.AttributeOf():
                return tuple(self._read(node.attribute, piece) for piece in self.as_last_seen(node.of))
            case bound.CountOf():
                return (len(self.pieces(node.pieces)) // node.per,)
            case bound.Sum():
                parts = [
                    [value if sign == "+" else -value for value in self.values(term)]
                    for sign, term in node.terms
                ]
                return tuple(sum(chosen) for chosen in product(*parts))
            case bound.Product():
                return tuple(_multiplied(chosen) for chosen in product(*map(self.values, node.factors)))
            case bound.Half():
                return tuple((value + 1) // 2 for value in self.values(node.of))
            case bound.FacesRolled():
                faces = {face.face.id for face in node.faces if face.face is not None}
                rolled = [
                    face for deed in deeds(self.game.log, self.vocabulary, "roll") for face in deed.words
                ]
                return (sum(1 for face in rolled if face in faces),)
            case bound.ByLevel() | bound.Parameter() | bound.Result() | bound.Unlimited():
                raise Unanswerable(node.span, f"`{written(node.span)}` has no value in an example")
            case bound.Unresolved():
                raise Unanswerable(node.span, f"`{node.text}` is no number")
            case _:
                assert_never(node)

    def _read(self, attribute: words.Attribute, piece: Thing) -> Any:
        return self._call(attribute.method, piece)

    # --- tests -------------------------------------------------------------------------------

    def test(self, node: bound.Test, piece: Thing) -> bool:
        """Whether a piece is what a part of a phrase says."""
        match node:
            case bound.AnyTest():
                return any(self.test(test, piece) for test in node.tests)
            case bound.Unresolved():
                raise Unanswerable(node.span, f"`{node.text}` means nothing")
            case _:
                return self._holds(node, piece) != node.negated

    def _holds(self, node: Any, piece: Thing) -> bool:
        match node:
            case bound.IsAdjective():
                return self._is(node, piece)
            case bound.IsKind():
                return self._is_kind(piece, node.kind) and self._is_listed_or_defined(piece, node.kind)
            case bound.IsNamed():
                return self.title(piece) in node.named.titles
            case bound.IsOneOf():
                return any(self.game.same(piece, said) for said in self.pieces(node.pieces))
            case bound.Related():
                return self._related(node, piece)
            case bound.InZone():
                if node.player is None or not node.zone.owned:
                    return bool(self._call(node.zone.test, piece))
                return any(piece in self.cards_in(node.zone, player) for player in self.players(node.player))
            case bound.WithNumber():
                return any(
                    OPERATORS[node.op](self._read(node.attribute, piece), value)
                    for value in self.values(node.number)
                )
            case bound.WithToken():
                return bool(self._call("tokens", piece, node.token.id))
            case bound.WithPiece():
                return any(self._call("attached", said, piece) for said in self.pieces(node.piece))
            case bound.DidVerb():
                return self._did(node, piece)
            case _:
                raise Unanswerable(node.span, f"`{written(node.span)}` cannot be asked in an example")

    def _is(self, node: bound.IsAdjective, piece: Thing) -> bool:
        adjective = node.adjective
        if adjective.attribute:
            attribute = next(known for known in self.vocabulary.attributes if known.id == adjective.attribute)
            found = self._read(attribute, piece)
            return (
                adjective.value in found
                if isinstance(found, tuple | list | set | frozenset)
                else str(found) == adjective.value
            )
        if adjective.relative:
            return any(self._call(adjective.method, piece, player) for player in self.players(node.player))
        return bool(self._call(adjective.method, piece))

    def _is_listed_or_defined(self, piece: Thing, kind: words.Kind) -> bool:
        """Cards stand under their kind wherever they are, other pieces where the kind lists them."""
        if kind.test or self.title(piece):
            return True
        return piece in self._listed(kind)

    def _related(self, node: bound.Related, piece: Thing) -> bool:
        relation = node.relation
        before = [self.number(node.measure)] if node.measure is not None else []
        after = [self.players(node.player)[0]] if relation.relative else []
        return any(
            self._call(relation.method, piece, *before, other, *after) for other in self.pieces(node.other)
        )

    def _did(self, node: bound.DidVerb, piece: Thing) -> bool:
        if node.can:
            raise Unanswerable(node.span, f"`{written(node.span)}` cannot be asked in an example")
        by = self.players(node.by) if node.by is not None else ()
        if node.when is not None or node.last:  # before the example began, so no log tells
            if not kept(node):
                raise Unanswerable(node.span, f"nobody keeps whether `{written(node.span)}`")
            step = node.when.id if node.when is not None else ""
            return any(
                self.game.did(node.verb.id, *([player] if by else []), piece, step=step, last=node.last)
                for player in by or (-1,)
            )
        return any(
            deed.about(piece) and (not by or any(deed.about(player) for player in by))
            for deed in deeds(self.game.log, self.vocabulary, node.verb.id)
        )

    # --- the game ----------------------------------------------------------------------------

    def at_any_time(self, node: bound.Piece | bound.Pieces) -> set[Thing]:
        """What a phrase means now or meant at some time of the example."""
        return {thing for state in (*self.earlier, self.game.state) for thing in self._at(state, node)}

    def _at(self, state: Any, node: bound.Piece | bound.Pieces) -> tuple[Thing, ...]:
        now = self.game.state
        self.game.take_up(state)
        try:
            return self.pieces(node)
        except Unanswerable:
            return ()
        finally:
            self.game.take_up(now)

    def among(self, option: Sequence[Thing], said: Sequence[Thing]) -> bool:
        """Whether an option names one of the things that a phrase may mean."""
        return any(
            thing == one or (isinstance(thing, int) and isinstance(one, int) and self.game.same(thing, one))
            for thing in option[1:]
            for one in said
        )

    def _call(self, method: str, *arguments: Any) -> Any:
        return getattr(self.game, method)(*arguments)


def _multiplied(factors: Sequence[Any]) -> Any:
    result = 1
    for factor in factors:
        result *= factor
    return result
