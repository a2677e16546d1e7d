"""Small changes that might make a statement whole, the likeliest first."""

from collections.abc import Iterator, Sequence
from functools import partial

from cardwright.diagnostics.suggest import near
from cardwright.surface.machine import accepted
from cardwright.surface.repair import Repair
from cardwright.surface.rules import (
    and_without_comma,
    brace_too_many,
    missing_mark,
    missing_word,
    misspelt_keyword,
    or_more,
    word_too_many,
    wrong_word,
)
from cardwright.surface.sayings import mended, told
from cardwright.surface.table import END, LINE_END, Table, Token
from cardwright.surface.terminals import MARKS, RESERVED, SPELT
from cardwright.text.source import Span

_PARTS = frozenset({"COMMA", "COLON", "COMMA_THEN"})  # behind them a sentence begins
_BACK = 25  # words before the mistake that may be its cause


def repairs(
    table: Table, states: Sequence[int], tokens: Sequence[Token], begun: int, at: int
) -> Iterator[Repair]:
    """All repairs of the statement that began at `begun` and went wrong at `at`."""
    possible = accepted(table, states)
    token = tokens[at]
    previous = tokens[at - 1] if at > begun else None
    if (
        at
        and token.kind != LINE_END
        and (token.kind, token.text) == (tokens[at - 1].kind, tokens[at - 1].text)
    ):
        yield _without(token, at)
    yield from mended(tokens, begun, at)
    if told(tokens, begun, at) is not None:
        return  # good English, and no change of a word would be what it means
    yield from _misspelt(tokens, begun, at)
    yield from _commas(tokens, begun, at)
    yield from _or_more(tokens, at)
    yield from _subject(tokens, begun, at)
    yield from _missing(possible, tokens, begun, at)
    yield from _wrong(possible, tokens, at)
    if token.kind != "NOT":  # leaving it out would turn the meaning round
        yield _without(token, at)
    if previous and previous.kind not in ("LBRACE", "RBRACE"):
        yield _without(previous, at - 1)


def _without(token: Token, at: int) -> Repair:
    say = brace_too_many.report if token.kind == "RBRACE" else word_too_many.report
    return Repair(at, at + 1, (), lambda: say(token))


def _misspelt(tokens: Sequence[Token], begun: int, at: int) -> Iterator[Repair]:
    """A keyword with a wrong letter was taken for a word of the game, here or before."""
    for index in range(at, max(begun - 1, at - _BACK), -1):
        token = tokens[index]
        if token.kind != "NAME" and token.text not in RESERVED:
            continue
        lower = token.text.casefold()
        for meant in (lower,) if lower in RESERVED and lower != token.text else near(token.text, RESERVED):
            if RESERVED[meant] != token.kind:
                mended = Token(RESERVED[meant], meant, token.span)
                yield Repair(
                    index,
                    index + 1,
                    (mended,),
                    partial(misspelt_keyword.report, token, meant),
                )


def _commas(tokens: Sequence[Token], begun: int, at: int) -> Iterator[Repair]:
    """`and` between two conditions wants a comma before it."""
    for index in range(at, max(begun, at - _BACK), -1):
        token, previous = tokens[index], tokens[index - 1]
        if token.kind in ("AND", "OR"):
            mended = Token(f"COMMA_{token.kind}", f", {token.text}", token.span)
            yield Repair(
                index,
                index + 1,
                (mended,),
                partial(and_without_comma.report, token, previous),
            )


def _or_more(tokens: Sequence[Token], at: int) -> Iterator[Repair]:
    """`3 or more` is said `at least 3`."""
    number, either, more = tokens[max(0, at - 2) : at + 1] if at > 1 else (tokens[at],) * 3
    if more.kind == "MORE" and either.kind == "OR" and number.kind in ("NUMBER", "TABLE", "PARAM"):
        word = "least" if more.text == "more" else "most"
        made = (Token("AT", "at", number.span), Token(word.upper(), word, number.span), number)
        yield Repair(at - 2, at + 1, made, lambda: or_more.report(number, more, word))


