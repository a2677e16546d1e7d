"""Plan what is said of pieces, players and numbers: bound nodes to phrases."""

from __future__ import annotations

from typing import assert_never

from cardwright.bound import nodes as bound
from cardwright.wording import phrases as say
from cardwright.wording.words import Words
from cardwright_engine import vocabulary as words


class Speech:
    """What has been spoken of so far, so that the next sentence can refer to it."""

    def __init__(
        self, game: Words, names: tuple[tuple[str, str], ...] = (), again: frozenset[str] = frozenset()
    ) -> None:
        self.game = game
        self._kinds = dict(names)
        self._names_again = again
        self._spoken: set[str] = set()
        self._before: frozenset[str] = frozenset()
        self._crowd = 0
        self._several = ""

    def new_sentence(self, *, goes_on: bool = False) -> None:
        """Nothing has been spoken of in this sentence. One that goes on with the deed before may speak
        of the one thing that was spoken of there."""
        self._before = frozenset(self._spoken) if goes_on else frozenset()
        self._spoken.clear()

    def again(self, key: str) -> bool:
        """Speak of something; whether the sentence has spoken of it, and of nothing else."""
        known = (self._spoken or self._before) == {key}
        self._spoken.add(key)
        return known

    def several_again(self, name: str) -> bool:
        """Speak of several things; whether they are those spoken of last."""
        self.new_thing(name)
        known = self._several == name
        self._several = name
        return known

    def new_thing(self, called: str = "") -> None:
        """Speak of something for the first time."""
        self._crowd += 1
        self._spoken.add(called or f"#{self._crowd}")

    def kind_of(self, name: str) -> words.Kind | None:
        """The kind of what has a name."""
        return self.game.kind(self._kinds.get(name, ""))

    def ambiguous(self, name: str) -> bool:
        """Whether something else of the same kind has a name, too, so that it is called by its own."""
        kind = self._kinds.get(name)
        return name in self._names_again and any(
            other == kind for key, other in self._kinds.items() if key != name
        )


# --- numbers ---------------------------------------------------------------------------------


def amount(node: bound.Number, speech: Speech) -> say.Amount:
    """A number, as it is said."""
    match node:
        case bound.Whole():
            return say.Figure(value=node.value)
        case bound.ByLevel():
            return say.PerLevel(values=node.values)
        case bound.Parameter():
            return say.Letter(letter=node.letter)
        case bound.AttributeOf():
            return measure(node, speech)
        case bound.CountOf():
            return say.Count(things=thing(node.pieces, speech, "each"), per=node.per)
        case bound.FacesRolled():
            return say.Shown(
                faces=tuple(side(face, speech) for face in node.faces),
                counts=speech.game.verb_entry(node.counts),
            )
        case bound.Result():
            return say.Same(name=node.name)
        case bound.Sum():
            return say.Total(terms=tuple((sign, amount(term, speech)) for sign, term in node.terms))
        case bound.Product():
            return say.Times(factors=tuple(amount(factor, speech) for factor in node.factors))
        case bound.Half():
            return say.Halved(of=amount(node.of, speech))
        case bound.Unlimited():
            return say.AnyAmount()
        case bound.Unresolved():
            return say.Verbatim(text=node.text)
    assert_never(node)


def measure(node: bound.AttributeOf, speech: Speech) -> say.Measure:
    """A number, word or piece that something has."""
    return say.Measure(attribute=node.attribute, of=thing(node.of, speech))


def side(node: bound.FaceRef, speech: Speech) -> say.Side:
    """A face, or the face that matches something."""
    match = measure(node.attribute, speech) if node.attribute else None
    return say.Side(face=node.face, match=match)


# --- things ----------------------------------------------------------------------------------


def thing(
    node: bound.Piece | bound.Pieces | bound.Chosen, speech: Speech, determiner: say.Determiner = "each"
) -> say.Thing:
    """A piece, a player or a set. `determiner` is for a set that no quantity is given for."""
    match node:
        case bound.You():
            return say.Person(who="you")
        case bound.Opponent():
            return say.Person(who="opponent")
        case bound.PlayerOf():
            return say.PlayerNamed(word=node.word, each=node.each)
        case bound.ControllerOf():
            return say.Controller(of=thing(node.piece, speech))
        case bound.This():
            return say.Myself(kind=speech.game.kind(node.kind), again=speech.again("this"))
        case bound.Local(kind="player"):
            return say.Person(who="they")
        case bound.Local():
            return _reference(node.name, speech.game.kind(node.kind), node.plural, speech)
        case bound.RoleOf():
            name = node.name or node.role.id
            kind = speech.kind_of(name) or speech.game.kind(node.role.kind)
            return _reference(name, kind, False, speech, node.role)
        case bound.Named():
            speech.new_thing()
            return say.Titled(titles=node.titles)
        case bound.HexName():
            return say.HexNamed(name=node.name)
        case bound.Placed():
            return say.PlaceNamed(place=node.place)
        case bound.TheOnly():
            return thing(node.pieces, speech, "the")
        case bound.AttributeOf():
            return measure(node, speech)
        case bound.Select():
            return noun(node, speech, determiner)
        case bound.Top():
            owner = thing(node.player, speech) if node.player else None
            return say.TopOf(amount=amount(node.count, speech), zone=node.zone, owner=owner)
        case bound.Rest():
            return say.RestOf(of=thing(node.of, speech))
        case bound.Union():
            return say.Joined(things=tuple(thing(part, speech, determiner) for part in node.parts))
        case bound.Chosen():
            return chosen(node, speech)
        case bound.Unresolved():
            return say.Verbatim(text=node.text)
    assert_never(node)


