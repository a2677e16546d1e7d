"""The position of an example, built up line by line as its author said it.

Before a game stands, nobody can ask it. So a phrase that points at something said before ("on the
active path", "the unit at e5") is looked up in what the lines above have put there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, assert_never

from cardwright.bound import nodes as bound
from cardwright.play.questions import Unanswerable
from cardwright.text.source import written
from cardwright_engine import vocabulary as words
from cardwright_engine.position import Position, Where

_OWN = ("own", "friendly", "yours")  # ids of the adjective that says whose a new piece is


@dataclass(kw_only=True)
class Said:
    """What the lines told of one piece: its kind, what it is, and where it stands."""

    piece: int
    kind: str
    title: str = ""
    is_: set[str] = field(default_factory=set)  # ids of adjectives
    owner: int = -1
    where: Where | None = None


class SetUp:
    """Carries the lines of a position out, one after another."""

    def __init__(self, position: Position, vocabulary: words.Vocabulary, card: str, this_kind: str) -> None:
        self.position = position
        self.vocabulary = vocabulary
        self.card = card
        self.this_kind = this_kind
        self._said: list[Said] = []

    @property
    def you(self) -> int:
        """Who `you` is; a line can change who sits where."""
        return self.position.you(self.card)

    def given(self, node: bound.Given) -> None:
        """Carry out one line.

        Raises BadPosition where the game refuses it, Unanswerable where a phrase names nothing.
        """
        match node:
            case bound.PutPieces():
                self._put_pieces(node)
            case bound.PutCard():
                self._put_card(node)
            case bound.PutPile():
                self.position.pile(
                    node.zone.id,
                    self._owner(node.zone, node.player),
                    node.titles,
                    top=node.top,
                    whole=node.whole,
                )
            case bound.SetNumber():
                for piece in self._pieces(node.of):
                    self.position.set(node.attribute.id, piece, node.value)
            case bound.SetMark():
                self._mark(node)
            case bound.SetStep():
                self.position.step(node.step.id, self.player(node.player))
            case bound.SetHistory():
                pieces = tuple(piece for thing in node.objects for piece in self._pieces(thing))
                step = (
                    f"last {node.step.id if node.step else 'turn'}"
                    if node.last
                    else node.step.id
                    if node.step
                    else ""
                )
                self.position.history(node.verb.id, self.player(node.player), pieces, step)
            case bound.Unresolved():
                raise Unanswerable(node.span, f"`{node.text}` means nothing")
            case _:
                assert_never(node)

    # --- new pieces --------------------------------------------------------------------------

    def _put_pieces(self, node: bound.PutPieces) -> None:
        said = _Described(self, node.pieces.kind.id)
        said.read(node.pieces.tests)
        if node.owner is not None:
            said.owner = self.player(node.owner)
        where = self._where(node.where) if node.where is not None else said.where
        pieces = self.position.put(
            said.kind,
            title=said.title,
            count=node.count,
            attributes=said.attributes,
            adjectives=tuple(said.adjectives),
            owner=said.owner,
            where=where,
        )
        for piece in pieces:
            self._remember(piece, said.kind, said.title, said, where)
            self._attach(said, piece)

    def _put_card(self, node: bound.PutCard) -> None:
        said = _Described(self, node.titles.kind)
        said.read(node.tests)
        owner = self.player(node.owner) if node.owner is not None else said.owner
        where = self._where(node.where) if node.where is not None else said.where
        title = node.titles.titles[0]
        if where is None:
            piece = self.position.card(title, self.you if owner < 0 else owner)
            pieces: tuple[int, ...] = (piece,)
            for attribute, value in said.attributes.items():
                self.position.set(attribute, piece, value)
            for adjective in said.adjectives:
                self.position.mark(adjective, piece)
        else:
            pieces = self.position.put(
                said.kind,
                title=title,
                count=node.count,
                attributes=said.attributes,
                adjectives=tuple(said.adjectives),
                owner=owner,
                where=where,
            )
        for piece in pieces:
            self._remember(piece, said.kind, title, said, where)
            self._attach(said, piece)

    def _attach(self, said: _Described, piece: int) -> None:
        for attached, preposition in said.attached:
            self.position.attach(attached, piece, preposition)

    def _remember(self, piece: int, kind: str, title: str, said: _Described, where: Where | None) -> None:
        self._said.append(
            Said(piece=piece, kind=kind, title=title, is_=set(said.is_), owner=said.owner, where=where)
        )

    def _mark(self, node: bound.SetMark) -> None:
        adjective = node.adjective
        for piece in self._pieces(node.of):
            if adjective.attribute:
                self.position.set(adjective.attribute, piece, adjective.value)
            else:
                self.position.mark(adjective.id, piece)
            known = [said for said in self._said if said.piece == piece]
            if not known:
                title = node.of.titles[0] if isinstance(node.of, bound.Named) else ""
                kind = node.of.kind if isinstance(node.of, bound.Named) else ""
                known = [Said(piece=piece, kind=kind, title=title)]
                self._said += known
            for said in known:
                said.is_.add(adjective.id)

    # --- what phrases mean before the game stands --------------------------------------------

    def player(self, node: bound.Player | None) -> int:
        """The player whom a phrase names; nobody named is `you`."""
        match node:
            case None | bound.You():
                return self.you
            case bound.Opponent():
                return self.position.opponent(self.you)
            case bound.PlayerOf():
                return self.position.player(node.word.id)
            case _:
                raise Unanswerable(node.span, f"`{written(node.span)}` is no player before the game stands")

    def _owner(self, zone: words.Zone, player: bound.Player | None) -> int:
        if not zone.owned:
            return -1
        return -1 if player is None else self.player(player)

    def _where(self, node: bound.Related | bound.InZone) -> Where:
        if isinstance(node, bound.InZone):
            return Where(
                preposition=node.zone.preposition,
                zone=node.zone.id,
                player=self._owner(node.zone, node.player),
            )
        other = node.other
        preposition = node.relation.preposition
        if isinstance(other, bound.Placed):
            return Where(preposition=preposition, place=other.place.value, player=self.player(node.player))
        return Where(preposition=preposition, piece=self.one(other))

    def one(self, node: bound.Piece | bound.Pieces) -> int:
        """The piece that a phrase means."""
        found = self._pieces(node)
        if len(found) != 1:
            number = "nothing" if not found else f"{len(found)} pieces"
            verb = "is" if len(found) < 2 else "are"
            raise Unanswerable(node.span, f"{number} said before {verb} `{written(node.span)}`")
        return found[0]

    def _pieces(self, node: bound.Piece | bound.Pieces) -> tuple[int, ...]:
        match node:
            case bound.HexName():
                return (self.position.hex(node.name),)
            case bound.This():
                return (self.position.card(self.card, self.you),)
            case bound.Named():
                known = [said.piece for said in self._said if said.title in node.titles]
                return (known[-1],) if known else (self.position.card(node.titles[0], self.you),)
            case bound.TheOnly():
                return self._pieces(node.pieces)
            case bound.Select():
                return tuple(said.piece for said in self._said if self._fits(node, said))
            case bound.You() | bound.Opponent() | bound.PlayerOf() | bound.ControllerOf():
                return (self.player(node),)
            case _:
                raise Unanswerable(node.span, f"`{written(node.span)}` names nothing before the game stands")

    def _fits(self, node: bound.Select, said: Said) -> bool:
        if node.kind.id not in self._kinds(said.kind):
            return False
        wanted = _Described(self, node.kind.id)
        wanted.read(node.tests)
        where = wanted.where
        return (
            wanted.is_ <= said.is_
            and wanted.title in ("", said.title)
            and (wanted.owner < 0 or wanted.owner == said.owner)
            and (where is None or (said.where is not None and _stands(said.where, where)))
        )

    def _kinds(self, kind: str) -> Iterator[str]:
        """A kind and the kinds it is a part of; a piece of unknown kind may be any."""
        if not kind:
            yield from (known.id for known in self.vocabulary.kinds)
        while kind:
            yield kind
            kind = next((known.parent for known in self.vocabulary.kinds if known.id == kind), "")


class _Described:
    """A phrase taken apart: kind, numbers and words, marks, owner, place, what lies on it."""

    def __init__(self, set_up: SetUp, kind: str) -> None:
        self._set_up = set_up
        self.kind = kind
        self.title = ""
        self.attributes: dict[str, int | str] = {}
        self.adjectives: list[str] = []
        self.is_: set[str] = set()
        self.owner = -1
        self.where: Where | None = None
        self.attached: list[tuple[int, str]] = []

    def read(self, tests: tuple[bound.Test, ...]) -> None:
        """Take what the tests of a phrase say of a new piece."""
        for test in tests:
            self._read(test)

    def _read(self, test: bound.Test) -> None:
        set_up = self._set_up
        match test:
            case bound.IsAdjective(negated=False):
                self._adjective(test)
            case bound.IsKind(negated=False):
                self.kind = test.kind.id
            case bound.IsNamed(negated=False):
                self.title = test.named.titles[0]
            case bound.Related(negated=False) | bound.InZone(negated=False):
                self.where = set_up._where(test)
            case bound.WithNumber(negated=False, op="==", number=bound.Whole(value=value)):
                self.attributes[test.attribute.id] = value
            case bound.WithToken(negated=False):
                self.attributes[test.token.id] = 1
            case bound.WithPiece(negated=False):
                for piece in _parts(test.piece):
                    self.attached.append((set_up.one(piece), "with"))
            case _:
                raise Unanswerable(test.span, f"`{written(test.span)}` does not say how a piece is put")

    def _adjective(self, test: bound.IsAdjective) -> None:
        adjective = test.adjective
        if adjective.relative and adjective.id in (*_OWN, "enemy"):
            player = self._set_up.player(test.player)
            self.owner = self._set_up.position.opponent(player) if adjective.id == "enemy" else player
            return
        self.is_.add(adjective.id)
        if adjective.attribute:
            self.attributes[adjective.attribute] = adjective.value
        else:
            self.adjectives.append(adjective.id)


def _parts(node: bound.Piece | bound.Pieces) -> tuple[Any, ...]:
    return node.parts if isinstance(node, bound.Union) else (node,)


def _stands(said: Where, wanted: Where) -> bool:
    return (said.piece, said.zone, said.place) == (wanted.piece, wanted.zone, wanted.place)
