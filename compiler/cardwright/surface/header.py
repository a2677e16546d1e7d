"""The first line of a file, which names the game; put in its place where it is missing."""

from collections.abc import Sequence

from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.diagnostics.suggest import near
from cardwright.surface.rules import missing_game_line, misspelt_keyword
from cardwright.surface.table import END, LINE_END, Token
from cardwright.text.source import Source, Span

_WORDS = ("NAME", "PLAY", "ACTION")


def with_header(tokens: Sequence[Token], source: Source) -> tuple[list[Token], list[Diagnostic]]:
    """The tokens with a readable first line, and what was wrong with it."""
    first = 1 if tokens[0].kind == LINE_END else 0
    end = next(at for at in range(first, len(tokens)) if tokens[at].kind in (LINE_END, END))
    line, rest = list(tokens[first:end]), list(tokens[end:])
    words = bool(line) and all(token.kind in _WORDS for token in line)
    if words and len(line) > 1 and line[0].text == "game":
        return [*line, *rest] if rest[0].kind == LINE_END else [*line, _line_end(rest[0]), *rest], []
    if words and len(line) > 1 and _meant(line[0].text):
        mended = Token("NAME", "game", line[0].span)
        return [mended, *line[1:], *rest], [misspelt_keyword.report(line[0], "game")]
    shown = line[0] if line else rest[0]
    finding = missing_game_line.report(shown.span if line else Span(source, 0, 0))
    start = Span(source, shown.span.start, shown.span.start)
    made = [Token("NAME", "game", start), Token("NAME", "", start), Token(LINE_END, "", start)]
    if line and line[0].text == "game":
        return [*made[:2], *(rest if rest[0].kind == LINE_END else [made[2], *rest])], [finding]
    return [*made, *line, *(rest if line else rest[1:] or rest)], [finding]


def _meant(text: str) -> bool:
    return text.casefold() == "game" or bool(near(text, ("game",)))


def _line_end(before: Token) -> Token:
    return Token(LINE_END, "", before.span)
