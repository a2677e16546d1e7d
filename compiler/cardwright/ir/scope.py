"""What the names of a card stand for inside one function of its module."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from cardwright.bound import nodes as bound
from cardwright.diagnostics.internal_error import InternalError
from cardwright.ir import nodes as ir
from cardwright.ir.names import identifier
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words

# The constants of lasting abilities, and what they keep when they are made.
Made = tuple[tuple[str, ...], tuple[ir.Expression, ...]]


@dataclass(slots=True)
class Draft:
    """A module in the making. `lower_lasting` gives a lasting ability a constant; it lives here
    because what happens can create abilities, and abilities are what happens."""

    vocabulary: words.Vocabulary
    title: str
    kind: words.CardKind
    lower_lasting: Callable[[bound.Ability, Scope], Made]
    lower_delay: Callable[[bound.Delay, Scope], Made]
    parameters: dict[str, str] = field(default_factory=dict)  # letter of a keyword -> name
    definitions: list[ir.Function | ir.Constant] = field(default_factory=list)
    names: set[str] = field(default_factory=lambda: {"CARD", "LASTING", "SOURCE_MAP", "abilities"})

    def fresh(self, text: str, *, upper: bool = False) -> str:
        """A name of the module that nothing else has."""
        name = identifier(text, frozenset() if upper else self.names)
        if upper:
            name = name.upper()
            number = 2
            while name in self.names:
                name = f"{identifier(text).upper()}_{number}"
                number += 1
        self.names.add(name)
        return name

    def piece_kind(self, id: str) -> words.Kind | None:
        return next((kind for kind in self.vocabulary.kinds if kind.id == id), None)

    def define(self, made: ir.Function) -> str:
        """Add a function under a name close to its own; one that does the same is used again, for
        the events of both."""
        for place, known in enumerate(self.definitions):
            if isinstance(known, ir.Function) and _same(known, made):
                events = known.event.split(" | ") if known.event else []
                if made.event and known.event and made.event not in events:
                    both = " | ".join(sorted([*events, made.event]))
                    self.definitions[place] = replace(known, event=both)
                return known.name
        named = replace(made, name=self.fresh(made.name))
        self.definitions.append(named)
        return named.name

    def define_lasting(self, name: str, ability: ir.Ability) -> str:
        """Add a lasting ability as a constant, under an id of its own; an equal one is used again."""
        constants = [known for known in self.definitions if isinstance(known, ir.Constant)]
        for known in constants:
            if replace(known.ability, id="") == ability:
                return known.name
        id = f"{self.title}/{len(constants) + 1}"
        made = ir.Constant(
            span=ability.span, name=self.fresh(name, upper=True), ability=replace(ability, id=id)
        )
        self.definitions.append(made)
        return made.name


def _same(known: ir.Function, made: ir.Function) -> bool:
    return replace(known, name="", event="") == replace(made, name="", event="")


@dataclass(slots=True)
class Scope:
    """One function: what bound names stand for, and which Python names are in use.

    `roles` are those of the event that the function answers, under the names that the card gave
    them. A lasting ability cannot see the locals of the effect that made it: what it needs from
    there (`outer`) is kept when it is made, and read as `c.bound[i]`.
    """

    draft: Draft
    names: dict[str, ir.Expression] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)
    roles: dict[str, str] = field(default_factory=dict)  # name -> field of the event
    own_roles: tuple[words.Role, ...] = ()  # all that the event carries
    roll: ir.Expression | None = None
    each: dict[str, ir.Expression] = field(default_factory=dict)  # player word -> who it is now
    did: ir.Expression | None = None  # whether the optional sentence before was carried out
    listed: set[str] = field(default_factory=set)  # sets out of which pieces are taken
    after: tuple[bound.Statement, ...] = ()  # sentences behind the block that may ask for what it gives
    outer: Scope | None = None
    keeps: list[tuple[str, ir.Expression, bool]] = field(default_factory=list)

    # --- making names ------------------------------------------------------------------------

    def local(self, text: str) -> str:
        """A Python name for something new in this function."""
        name = identifier(text, self.used | self.draft.names)
        self.used.add(name)
        return name

    def bind(self, text: str, span: Span) -> str:
        """A local name for what the card calls `text`."""
        name = self.local(text)
        self.names[text] = ir.Name(span=span, name=name)
        return name

    def release(self, names: Iterable[str]) -> None:
        """Names of loops that are over can be used again, unless the card speaks of them."""
        kept = {value.name for value in self.names.values() if isinstance(value, ir.Name)}
        self.used.difference_update(set(names) - kept)

    def inner(self) -> Scope:
        """The same function, in a block: names bound there end with it; Python names do not clash
        with those of the function around."""
        return Scope(
            draft=self.draft,
            names=dict(self.names),
            used=self.used,
            roles=self.roles,
            own_roles=self.own_roles,
            roll=self.roll,
            each=dict(self.each),
            did=self.did,
            listed=self.listed,
            after=self.after,
            outer=self.outer,
            keeps=self.keeps,
        )

    def comprehension(self) -> Scope:
        """A block whose Python names are free again after it."""
        scope = self.inner()
        scope.used = set(self.used)
        return scope

    def sibling(self) -> Scope:
        """A further function of the same ability: the same event, no locals."""
        return Scope(
            draft=self.draft, roles=self.roles, own_roles=self.own_roles, outer=self.outer, keeps=self.keeps
        )

    # --- reading names -----------------------------------------------------------------------

    def read(self, name: str, span: Span, *, plural: bool = False) -> ir.Expression:
        """What a bound name stands for here."""
        if name in self.names:
            return self.names[name]
        if name in self.roles:
            return ir.Happening(span=span, field=self.roles[name])
        return self._keep(f"name {name}", span, lambda outer: outer.read(name, span, plural=plural), plural)

    def role(self, node: bound.RoleOf) -> ir.Expression:
        """What the event carries; the name tells which event, where two are spoken of."""
        if node.name and node.name in self.names:
            return self.names[node.name]
        field = self.roles.get(node.name, "") if node.name else ""
        carried = any(role.id == node.role.id for role in self.own_roles)
        own = carried and not (node.name and self._outside(node.name))
        if field or own or self.outer is None:
            if not field and not carried:
                raise InternalError(f"no event here carries {node.role.id!r}")
            return ir.Happening(span=node.span, field=field or node.role.id)
        return self._keep(
            f"role {node.name or node.role.id}", node.span, lambda outer: outer.role(node), False
        )

    def _outside(self, name: str) -> bool:
        outer = self.outer
        while outer is not None:
            if name in outer.roles or name in outer.names:
                return True
            outer = outer.outer
        return False

    def last_roll(self, span: Span) -> ir.Expression:
        if self.roll is None:
            raise InternalError("no dice were rolled before they are counted")
        return self.roll

    def kept_number(self, key: str, span: Span, of: Callable[[Scope], ir.Expression]) -> ir.Expression:
        """A number that is known when a lasting ability is made, and kept."""
        return self._keep(key, span, of, False)

    def _keep(
        self, key: str, span: Span, of: Callable[[Scope], ir.Expression], several: bool
    ) -> ir.Expression:
        if self.outer is None:
            raise InternalError(f"nothing here is called {key.split(' ', 1)[1]!r}")
        for index, (known, _, rest) in enumerate(self.keeps):
            if known == key:
                return ir.Bound(span=span, index=index, rest=rest)
        if any(rest for _, _, rest in self.keeps):
            raise InternalError("a lasting ability keeps more than one set, or a set before something else")
        self.keeps.append((key, of(self.outer), several))
        return ir.Bound(span=span, index=len(self.keeps) - 1, rest=several)


def spread(keeps: Iterable[tuple[str, ir.Expression, bool]]) -> tuple[ir.Expression, ...]:
    """What a lasting effect keeps, sets piece by piece."""
    return tuple(
        ir.Group(span=value.span, parts=(value,), spread=(True,)) if several else value
        for _, value, several in keeps
    )
