"""The parts of a game's page about pieces: their kinds, what they have, are, and where they can be."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardwright.bound.advice import with_article
from cardwright.cli.reference_pages.markdown import code, codes
from cardwright_engine import vocabulary as words

_HIDDEN = {"": "everybody", "others": "its player", "all": "nobody"}


def naming(game: words.Vocabulary) -> Callable[[str], str]:
    """How a kind of piece is called on the page, by its id."""
    known = {kind.id: kind.words[0] for kind in game.kinds}
    return lambda id: known.get(id, id)


def kinds(game: words.Vocabulary) -> Iterator[tuple[str, ...]]:
    """Each kind of piece, with what is said of it."""
    name = naming(game)
    for kind in game.kinds:
        is_one = f"a kind of {name(kind.parent)}" if kind.parent else ""
        yield (
            codes(kind.words),
            ", ".join(part for part in (is_one, kind.default) if part),
            codes(each.words[0] for each in game.attributes if kind.id in each.of),
            codes(each.words[0] for each in game.adjectives if kind.id in each.of),
        )


def attributes(game: words.Vocabulary) -> Iterator[tuple[str, ...]]:
    """Each attribute, with whose it is and what it can be."""
    name = naming(game)
    for each in game.attributes:
        if each.type == "word":
            values = codes(each.domain)
        elif each.type == "number":
            values = f"{each.low} to {each.high}"
        else:
            values = name(each.type)
        of = ", ".join(map(name, each.of))
        yield codes(each.words), of, values, "yes" if each.modifiable else ""


def adjectives(game: words.Vocabulary) -> Iterator[tuple[str, ...]]:
    """Each adjective, with what it says and what it rules out."""
    name = naming(game)
    spoken = {each.id: each.words[0] for each in game.adjectives}
    attribute = {each.id: each.words[0] for each in game.attributes}
    for each in game.adjectives:
        means = ""
        if each.attribute:
            means = f"the {attribute[each.attribute]} is {each.value}"
        elif each.relative:
            means = "seen from the player who speaks"
        never = codes(spoken.get(other, other) for other in each.excludes)
        yield codes(each.words), ", ".join(map(name, each.of)), means, never


def relations(game: words.Vocabulary) -> Iterator[str]:
    """Each relation, as it is written between two nouns."""
    name = naming(game)
    for each in game.relations:
        first, second = (
            " or ".join(with_article(name(kind)) for kind in side) for side in (each.of, each.to)
        )
        measure = f" 2 {each.measure[-1]} of" if each.measure else ""
        yield f"- {first} {code(each.preposition + measure)} {second}"


def zones(game: words.Vocabulary) -> Iterator[tuple[str, ...]]:
    """Each zone, with whose it is and who may look into it."""
    owners = {"player": "a player's", "side": "a side's", "": "the game's"}
    for each in game.zones:
        notes = [
            "its cards lie in an order" if each.ordered else "",
            "abilities of cards there are live" if each.in_play else "",
            "a card can be played to it" if each.place else "",
        ]
        yield (
            codes(f"{each.preposition} {form}" for form in each.words),
            owners[each.owned],
            _HIDDEN[each.hidden],
            ", ".join(note for note in notes if note),
        )
