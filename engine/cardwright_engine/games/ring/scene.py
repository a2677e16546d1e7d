"""A table of The Card Game: active places with who stands there, reserves, hands, scores."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from cardwright_engine.games.ring.game import Game
from cardwright_engine.games.ring.nouns import STEPS
from cardwright_engine.scene import Area, Fact, Lying, Scene

_STEPS: Final = {step.id: step.words[0] for step in STEPS}
_TOKENS: Final = ("attack", "defense", "path_attack", "path_defense")
_TEAMS: Final = (("free", "Free Peoples"), ("shadow", "Shadow"))


def scene(game: Game, viewers: Collection[int]) -> Scene:
    """The table as these players see it."""
    state = game.state
    return Scene(
        turn=f"Round {state.round}",
        step=_STEPS.get(state.step, state.step),
        facts=tuple(_facts(game)),
        areas=(*_locations(game), *_of_players(game, viewers), *_scored(game)),
    )


def _facts(game: Game) -> Iterator[Fact]:
    state = game.state
    scores = [game.score(game.team_players(side)[0]) for side, _ in _TEAMS]
    for (_, name), score in zip(_TEAMS, scores, strict=True):
        yield Fact(title=f"{name} points", value=str(score))
    yield Fact(title="corruption", value=str(state.corruption))
    for player in game.players:
        ring = "at hand" if state.rings[player] else "used"
        yield Fact(title="Ring token", value=ring, player=player)


def _locations(game: Game) -> Iterator[Area]:
    """Each active place with the cards on it."""
    state = game.state
    for place in state.active_places[0]:
        side = game.side(place)
        whose = dict(_TEAMS)[side] if side else ""
        what = f"{whose} battleground" if side else f"path {game.path_number(place)}"
        worth = game.victory_points(place)
        points = f"{worth} point{'' if worth == 1 else 's'}"
        here = [card for card in state.placed[0] if state.places[card] == place]
        lying = Lying(piece=place, marks=(points, *_tokens(game, place)))
        yield Area(title=f"{game.title(place)} ({what})", cards=(lying, *_cards(game, here)))


def _of_players(game: Game, viewers: Collection[int]) -> Iterator[Area]:
    state = game.state
    for player in game.players:
        yield Area(title="reserve", player=player, cards=_cards(game, state.reserves[player]))
        closed = (
            ("hand", state.hands[player]),
            ("cycle pile", state.cycled[player]),
            ("eliminated pile", state.eliminated[player]),
        )
        for title, pile in closed:
            if player in viewers:
                yield Area(title=title, player=player, cards=_cards(game, pile))
            else:
                yield Area(title=title, player=player, hidden=len(pile))
        seen = dict(game.view(player).own)["draw deck"] if player in viewers else ()
        left = len(state.draw_decks[player]) - len(seen)
        yield Area(title="draw deck", player=player, cards=_cards(game, seen), hidden=left)


def _scored(game: Game) -> Iterator[Area]:
    for (_, name), pile in zip(_TEAMS, game.state.scored, strict=True):
        yield Area(title=f"scoring area of the {name}", cards=_cards(game, pile))


def _cards(game: Game, pile: Iterable[int]) -> tuple[Lying, ...]:
    return tuple(Lying(piece=card, marks=tuple(_marks(game, card))) for card in pile)


def _marks(game: Game, card: int) -> Iterator[str]:
    wielder = game.state.wielders[card]
    if wielder >= 0:
        yield f"with {game.title(wielder)}"
    yield from _tokens(game, card)


def _tokens(game: Game, piece: int) -> Iterator[str]:
    for token in _TOKENS:
        number = game.tokens(piece, token)
        if number:
            yield f"{number} {token.replace('_', ' ')} token{'s' if number > 1 else ''}"