def _subject(tokens: Sequence[Token], begun: int, at: int) -> Iterator[Repair]:
    """`ordered units may move` needs a word like `the` in front, `each unit moves` needs `must`."""
    clause = max((index + 1 for index in range(begun, at) if tokens[index].kind in _PARTS), default=begun)
    first = tokens[clause]
    if tokens[at].kind in ("MODAL", "IS", "HAVE") and at - clause > 1:
        place = Span(first.span.source, first.span.start, first.span.start)
        the = Token("DET", SPELT["DET"], place)
        yield Repair(clause, clause, (the,), lambda: missing_word.report("DET", first, None))
    if at - 2 >= begun and tokens[at - 1].kind == "NAME" and tokens[at - 2].kind == "NAME":
        verb, previous = tokens[at - 1], tokens[at - 2]
        place = Span(verb.span.source, verb.span.start, verb.span.start)
        made = Token("MODAL", SPELT["MODAL"], place)
        yield Repair(at - 1, at - 1, (made,), lambda: missing_word.report("MODAL", verb, previous))


def _missing(possible: Sequence[str], tokens: Sequence[Token], begun: int, at: int) -> Iterator[Repair]:
    token = tokens[at]
    previous = tokens[at - 1] if at > begun else None
    place = Span(token.span.source, token.span.start, token.span.start)
    for kind in _likeliest_first(possible):
        if kind == "LBRACE" and token.kind != LINE_END:
            continue
        if kind == "COLON" and token.kind == LINE_END:
            continue
        made = [Token(kind, SPELT.get(kind, ""), place)]
        if kind == "RBRACE" and token.kind != LINE_END:
            made.append(Token(LINE_END, "", place))
        if kind == "STRING":
            made = [Token(kind, '""', place)]
        say = missing_mark.report if kind in MARKS else missing_word.report
        yield Repair(
            at,
            at,
            tuple(made),
            partial(say, kind, token, previous),
        )


def _wrong(possible: Sequence[str], tokens: Sequence[Token], at: int) -> Iterator[Repair]:
    token, before = tokens[at], tokens[max(0, at - 1)]
    if token.kind == LINE_END and before.kind in ("LPAR", "COLON", "COMMA"):
        made = Token("LBRACE", "{", before.span)
        yield Repair(at - 1, at, (made,), lambda: wrong_word.report(before, "LBRACE"))
    for kind in _likeliest_first(possible):
        opens = kind == "LBRACE" and tokens[at + 1 : at + 2] and tokens[at + 1].kind == LINE_END
        names = kind == "NAME" and tokens[at - 1].kind in ("AS", "ERROR") and token.kind not in MARKS
        if kind not in _exchanged(token) and not opens and not names:
            continue
        made = Token(kind, SPELT.get(kind, '""' if kind == "STRING" else ""), token.span)
        yield Repair(
            at,
            at + 1,
            (made,),
            partial(wrong_word.report, token, kind),
        )


def _exchanged(token: Token) -> tuple[str, ...]:
    """The kinds that a writer may have meant: marks for marks, open words for open words."""
    if token.kind in (LINE_END, END):
        return ("LBRACE",)
    if token.kind in MARKS:
        return tuple(mark for mark in MARKS if mark != LINE_END)
    return _OPEN if token.kind in _OPEN else ()


_OPEN = ("NAME", "STRING", "NUMBER", "FACE")

# Words whose absence says something; others would only be guesses.
_WORDS = (
    *("IS", "MODAL", "NAME", "NUMBER", "STRING", "DET", "TO", "OF", "AS"),
    *("FACE", "AND", "THAN", "PRON", "EXAMPLE"),
)


def _likeliest_first(possible: Sequence[str]) -> list[str]:
    return [kind for kind in (*MARKS, *_WORDS) if kind in possible]
