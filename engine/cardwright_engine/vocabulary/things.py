"""What a game is made of: stretches of time, pieces, what they have and are, places and players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """A stretch of the game with a start and an end: the game itself, a round, a turn, a phase.

    `parent` is the step it is part of, "" for the game; children of one parent follow one another in
    the order of declaration. `turn` is True where an active player exists. A duration ("until the
    end of the turn") and a limit ("once per round") name a step.
    """

    id: str
    words: tuple[str, ...]
    parent: str = ""
    turn: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """A kind of piece. `method` lists all pieces of the kind that can be meant when no place is named
    (units on the board, cards in play); "" for a kind that is a part of `parent`, whose pieces are
    those of the parent for which `test` holds. `default` says where those are, in words, for the
    printed text and the checks ("in play"). `single` is the id of an adjective that holds of at most
    one piece of the kind at a time (one path is active, R3)."""

    id: str
    words: tuple[str, ...]
    parent: str = ""
    method: str = ""
    test: str = ""  # method(piece) -> bool of a part
    default: str = ""
    single: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attribute:
    """Something a piece has. `type` is "number", "word" (one of `domain`), or the id of a kind (the
    wielder of an item is a character).

    `method(piece)` reads it. A number with `modifiable` is computed by `CardGame.number` under this
    id, so that cards can change it. `low` and `high` bound a number that play can reach. `implied`
    says whose it is when nobody is named: "you" (your lore) or "this" (level: of the card that
    speaks). `singular` attributes are spoken of without a number ("the banner of target").
    `field` is True where it is printed on the card, and so known before play. `serves` are the steps
    in which the rules read it, none for all: a change that comes after them is too late.
    """

    id: str
    words: tuple[str, ...]
    of: tuple[str, ...]
    type: str = "number"
    domain: tuple[str, ...] = ()
    method: str
    modifiable: bool = False
    low: int = 0
    high: int = 99
    implied: Literal["", "you", "this"] = ""
    field: bool = False
    serves: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjective:
    """A word before a noun, or after `is`. Either `attribute` has `value` (blue unit), or the test
    `method(piece)` holds; with `relative`, `method(piece, player)` (your, enemy), and where a test has
    a `value`, `method(piece, value)` (a battleground shows a faction). `excludes` lists
    adjectives that can never hold together with it. `grants` makes `target is bold` possible inside a
    lasting effect: the id of the number attribute that it raises by one. `lists` names by kind a method
    that gives all pieces of it for which the adjective holds, in the order in which the kind lists them,
    where a game finds them without looking through all (of all paths one is active): `method()`, and
    `method(player)` of a relative one. It is `printed` where its method reads what is printed on a card."""

    id: str
    words: tuple[str, ...]
    of: tuple[str, ...]
    attribute: str = ""
    value: str = ""
    method: str = ""
    relative: bool = False
    excludes: tuple[str, ...] = ()
    grants: str = ""
    lists: tuple[tuple[str, str], ...] = ()
    printed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Relation:
    """A preposition between two pieces: `of` the first, `to` the second. `method(piece, other)` tests
    it; with `measure`, `method(piece, number, other)` and the phrase is `within 2 hexes of target`,
    where `measure` lists the words of the unit of measure. `relative` adds the player who speaks as a
    last argument (in the left section). `distance` is how far apart the two are then, least and most
    (adjacent: 1 and 1). `never` are pairs of kinds that never stand so (an army on a path). Where a piece
    has this relation to one other at most, `one(piece)` gives that, −1 where there is none."""

    id: str
    preposition: str
    of: tuple[str, ...]
    to: tuple[str, ...]
    method: str
    measure: tuple[str, ...] = ()
    relative: bool = False
    distance: tuple[int, int] | None = None
    never: tuple[tuple[str, str], ...] = ()
    one: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Zone:
    """Where cards can be, other than on another piece. `owned` zones need a player ("your hand"), or
    a side where `owned` is "side"; `hidden` ones may not be looked into by others. `method(player)`
    lists the cards in it, top card first; for an unowned zone `method()`. `test(card)` says whether a
    card is in it, whoever's it is. `in_play`: abilities of cards there are live by default. `place(player)`
    gives the piece that stands for it where a place is wanted (`play it to your reserve`); a zone without
    is no place to go to."""

    id: str
    words: tuple[str, ...]
    preposition: str = "in"
    owned: Literal["player", "side", ""] = "player"
    hidden: Literal["", "others", "all"] = ""
    ordered: bool = False
    in_play: bool = False
    method: str
    test: str
    place: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A fixed part of the board, or another constant the language can name (left section). `value` is
    what the engine gets for it."""

    id: str
    words: tuple[str, ...]
    kind: str
    value: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """A face of the game's die."""

    id: str
    words: tuple[str, ...]
    icon: str = ""  # file name of the icon on sheets
    attribute: str = ""  # the face can be named by an attribute: [banner of target]


@dataclass(frozen=True, slots=True, kw_only=True)
class Token:
    """A token that can lie on a piece: `put 2 path attack tokens onto this`."""

    id: str
    words: tuple[str, ...]
    on: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerWord:
    """How a player is named: `the Mordor player`, `each Free Peoples player`. `method()` lists them."""

    id: str
    words: tuple[str, ...]  # the words before `player`
    method: str
    argument: str = ""
    many: bool = False  # there can be more than one
