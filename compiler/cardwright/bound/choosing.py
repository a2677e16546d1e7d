"""Choices: `choose 1 enemy unit as target`, and what they are called afterwards."""

from __future__ import annotations

from dataclasses import replace

from cardwright.bound import nodes as bound
from cardwright.bound.scope import Name
from cardwright.bound.slots import Slots
from cardwright.surface import nodes as surface


class Choosing(Slots):
    """Binds choices."""

    def _choose(
        self, order: surface.Order, chooser: bound.Player | None = None, *, optional: bool = False
    ) -> bound.Statement:
        if order.arguments.object is None:
            return self.unresolved(order.span, "slot-missing", "choose", note="say what is chosen")
        meant = self.meant(order.arguments.object.terms[0].parts[0])
        if meant.problem:
            return meant.problem
        said = chooser is not None
        chooser = chooser or bound.You(span=order.span)
        if meant.quantity is None:
            return self.unresolved(meant.span, "quantity-missing", "choose", note="say how many")
        quantity = replace(meant.quantity, up_to=True) if optional else meant.quantity
        pieces = self.pieces_from(meant)
        if isinstance(pieces, bound.Unresolved):
            return pieces
        if not meant.name:
            self._bind_chosen(
                bound.Chosen(
                    span=order.span,
                    pieces=pieces,
                    quantity=quantity,
                    chooser=chooser,
                    chooser_said=said,
                    name="chosen",  # so that `it` is not told of too
                )
            )
            return self.unresolved(order.span, "choose-unnamed", self._written(order.span))
        chosen = bound.Chosen(
            span=order.span,
            pieces=pieces,
            quantity=quantity,
            chooser=chooser,
            chooser_said=said,
            name=meant.name,
        )
        self._bind_chosen(chosen)
        return bound.Choose(span=order.span, chosen=chosen)

    def _bind_chosen(self, chosen: bound.Chosen) -> None:
        number = chosen.quantity.number
        one = isinstance(number, bound.Whole) and number.value == 1
        kind = self.kind_of(chosen.pieces)
        maybe = chosen.quantity.up_to
        if chosen.name:
            self.bind_name(Name(chosen.name, kind, plural=not one, origin="choice", maybe=maybe))
            if one:
                self.scope.last_piece = bound.Local(
                    span=chosen.span, name=chosen.name, kind=kind, origin="choice", maybe=maybe
                )
            else:
                self.scope.last_set = chosen.name