def _reference(
    name: str, kind: words.Kind | None, plural: bool, speech: Speech, role: words.Role | None = None
) -> say.Reference:
    again = speech.several_again(name) if plural else speech.again(name)
    return say.Reference(
        name=name, kind=kind, plural=plural, ambiguous=speech.ambiguous(name), again=again, role=role
    )


def noun(
    node: bound.Select,
    speech: Speech,
    determiner: say.Determiner = "",
    quantity: bound.Quantity | None = None,
    called: str = "",
) -> say.Noun:
    """Things of a kind, with all that is said of them."""
    speech.new_thing(called)
    kind, tests = _narrowest(node.kind, node.tests)
    number, quantifier = _quantity(quantity, speech)
    if quantity and quantity.every:
        determiner = "each"
    tests = (*tests, *_domain(node, tests))
    return say.Noun(
        kind=kind,
        determiner=determiner,
        amount=number,
        quantifier=quantifier,
        modifiers=tuple(modifier(test, speech) for test in tests),
        called=called if speech.ambiguous(called) else "",
    )


def _domain(node: bound.Select, tests: tuple[bound.Test, ...]) -> tuple[bound.Test, ...]:
    """Where the things are looked for, unless a test says so already."""
    match node.domain:
        case None | bound.Unresolved():
            return ()
        case bound.InZone() as zone:
            return () if any(isinstance(test, bound.InZone) for test in tests) else (zone,)
        case pieces:
            if any(isinstance(test, bound.IsOneOf) and not test.negated for test in tests):
                return ()
            return (bound.IsOneOf(span=node.span, pieces=pieces),)


def _narrowest(kind: words.Kind, tests: tuple[bound.Test, ...]) -> tuple[words.Kind, tuple[bound.Test, ...]]:
    """The kind to name: a part of the kind where the tests ask for one."""
    for test in tests:
        if isinstance(test, bound.IsKind) and not test.negated and (test.kind.parent or test.kind == kind):
            return test.kind, tuple(other for other in tests if other is not test)
    return kind, tests


def _quantity(quantity: bound.Quantity | None, speech: Speech) -> tuple[say.Amount | None, say.Quantifier]:
    if quantity is None or quantity.every:
        return None, ""
    if isinstance(quantity.number, bound.Unlimited):
        return None, "any number of"
    number = amount(quantity.number, speech)
    if quantity.up_to:
        return number, "up to"
    if quantity.exact:
        return number, "exactly"
    return number, "at least" if quantity.least else ""


def chosen(node: bound.Chosen, speech: Speech) -> say.Thing:
    """A quantity of a set."""
    pieces = node.pieces
    if isinstance(pieces, bound.Select):
        return noun(pieces, speech, "", node.quantity, node.name)
    whole = thing(pieces, speech)
    if node.quantity.every:
        return whole
    number, quantifier = _quantity(node.quantity, speech)
    return say.Part(amount=number or say.AnyAmount(), quantifier=quantifier, of=whole, called=node.name)


# --- tests -----------------------------------------------------------------------------------


def modifier(node: bound.Test, speech: Speech) -> say.Modifier:
    """What is said of a thing."""
    match node:
        case bound.IsAdjective():
            seen_by = thing(node.player, speech) if node.player else None
            return say.Being(adjective=node.adjective, negated=node.negated, seen_by=_unless_you(seen_by))
        case bound.IsKind():
            return say.BeingA(kind=node.kind, negated=node.negated)
        case bound.IsNamed():
            return say.Called(titles=say.Titled(titles=node.named.titles), negated=node.negated)
        case bound.IsOneOf():
            return say.OneOf(things=thing(node.pieces, speech), negated=node.negated)
        case bound.Related():
            return say.Standing(
                relation=node.relation,
                to=_other(node, speech),
                measure=amount(node.measure, speech) if node.measure else None,
                negated=node.negated,
            )
        case bound.InZone():
            owner = thing(node.player, speech) if node.player else None
            return say.LyingIn(zone=node.zone, owner=owner, negated=node.negated)
        case bound.WithNumber():
            number = amount(node.number, speech)
            return say.HavingNumber(attribute=node.attribute, op=node.op, number=number, negated=node.negated)
        case bound.WithToken():
            return say.HavingToken(token=node.token, negated=node.negated)
        case bound.WithPiece():
            return say.HavingPiece(piece=thing(node.piece, speech, "a"), negated=node.negated)
        case bound.DidVerb():
            return say.Doing(
                verb=node.verb,
                by=thing(node.by, speech) if node.by else None,
                object=thing(node.object, speech, "a") if node.object else None,
                negated=node.negated,
                can=node.can,
                when=node.when,
                last=node.last,
            )
        case bound.IsFace():
            return say.Showing(faces=tuple(side(face, speech) for face in node.faces), negated=node.negated)
        case bound.AnyTest():
            return say.AnyOf(modifiers=tuple(modifier(test, speech) for test in node.tests))
        case bound.Unresolved():
            return say.Verbatim(text=node.text)
    assert_never(node)


def _other(node: bound.Related, speech: Speech) -> say.Thing:
    if isinstance(node.other, bound.Select) and node.name:
        return noun(node.other, speech, "a", called=node.name)
    return thing(node.other, speech, "a")


def _unless_you(player: say.Thing | None) -> say.Thing | None:
    return None if player == say.Person(who="you") else player
