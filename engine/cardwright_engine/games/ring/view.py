"""What one player can see: a projection of the state."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright_engine.games.ring.why import Reasons


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """`open` are pieces anybody sees, `own` those only the viewer does, with the pile each lies in;
    of everything else the number of cards alone is known."""

    open: tuple[tuple[str, tuple[int, ...]], ...]
    own: tuple[tuple[str, tuple[int, ...]], ...]
    counts: tuple[tuple[str, int], ...]


class Views(Reasons):
    def visible(self, card: int, player: int) -> bool:
        """Whether a player may look at a card now, wherever it lies."""
        view = self.view(player)
        return any(card in pile for _, pile in (*view.open, *view.own))

    def view(self, player: int) -> View:
        """Hands, cycle piles and eliminated piles are their owner's to look at, decks nobody's, but
        for a top card that a text lets its owner see."""
        state = self.state
        seen = tuple(card for card in state.draw_decks[player][-1:] if self.ruling("see", card))
        shown = (
            *((f"reserve {other}", tuple(state.reserves[other])) for other in self.players),
            ("placed", tuple(state.placed[0])),
            ("active", tuple(state.active_places[0])),
            ("scored free", tuple(state.scored[0])),
            ("scored shadow", tuple(state.scored[1])),
            ("left behind", tuple(state.left_behind[0])),
        )
        own = (
            ("hand", tuple(state.hands[player])),
            ("cycle pile", tuple(state.cycled[player])),
            ("eliminated pile", tuple(state.eliminated[player])),
            ("draw deck", seen),
        )
        counts = tuple(
            (f"{name} {other}", len(piles[other]))
            for other in self.players
            for name, piles in (
                ("hand", state.hands),
                ("draw deck", state.draw_decks),
                ("cycle pile", state.cycled),
                ("eliminated pile", state.eliminated),
            )
        )
        return View(open=shown, own=own, counts=counts)
