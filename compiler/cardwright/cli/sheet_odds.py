"""The odds on sheets: every card that has an answer by itself, asked about against some units."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from cardwright.bound import nodes as bound
from cardwright.cli.compiled_cards import Cards
from cardwright.cli.odds_rows import Measured, decimal, measured, notes, percent
from cardwright.driver import Build, Odds, game_of
from cardwright.emit.sheet_nodes import OddsCell, OddsMeasure, OddsRow, OddsTable
from cardwright.play.odds import Asked, NoOdds, NotDescribed, found, target_of, trials_of
from cardwright_engine import vocabulary as words


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetOdds:
    """Tables by game and title, and why targets are refused that mean nothing in any game."""

    tables: Mapping[str, Odds]
    refused: tuple[str, ...]

    def cards(self, target: str) -> int:
        """On how many cards a target is asked about."""
        return sum(
            any(table.against == target for table in tables)
            for odds in self.tables.values()
            for tables in odds.values()
        )


def askable(games: Mapping[str, words.Vocabulary]) -> dict[str, words.Vocabulary]:
    """The games whose packages say how odds are asked for."""
    return {game: vocabulary for game, vocabulary in games.items() if trials_of(vocabulary) is not None}


def sheet_odds(
    made: Build, cards: Mapping[str, Cards], games: Mapping[str, words.Vocabulary], targets: Sequence[str]
) -> SheetOdds:
    """What every card of a build does to each target, in the order of the targets.

    A card that rolls no dice, needs an attack or leaves a choice that matters has no table, and words
    may mean nothing in some of the games. What has errors may be what the words are from.
    """
    why = {game: _understood(games[game], cards[game], targets) for game in cards}
    return SheetOdds(
        tables={
            game: dict(_asked(games[game], cards[game], _titles(made, game), _meant(why[game])))
            for game in cards
        },
        refused=()
        if made.failed
        else tuple(_told(why, target) for target in targets if all(said[target] for said in why.values())),
    )


def _understood(vocabulary: words.Vocabulary, cards: Cards, targets: Sequence[str]) -> dict[str, str]:
    """Why each target means nothing in a game, in a sentence; nothing where it means something."""
    why: dict[str, str] = {}
    trials = trials_of(vocabulary)
    assert trials is not None
    for target in targets:
        try:
            target_of(vocabulary, cards, trials, target)
            why[target] = ""
        except NotDescribed as unknown:
            why[target] = str(unknown)
    return why


def _meant(why: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(target for target, refused in why.items() if not refused)


def _told(why: Mapping[str, Mapping[str, str]], target: str) -> str:
    """What each game says of words that mean nothing in any."""
    if not why:
        return "nobody has said how odds are asked for in any of these games"
    if len(why) == 1:
        return next(said[target] for said in why.values())
    return "; ".join(f"in `{game}`, {said[target]}" for game, said in why.items())


def _titles(made: Build, game: str) -> Iterator[str]:
    for file in made.files:
        if game_of(file) == game:
            yield from (block.title for block in file.blocks if isinstance(block, bound.Card))


def _asked(
    vocabulary: words.Vocabulary, cards: Cards, titles: Iterator[str], targets: Sequence[str]
) -> Iterator[tuple[str, tuple[OddsTable, ...]]]:
    for title in titles:
        if title in cards:  # a keyword is no card
            tables = tuple(_tables(vocabulary, cards, title, targets))
            if tables:
                yield title, tables


def _tables(
    vocabulary: words.Vocabulary, cards: Cards, title: str, targets: Sequence[str]
) -> Iterator[OddsTable]:
    for target in targets:
        try:
            measures, columns = found(vocabulary, cards, Asked(card=title, against=target))
        except NoOdds:
            continue
        yield OddsTable(
            against=target,
            notes=notes(columns),
            levels=tuple(column.level for column in columns if column.level),
            dice=tuple(column.dice for column in columns),
            measures=tuple(map(_measure, measured(measures, columns))),
        )


def _measure(of: Measured) -> OddsMeasure:
    return OddsMeasure(
        name=of.name,
        rows=tuple(OddsRow(value=value, cells=tuple(map(_chance, chances))) for value, chances in of.values),
        expected=tuple(map(_expected, of.expected)),
    )


def _chance(part: Fraction) -> OddsCell:
    if not part:
        return OddsCell()
    return OddsCell(text=percent(part), exact=str(part), bar=round(part * 100))


def _expected(value: Fraction) -> OddsCell:
    return OddsCell(text=decimal(value), exact=str(value) if value.denominator > 1 else "")
