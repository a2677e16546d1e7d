"""Prince Imrahil, compiled from cards/ring/dunedain.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Character, Game, Play


def when_play(g: Game, c: Context[Play]) -> None:
    for card in g.choose(
        c.you,
        [card for card in g.hand(c.you) if g.can_cycle(c.you, card)],
        "cycle",
        minimum=0,
        card=c.this,
        line=409,
    ):
        g.cycle(c.you, card)
        for army in g.choose(
            c.you,
            [
                army
                for army in g.draw_deck(c.you)
                if g.is_army(army) and g.title(army) == "Knights of Dol Amroth"
            ],
            "take",
            card=c.this,
            line=410,
        ):
            g.take(c.you, army)


CARD: Final = Character(
    name="Prince Imrahil",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(11,),
    icons=((1, "defense"), (1, "leadership attack")),
    abilities=(
        Ability(
            form="trigger",
            event="play",
            timing="when",
            conditions=(
                Condition(id="player", says="you", test=lambda g, c: c.event.player == c.you),
                Condition(
                    id="card",
                    says="this",
                    test=lambda g, c: c.event.card == c.this,
                    itself="card",
                ),
            ),
            effect=when_play,
            line=408,
        ),
    ),
    source="cards/ring/dunedain.card",
)
SOURCE_MAP: Final = ("cards/ring/dunedain.card", ((9, 408), (10, 409), (19, 410), (33, 404)))
