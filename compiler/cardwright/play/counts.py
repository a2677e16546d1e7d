"""How much there is of everything in a set of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cardwright.bound import nodes as bound


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts:
    """One game counted. Keywords and scenarios are no cards; their examples count. `known_by_name` are the
    titles of the cards of which nobody knows more."""

    cards: int
    distinct: int
    copies: int
    unknown_effects: int
    known_by_name: tuple[str, ...]
    by_deck: Mapping[str, int]
    by_provenance: Mapping[str, int]
    examples: int
    rulings: int


def counts(files: Iterable[bound.File]) -> dict[str, Counts]:
    """Every game counted, by name."""
    blocks: dict[str, list[bound.Block]] = {}
    for file in files:
        if not isinstance(file.vocabulary, bound.Unresolved):
            blocks.setdefault(file.vocabulary.game, []).extend(file.blocks)
    return {game: _counted(blocks[game]) for game in sorted(blocks)}


def _counted(blocks: list[bound.Block]) -> Counts:
    written = [block for block in blocks if isinstance(block, bound.Card)]
    cards = [card for card in written if card.kind.card]
    rulings = [block for block in blocks if isinstance(block, bound.Rulings)]
    by_deck: Counter[str] = Counter()
    for block in blocks:
        if isinstance(block, bound.Deck):
            by_deck[block.title] += sum(number for number, _, _ in block.counts)
    provenance = Counter(card.provenance or "unsaid" for card in cards)
    return Counts(
        cards=len(cards),
        distinct=len({(card.kind.word, card.title) for card in cards}),
        copies=by_deck.total(),
        unknown_effects=sum(card.unknown_effect for card in cards),
        known_by_name=tuple(sorted({card.title for card in cards if card.unknown_effect})),
        by_deck=dict(sorted(by_deck.items())),
        by_provenance=dict(sorted(provenance.items())),
        examples=sum(len(card.examples) for card in written) + sum(len(each.examples) for each in rulings),
        rulings=sum(len(each.examples) for each in rulings),
    )
