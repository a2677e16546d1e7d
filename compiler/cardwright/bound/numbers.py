"""Between which bounds a number of a card can lie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from cardwright.bound import nodes as bound

_FAR = 10**9


@dataclass(frozen=True, slots=True)
class Interval:
    """All whole numbers from `low` to `high`."""

    low: int
    high: int

    @property
    def exact(self) -> bool:
        """Whether it is one number only."""
        return self.low == self.high

    def meet(self, other: Interval) -> Interval | None:
        """The numbers in both; nothing where there are none."""
        low, high = max(self.low, other.low), min(self.high, other.high)
        return Interval(low, high) if low <= high else None

    def holds(self, other: Interval) -> bool:
        """Whether all numbers of the other are in it."""
        return self.low <= other.low and other.high <= self.high


ANY = Interval(-_FAR, _FAR)
COUNTED = Interval(0, _FAR)


def bounds(number: bound.Number) -> Interval:
    """The bounds of a number, as far as its game declares them."""
    match number:
        case bound.Whole():
            return Interval(number.value, number.value)
        case bound.ByLevel():
            return Interval(min(number.values), max(number.values))
        case bound.AttributeOf():
            attribute = number.attribute
            return Interval(attribute.low, attribute.high) if attribute.type == "number" else ANY
        case bound.CountOf() | bound.FacesRolled() | bound.Result() | bound.Parameter() | bound.Unlimited():
            return COUNTED
        case bound.Sum():
            low = high = 0
            for sign, term in number.terms:
                part = bounds(term)
                low += part.low if sign == "+" else -part.high
                high += part.high if sign == "+" else -part.low
            return Interval(low, high)
        case bound.Product():
            product = Interval(1, 1)
            for factor in number.factors:
                part = bounds(factor)
                corners = [
                    one * other for one in (product.low, product.high) for other in (part.low, part.high)
                ]
                product = Interval(min(corners), max(corners))
            return product
        case bound.Half():
            whole = bounds(number.of)
            return Interval((whole.low + 1) // 2, (whole.high + 1) // 2)
        case bound.Unresolved():
            return ANY
        case _:
            assert_never(number)
